// What holds at one world: its numbers, its units, and whether a card can enter play there.
// Cards (p.1-6), Install Facilities (p.10), Station Orbitals, Deploy Ground Forces (p.11).
import type { OpenWorldsCard } from "./card.ts";
import { TOKEN, type WorldsTable, ZONE } from "./table.ts";

/** The world at a place of the row, or -1. */
export function worldAt(table: WorldsTable, place: number): number {
  return table.first(ZONE.worlds + place);
}

/** How many facilities the world can support; 0 where none lies. */
export function h2oAt(table: WorldsTable, place: number): number {
  const world = worldAt(table, place);
  return world < 0 ? 0 : (table.card(world).h2o ?? 0) + table.token(world, TOKEN.h2o);
}

export function resAt(table: WorldsTable, place: number): number {
  const world = worldAt(table, place);
  return world < 0 ? 0 : (table.card(world).res ?? 0) + table.token(world, TOKEN.res);
}

export function facilitiesAt(table: WorldsTable, place: number): readonly number[] {
  return table.in(ZONE.facilities + place);
}

/** Room for so many more facilities. */
export function roomAt(table: WorldsTable, place: number): number {
  return h2oAt(table, place) - table.count(ZONE.facilities + place);
}

/** What a unit earns at a place; what nobody has stated earns nothing. */
export function incomeOf(table: WorldsTable, id: number, place: number): number {
  const { income } = table.card(id);
  return income === "RES" ? resAt(table, place) : (income ?? 0);
}

/** The total capacity of the player's facilities and orbitals at a place. */
export function capacityAt(table: WorldsTable, place: number): number {
  let sum = 0;
  for (const id of table.in(ZONE.facilities + place)) sum += table.card(id).capacity ?? 0;
  for (const id of table.in(ZONE.orbitals + place)) sum += table.card(id).capacity ?? 0;
  return sum;
}

export function hasShipyards(table: WorldsTable, place: number): boolean {
  for (const id of table.in(ZONE.facilities + place)) if (table.card(id).subkind === "yard") return true;
  return false;
}

/** Whether one of a card's conditions holds at a place; a card without any enters play anywhere. */
export function meets(table: WorldsTable, { requires }: OpenWorldsCard, place: number): boolean {
  if (!requires) return true;
  for (const condition of requires) if (holds(table, condition, place)) return true;
  return false;
}

function holds(table: WorldsTable, condition: string, place: number): boolean {
  const world = worldAt(table, place);
  if (world < 0) return false;
  switch (condition) {
    case "any":
      return true;
    case "habitable":
      return table.card(world).habitable === true;
    case "non-hostile":
      return table.card(world).hostile === false;
    case "occupied":
      return table.count(ZONE.facilities + place) > 0;
  }
  const word = condition.slice(condition.indexOf(":") + 1);
  if (condition.startsWith("capacity:")) return capacityAt(table, place) >= Number(word);
  for (const id of table.in(ZONE.facilities + place)) if (table.card(id).subkind === word) return true;
  return false;
}

/** Whether a facility may go back to the hand while another one is installed in its place. */
export function canSwap({ swap }: OpenWorldsCard, { subkind }: OpenWorldsCard): boolean {
  if (swap === true) return true;
  return Array.isArray(swap) && (subkind === undefined || subkind === null || swap.includes(subkind));
}
