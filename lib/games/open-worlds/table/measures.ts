// What Open Worlds counts of a player: income, and what brings it.
import type { Measure, Plan } from "../../../core/table/measure.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { COUNTER, PLACES, type WorldsIds, type WorldsTable, ZONE } from "./table.ts";

function countIn(table: WorldsTable, first: number): number {
  let count = 0;
  for (let place = 0; place < PLACES.length; place++) count += table.count(first + place);
  return count;
}

export const measures: readonly Measure<OpenWorldsCard, WorldsIds["phase"]>[] = [
  { id: "income", name: "Income", better: "more", at: (table) => table.get(COUNTER.income) },
  {
    id: "lead",
    name: "Income ahead of the rival",
    better: "more",
    isYardstick: true,
    at: (table) => table.get(COUNTER.income) - table.get(COUNTER["enemy-income"]),
  },
  { id: "facilities", name: "Facilities in play", better: "more", at: (table) => countIn(table, ZONE.facilities) },
  { id: "orbitals", name: "Orbitals in play", better: "more", at: (table) => countIn(table, ZONE.orbitals) },
  { id: "ground", name: "Ground Forces in play", better: "more", at: (table) => countIn(table, ZONE.ground) },
  { id: "trash", name: "Cards on the Trash Heap", better: "less", at: (table) => table.count(ZONE.trash) },
  { id: "hand", name: "Cards in hand", better: "more", at: (table) => table.count(ZONE.hand) },
];

export const plans: readonly Plan[] = [
  { says: "Three facilities by turn 1", measure: "facilities", least: 3, turn: 1 },
  { says: "Four facilities by turn 1", measure: "facilities", least: 4, turn: 1 },
  { says: "Six facilities by turn 2", measure: "facilities", least: 6, turn: 2 },
  { says: "Nine facilities by turn 3", measure: "facilities", least: 9, turn: 3 },
  { says: "Something in orbit by turn 2", measure: "orbitals", least: 1, turn: 2 },
  { says: "Three Orbitals by turn 4", measure: "orbitals", least: 3, turn: 4 },
  { says: "Income 10 by turn 2", measure: "income", least: 10, turn: 2 },
  { says: "Income 20 by turn 3", measure: "income", least: 20, turn: 3 },
  { says: "Income 30 by turn 5", measure: "income", least: 30, turn: 5 },
  { says: "Ahead of the rival by turn 2", measure: "lead", least: 1, turn: 2 },
  { says: "Ten income ahead by turn 5", measure: "lead", least: 10, turn: 5 },
];
