import { type Facts, shareOf } from "../../../art/facts.ts";
import { fleet } from "../../../art/forms/dart.ts";
import { farGlobe } from "../../../art/forms/planet.ts";
import { hull } from "../../../art/forms/ship.ts";
import type { Pen } from "../../../art/pen/pen.ts";

/** A ship is as long as its class, before a planet if that is high, and among others if it is low. */
export function ship(pen: Pen, facts: Facts, guns: readonly number[], armour: number): void {
  const size = facts.share("class", 15);
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
    armour,
    guns,
    engines: facts.has("range") ? 1 + facts.number("range") : 2,
    bays: shareOf(facts.number("capacity"), 25) * 5,
    fins: facts.is("retreat") ? (isSmall ? 2 : 1) : 0,
    square: isSmall ? 0.35 : 0.62,
    scale: 1.28 - size * 0.24,
  });
}
