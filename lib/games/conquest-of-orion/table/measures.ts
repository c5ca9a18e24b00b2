// What Conquest of Orion counts of a player: planets on both sides, units, and the Tier that allows more.
import type { Measure, Plan } from "../../../core/table/measure.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { units } from "./galaxy.ts";
import { COUNTER, type GalaxyIds, type GalaxyTable, ZONE } from "./table.ts";

const stored = (table: GalaxyTable) => table.get(COUNTER.blue) + table.get(COUNTER.gold) + table.get(COUNTER.red);

export const measures: readonly Measure<ConquestOfOrionCard, GalaxyIds["phase"]>[] = [
  { id: "damage", name: "Damage dealt", better: "more", at: (table) => table.get(COUNTER.dealt) },
  { id: "planets", name: "Planets", better: "more", at: (table) => table.count(ZONE.planets) },
  { id: "enemy-planets", name: "The opponent’s planets", better: "less", at: (table) => table.count(ZONE.enemy) },
  {
    id: "ahead",
    name: "Planets ahead of the opponent",
    better: "more",
    isYardstick: true,
    at: (table) => table.count(ZONE.planets) - table.count(ZONE.enemy),
  },
  { id: "units", name: "Units in play", better: "more", at: (table) => units(table).length },
  { id: "tier", name: "Tier", better: "more", at: (table) => table.get(COUNTER.tier) },
  { id: "stored", name: "Resources left", better: "less", at: stored },
  { id: "hand", name: "Cards in hand", better: "more", at: (table) => table.count(ZONE.hand) },
];

export const plans: readonly Plan[] = [
  { says: "A unit by turn 1", measure: "units", least: 1, turn: 1 },
  { says: "Two units by turn 2", measure: "units", least: 2, turn: 2 },
  { says: "Three units by turn 4", measure: "units", least: 3, turn: 4 },
  { says: "Tier 2 by turn 3", measure: "tier", least: 2, turn: 3 },
  { says: "Tier 2 by turn 4", measure: "tier", least: 2, turn: 4 },
  { says: "Tier 3 by turn 7", measure: "tier", least: 3, turn: 7 },
  { says: "10 damage by turn 4", measure: "damage", least: 10, turn: 4 },
  { says: "20 damage by turn 6", measure: "damage", least: 20, turn: 6 },
  { says: "A planet ahead by turn 6", measure: "ahead", least: 1, turn: 6 },
  { says: "A planet ahead by turn 9", measure: "ahead", least: 1, turn: 9 },
  { says: "Two planets ahead by turn 10", measure: "ahead", least: 2, turn: 10 },
];
