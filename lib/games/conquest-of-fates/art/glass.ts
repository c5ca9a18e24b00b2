import { drawByName, type Facts } from "../../../art/facts.ts";
import type { Arm } from "../../../art/forms/arm.ts";
import { portrait } from "../../../art/forms/bust.ts";
import { golem } from "../../../art/forms/golem.ts";
import { hymn } from "../../../art/forms/sound.ts";
import { ray } from "../../../art/forms/strike.ts";
import { vary } from "../../../art/forms/vary.ts";
import { gate } from "../../../art/forms/ward.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { range, xy } from "../../../art/pen/points.ts";
import { rankOf, type Unit } from "./unit.ts";

/** Facets, shards and what rings. */
export function glass(pen: Pen, unit: Unit): void {
  const { facts, big, cq } = unit;
  const somebody = () => {
    if (facts.named("prism|refraction|mirror")) ray(pen, 0.3, false);
    const halo = big > 0.5 ? "shards" : "ring";
    const wear = { head: "crystal", form: "shard", hasRobe: true, crest: 0, plates: 1 + big * 2 } as const;
    portrait(pen, { ...rankOf(unit), ...wear, halo, arm: armOf(facts) });
  };
  drawByName(
    facts,
    [
      ["golem", () => golem(pen, { at: [200, 160], scale: 1 }, { mass: big, shields: 4 })],
      ["bell|aegis|note", () => vary(pen, () => hymn(pen, Math.max(0, cq)))],
      ["shatter", () => prism(pen, big)],
      ["final", () => vary(pen, () => gate(pen, 26), { near: 1.15 })],
    ],
    somebody,
  );
}

/** A ray that falls into a prism, and comes out as many. */
function prism(pen: Pen, power: number): void {
  ray(pen, power, false);
  pen.at([190, 134], {}, () => pen.facet("0,-110 84,80 0,96", 0, 24));
  for (const i of range(5)) pen.poly(i % 2 ? "spark" : "shade", xy(216, 130, 420, 60 + i * 34, 420, 78 + i * 34));
}

function armOf(facts: Facts): Arm {
  if (facts.named("carrier|reader|index")) return "ledger";
  if (facts.named("chime|tone|hush|resonance|cantor")) return "bell";
  return facts.named("sentry|guard") ? "lance" : "staff";
}
