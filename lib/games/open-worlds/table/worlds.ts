// The state of one world: its numbers, its units, and whether a card can enter play there. Cards (p.1-6), Install
// Facilities (p.10), Station Orbitals, Deploy Ground Forces (p.11).
import { memoPerKey } from "../../../core/memo.ts";
import type { Score } from "../../../core/table/result.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { PLACES, TOKEN, type WorldsTable, ZONE } from "./table.ts";

/** The world at a place of the row, or -1. */
export function worldAt(table: WorldsTable, place: number): number {
  return table.first(ZONE.worlds + place);
}

/** How many facilities the world can support, or 0 if there is no world. */
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

/** Room for this many more facilities. Those of both sides take room. */
export function roomAt(table: WorldsTable, place: number): number {
  return h2oAt(table, place) - table.count(ZONE.facilities + place) - table.count(ZONE["enemy-facilities"] + place);
}

/** What a unit earns at a place. An unknown income counts as nothing. */
export function incomeOf(table: WorldsTable, id: number, place: number): number {
  const { income } = table.card(id);
  return income === "RES" ? resAt(table, place) : (income ?? 0);
}

/** The first place of each kind of units: the player's, and the other side's. */
export const UNITS: readonly number[] = [ZONE.facilities, ZONE.orbitals, ZONE.ground];
const THEIR_UNITS: readonly number[] = [ZONE["enemy-facilities"], ZONE["enemy-orbitals"], ZONE["enemy-ground"]];

/** What the units of a side earn. */
export function incomeIn(table: WorldsTable, units: readonly number[]): number {
  let sum = 0;
  for (const first of units) {
    for (const place of PLACES) for (const id of table.in(first + place)) sum += incomeOf(table, id, place);
  }
  return sum;
}

export function unscored(table: WorldsTable): Score {
  return { name: "Income", own: incomeIn(table, UNITS), theirs: incomeIn(table, THEIR_UNITS) };
}

/** What a card in play earns where it lies. */
export function incomeNow(table: WorldsTable, id: number): number | undefined {
  const zone = table.zoneOf(id);
  const first = [...UNITS, ...THEIR_UNITS].find((one) => zone >= one && zone < one + PLACES.length);
  return first === undefined ? undefined : incomeOf(table, id, zone - first);
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

/** What a card requires of a place: one bit for each of its conditions, and the lowest sufficient capacity. */
interface Requirement {
  readonly bits: number;
  readonly capacity: number;
}

/** The requirement of a card without conditions. */
const NOTHING: Requirement = { bits: 0, capacity: Number.NEGATIVE_INFINITY };
const [ANY, HABITABLE, NON_HOSTILE, OCCUPIED] = [1, 2, 4, 8];
const BITS = new Map([
  ["any", ANY],
  ["habitable", HABITABLE],
  ["non-hostile", NON_HOSTILE],
  ["occupied", OCCUPIED],
]);

/** The bit of a condition, or of a kind of facility that must be there. */
function bitOf(word: string): number {
  const known = BITS.get(word);
  if (known !== undefined) return known;
  const bit = 1 << BITS.size;
  BITS.set(word, bit);
  return bit;
}

/** The requirement of a card, computed once per card. */
export const requirementOf = memoPerKey(
  (card: OpenWorldsCard): Requirement => (card.requires ? askedIn(card.requires) : NOTHING),
);

function askedIn(requires: readonly string[]): Requirement {
  let [bits, capacity] = [0, Number.POSITIVE_INFINITY];
  for (const condition of requires) {
    const word = condition.slice(condition.indexOf(":") + 1);
    if (condition.startsWith("capacity:")) capacity = Math.min(capacity, Number(word));
    else bits |= bitOf(word);
  }
  return { bits, capacity };
}

/** The conditions that a place meets, without capacity. A place without a world meets none. */
export function offeredAt(table: WorldsTable, place: number): number {
  const world = worldAt(table, place);
  if (world < 0) return 0;
  const { habitable, hostile } = table.card(world);
  let bits = ANY | (habitable === true ? HABITABLE : 0) | (hostile === false ? NON_HOSTILE : 0);
  for (const id of facilitiesAt(table, place)) bits |= OCCUPIED | bitOf(table.card(id).subkind ?? "");
  return bits;
}

/** Whether a place that offers these conditions meets one of those required. */
export function isMet(table: WorldsTable, { bits, capacity }: Requirement, place: number, offered: number): boolean {
  if ((bits & offered) !== 0 || capacity === NOTHING.capacity) return true;
  return capacity < Number.POSITIVE_INFINITY && offered !== 0 && capacityAt(table, place) >= capacity;
}

/** Whether a place meets one of a card's conditions. A card without conditions enters play anywhere. */
export function meets(table: WorldsTable, card: OpenWorldsCard, place: number): boolean {
  return isMet(table, requirementOf(card), place, offeredAt(table, place));
}

/** Whether a facility may return to the hand while another one is installed in its place. */
export function canSwap({ swap }: OpenWorldsCard, { subkind }: OpenWorldsCard): boolean {
  if (swap === true) return true;
  return Array.isArray(swap) && (subkind === undefined || subkind === null || swap.includes(subkind));
}
