// What Conquest of Fates counts of a player: the Conquest Pool, battle by battle. A turn is a battle.
import type { Measure, Plan } from "../../../core/table/measure.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { COUNTER, type FatesIds, type FatesTable, ZONE } from "./table.ts";

const lead = (table: FatesTable) => table.get(COUNTER.conquest) - table.get(COUNTER["enemy-conquest"]);

export const measures: readonly Measure<ConquestOfFatesCard, FatesIds["phase"]>[] = [
  { id: "cq", name: "Conquest Pool", better: "more", at: (table) => table.get(COUNTER.conquest) },
  { id: "lead", name: "CQ ahead of the enemy", better: "more", isYardstick: true, at: lead },
  {
    id: "their-cq",
    name: "The enemy’s Conquest Pool",
    better: "less",
    at: (table) => table.get(COUNTER["enemy-conquest"]),
  },
  { id: "hand", name: "Cards in hand", better: "more", at: (table) => table.count(ZONE.hand) },
];

export const plans: readonly Plan[] = [
  { says: "20 CQ in the first battle", measure: "cq", least: 20, turn: 1 },
  { says: "30 CQ in the first battle", measure: "cq", least: 30, turn: 1 },
  { says: "50 CQ by battle 2", measure: "cq", least: 50, turn: 2 },
  { says: "65 CQ by battle 2", measure: "cq", least: 65, turn: 2 },
  { says: "80 CQ by battle 3", measure: "cq", least: 80, turn: 3 },
  { says: "100 CQ by battle 3", measure: "cq", least: 100, turn: 3 },
  { says: "Ahead after the first battle", measure: "lead", least: 1, turn: 1 },
  { says: "Ten CQ ahead after the first battle", measure: "lead", least: 10, turn: 1 },
  { says: "Ahead by battle 2", measure: "lead", least: 1, turn: 2 },
  { says: "20 CQ ahead by battle 3", measure: "lead", least: 20, turn: 3 },
];
