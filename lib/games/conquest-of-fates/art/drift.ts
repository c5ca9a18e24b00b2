import { drawByName } from "../../../art/facts.ts";
import { portrait } from "../../../art/forms/bust.ts";
import { fleet } from "../../../art/forms/dart.ts";
import { deed } from "../../../art/forms/paper.ts";
import { hull } from "../../../art/forms/ship.ts";
import { vary } from "../../../art/forms/vary.ts";
import { gate } from "../../../art/forms/ward.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { clamp } from "../../../art/pen/points.ts";
import { rankOf, type Unit } from "./unit.ts";

/** Freighters, hats and ledgers. */
export function drift(pen: Pen, unit: Unit): void {
  const { facts, big, cq } = unit;
  const freighter = () =>
    hull(pen, { size: 0.3 + big * 0.7, armour: big, guns: [], engines: 2 + big * 2, bays: 3 + big * 4, square: 0.7 });
  const somebody = () => {
    const isClerk = facts.named("broker|accountant|clerk");
    const head =
      isClerk || facts.named("prince|syndic") ? "brim" : facts.named("crew|fixer|tough") ? "goggles" : "visor";
    const arm = facts.named("splicer|fixer") ? "wrench" : isClerk ? "ledger" : "rifle";
    portrait(pen, { ...rankOf(unit), head, form: "round", arm, hasCape: true, crest: 0 });
  };
  drawByName(
    facts,
    [
      ["hauler|colossus|loader|stevedore|runner|mule|berth", freighter],
      ["armada|gate|parting|flag|escape", () => fleet(pen, clamp(cq, 2, 7), 1.5)],
      ["snare|airlock|lock", () => vary(pen, () => gate(pen, 30), { near: 1.15 })],
      ["manifest", () => vary(pen, () => deed(pen, Math.max(0, cq)))],
    ],
    somebody,
  );
}
