// What Orion's Spur counts of a player: victory points, and ships on both sides.
import type { Measure, Plan } from "../../../core/table/measure.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { COUNTER, fleet, type SpurIds, ZONE } from "./table.ts";

export const measures: readonly Measure<OrionsSpurCard, SpurIds["phase"]>[] = [
  { id: "vp", name: "VP", better: "more", at: (table) => table.get(COUNTER.vp) },
  { id: "their-vp", name: "The enemy’s VP", better: "less", at: (table) => table.get(COUNTER.taken) },
  {
    id: "lead",
    name: "VP ahead of the enemy",
    better: "more",
    isYardstick: true,
    at: (table) => table.get(COUNTER.vp) - table.get(COUNTER.taken),
  },
  { id: "kills", name: "Ships destroyed", better: "more", at: (table) => table.count(ZONE.trophies) },
  { id: "fleet", name: "Ships left in formation", better: "more", at: (table) => fleet(table).length },
  { id: "recruitment", name: "Recruitment left", better: "less", at: (table) => table.get(COUNTER.recruitment) },
  { id: "hand", name: "Tactics cards in hand", better: "more", at: (table) => table.count(ZONE.hand) },
];

export const plans: readonly Plan[] = [
  { says: "A kill on turn 1", measure: "kills", least: 1, turn: 1 },
  { says: "A kill by turn 2", measure: "kills", least: 1, turn: 2 },
  { says: "Two kills by turn 2", measure: "kills", least: 2, turn: 2 },
  { says: "Three kills by turn 3", measure: "kills", least: 3, turn: 3 },
  { says: "3 VP by turn 2", measure: "vp", least: 3, turn: 2 },
  { says: "5 VP by turn 3", measure: "vp", least: 5, turn: 3 },
  { says: "10 VP by turn 4", measure: "vp", least: 10, turn: 4 },
  { says: "10 VP by turn 5", measure: "vp", least: 10, turn: 5 },
  { says: "10 VP by turn 7", measure: "vp", least: 10, turn: 7 },
  { says: "Ahead by turn 2", measure: "lead", least: 1, turn: 2 },
  { says: "Four VP ahead by turn 3", measure: "lead", least: 4, turn: 3 },
];
