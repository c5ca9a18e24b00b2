// What cards and conquests cost, with what texts in play take off: 1.5 Resources, 1.8.2 Planets.
import type { GalaxyTable } from "./table.ts";
import { type Amounts, traitsOf } from "./traits.ts";

/** The numbers that texts change, for blue, gold and red. */
export const COST = ["cost-blue", "cost-gold", "cost-red"] as const;
export const COLONISE = ["colonise-blue", "colonise-gold", "colonise-red"] as const;

/** Whether texts change any of the three, so that a card which none is about is looked up only once. */
export const CHANGED = { card: "cost", conquest: "colonise" } as const;

function changed(table: GalaxyTable, amounts: Amounts, stats: typeof COST | typeof COLONISE, id: number): Amounts {
  const [blue, gold, red] = [table.sum(stats[0], id), table.sum(stats[1], id), table.sum(stats[2], id)];
  const [a, b, c, ...pairs] = amounts;
  return [Math.max(a + blue, 0), Math.max(b + gold, 0), Math.max(c + red, 0), ...pairs];
}

/** What a card in hand costs now. Undefined if that or its Tier is unknown. */
export function costOf(table: GalaxyTable, id: number): Amounts | undefined {
  const { cost } = traitsOf(table, id);
  return cost && table.sum(CHANGED.card, id) > 0 ? changed(table, cost, COST, id) : cost;
}

/** What a unit has to pay to conquer a planet. Undefined if it is unknown. */
export function conquestCost(table: GalaxyTable, planet: number, unit: number): Amounts | undefined {
  const { colonise } = traitsOf(table, planet);
  return colonise && table.sum(CHANGED.conquest, unit) > 0 ? changed(table, colonise, COLONISE, unit) : colonise;
}
