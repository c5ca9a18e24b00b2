import type { Facts } from "../../../art/facts.ts";
import { globe } from "../../../art/forms/planet.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import type { Point } from "../../../art/pen/points.ts";

const VIEWS: readonly [readonly [Point, number], ...(readonly [Point, number])[]] = [
  [[200, 164], 98],
  [[168, 196], 138],
  [[244, 226], 168],
  [[214, 150], 84],
];

/** A world: seas by its H2O, headframes for its RES, clouds and lights where it is habitable, thorns where it is hostile. */
export function world(pen: Pen, facts: Facts): void {
  const [place, radius] = pen.pick(VIEWS);
  const isHabitable = facts.is("habitable");
  globe(pen, place, radius, {
    seas: facts.share("h2o", 9),
    mines: facts.number("res"),
    clouds: isHabitable ? 3 : 0,
    lights: isHabitable ? 7 : 0,
    thorns: facts.is("hostile") ? 7 : 0,
    craters: facts.has("h2o") ? Math.max(0, 7 - facts.number("h2o") * 1.4) : 3,
    hasRing: facts.has("habitable") && !isHabitable && pen.chance(0.4),
    ...(facts.named("cold|rime|isen|pale|grey") ? { ice: "tinted" as const } : {}),
  });
}
