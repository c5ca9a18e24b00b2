// The Class of staged ships, which the prior turn's income must bear: Reveal (p.9).
import { COUNTER, PLACES, type WorldsTable, ZONE } from "./table.ts";
import { hasShipyards } from "./worlds.ts";

/** The staged ships whose Class counts. Those at a world with the player's Shipyards do not. */
export function classed(table: WorldsTable): number[] {
  const all: number[] = [];
  for (const place of PLACES) {
    for (const id of table.in(ZONE.staged + place)) {
      const { kind, class: shipClass } = table.card(id);
      if (kind === "orbital" && (shipClass ?? 0) > 0 && !hasShipyards(table, place)) all.push(id);
    }
  }
  return all;
}

/** The total Class of the staged ships. */
export function classStaged(table: WorldsTable): number {
  let sum = 0;
  for (const id of classed(table)) sum += table.card(id).class ?? 0;
  return sum;
}

/** How far the Class of the staged ships exceeds the prior turn's income. */
export function classOver(table: WorldsTable): number {
  return classStaged(table) - table.get(COUNTER.priorIncome);
}

/** Whether all staged ships may stay. A card's text, carried out by hand, can make this true. */
export function isBorne(table: WorldsTable): boolean {
  return classOver(table) <= 0 || classed(table).length === 0;
}
