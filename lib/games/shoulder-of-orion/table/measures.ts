// What Shoulder of Orion counts of a player: the damage dealt, and what deals it.
import type { Measure, Plan } from "../../../core/table/measure.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { COUNTER, isWarrior, LIFE, type OrionIds, type OrionTable, ZONE } from "./table.ts";

function warriors(table: OrionTable): number {
  let count = 0;
  for (const id of table.in(ZONE.ao)) if (isWarrior(table, id)) count++;
  return count;
}

export const measures: readonly Measure<ShoulderOfOrionCard, OrionIds["phase"]>[] = [
  { id: "damage", name: "Damage dealt", better: "more", at: (table) => LIFE - table.get(COUNTER.dummyLife) },
  { id: "life", name: "Life left", better: "more", at: (table) => table.get(COUNTER.life) },
  {
    id: "lead",
    name: "Life ahead of the opponent",
    better: "more",
    isYardstick: true,
    at: (table) => table.get(COUNTER.life) - table.get(COUNTER.dummyLife),
  },
  { id: "warriors", name: "Warriors in play", better: "more", at: warriors },
  { id: "tech", name: "Tech Level", better: "more", at: (table) => table.get(COUNTER.techLevel) },
  { id: "used", name: "Cards in the discard pile", better: "more", at: (table) => table.count(ZONE.discard) },
  { id: "hand", name: "Cards in hand", better: "more", at: (table) => table.count(ZONE.hand) },
];

export const plans: readonly Plan[] = [
  { says: "Two warriors by turn 1", measure: "warriors", least: 2, turn: 1 },
  { says: "Two warriors by turn 2", measure: "warriors", least: 2, turn: 2 },
  { says: "Three warriors by turn 3", measure: "warriors", least: 3, turn: 3 },
  { says: "Tech Level 2 by turn 3", measure: "tech", least: 2, turn: 3 },
  { says: "Tech Level 3 by turn 5", measure: "tech", least: 3, turn: 5 },
  { says: "5 damage by turn 2", measure: "damage", least: 5, turn: 2 },
  { says: "10 damage by turn 3", measure: "damage", least: 10, turn: 3 },
  { says: "20 damage by turn 4", measure: "damage", least: 20, turn: 4 },
  { says: "The 30th damage by turn 5", measure: "damage", least: 30, turn: 5 },
  { says: "The 30th damage by turn 7", measure: "damage", least: 30, turn: 7 },
  { says: "Ten life ahead by turn 4", measure: "lead", least: 10, turn: 4 },
];
