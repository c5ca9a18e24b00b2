import { drawByName, type Facts } from "../../../art/facts.ts";
import type { Arm } from "../../../art/forms/arm.ts";
import { company, portrait } from "../../../art/forms/bust.ts";
import { dart } from "../../../art/forms/dart.ts";
import { saw, walker } from "../../../art/forms/machine.ts";
import { star } from "../../../art/forms/star.ts";
import { burst } from "../../../art/forms/strike.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { rankOf, type Unit } from "./unit.ts";

/** Grilled helms with flames, engines that walk, darts. */
export function ember(pen: Pen, unit: Unit): void {
  const { facts, big, isApex } = unit;
  const wear = { ...rankOf(unit), head: "grill", form: "flame" } as const;
  const darts = () => {
    if (isApex) star(pen, "giant");
    dart(pen, [300, 70], 1);
    dart(pen, [180, 150], 2.9);
  };
  const blast = () => {
    burst(pen, [210, 130], 110, 12);
    saw(pen, [200, 140], 40);
  };
  const engine = () =>
    walker(pen, { at: [176, 146], scale: 1.12 }, { guns: 1 + big * 2, reach: big, mass: big, hasStacks: true });
  drawByName(
    facts,
    [
      ["skimmer|interceptor|interdictor|ace", darts],
      ["flash|detonator|drone", blast],
      ["levy|picket|trooper", () => company(pen, { ...wear, arm: facts.named("picket") ? "lance" : "rifle" })],
      ["titan|breaker", engine],
    ],
    () => portrait(pen, { ...wear, arm: armOf(facts), hasCape: true }),
  );
}

function armOf(facts: Facts): Arm {
  if (facts.named("executioner|widow")) return "axe";
  if (facts.named("sergeant|marshal|captain")) return "sword";
  return facts.named("sapper|forge") ? "hammer" : "torch";
}
