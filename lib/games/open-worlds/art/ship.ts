import { type Facts, shareOf } from "../../../art/facts.ts";
import { fleet } from "../../../art/forms/dart.ts";
import { farGlobe } from "../../../art/forms/planet.ts";
import { hull } from "../../../art/forms/ship.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { range } from "../../../art/pen/points.ts";

/** The largest class that there is, about. */
const LARGE = 15;

/** Most classes were never published. Names say which ships are large. */
const NAMES: readonly (readonly [beginnings: string, size: number])[] = [
  ["titan|battle", 0.9],
  ["warship|cruiser|destroyer|piledriver", 0.62],
  ["frigate|transport|avenger|assassin", 0.45],
  ["corvette|corsair|lancer|pike|striker|keeper|killer", 0.3],
];

const SMALL = 0.14;

function sizeOf(facts: Facts): number {
  if (facts.has("class")) return facts.share("class", LARGE);
  return NAMES.find(([beginnings]) => facts.named(beginnings))?.[1] ?? SMALL;
}

/** A ship is as long as its class, before a planet if that is high, and among others if it is low. */
export function ship(pen: Pen, facts: Facts, weapons: readonly number[], defense: number): void {
  const size = sizeOf(facts);
  if (size > 0.6)
    farGlobe(
      pen,
      pen.pick([
        [90, 100],
        [310, 100],
      ]),
      96,
    );
  if (size < 0.2) fleet(pen, 2, 0.8);
  const isSmall = size < 0.4;
  hull(pen, {
    size,
    armour: facts.has("defense") ? defense : size * pen.between(0.4, 0.9),
    guns: facts.has("weapons") ? weapons : range(1 + size * 3).map((i) => size * (1 - i * 0.15)),
    engines: facts.has("range") ? 1 + facts.number("range") : 2,
    bays: shareOf(facts.number("capacity"), 25) * 5,
    fins: facts.is("retreat") ? (isSmall ? 2 : 1) : isSmall ? pen.whole(0, 1) : 0,
    square: isSmall ? 0.35 : 0.62,
    scale: 1.28 - size * 0.24,
  });
}
