// What effects do with units: Keywords and Terms (p.15), The Battle Zone (p.6-7).
import { bothOf, otherOf } from "../../../core/table/sides.ts";
import {
  ANNOUNCED,
  BATTLE_ZONE,
  COUNTER,
  cqOf,
  ENEMY_ZONE,
  type FatesTable,
  LOCATIONS,
  moveWhole,
  sides,
  TOKEN,
  ZONE,
} from "./table.ts";

/** Which locations are adjacent to each other. Extra Locations are adjacent to nothing. (p.6-7) */
const ADJACENT: readonly (readonly number[])[] = [
  [],
  [2, 5],
  [1, 3, 5, 6],
  [2, 4, 6, 7],
  [3, 7],
  [1, 2, 6],
  [2, 3, 5, 7],
  [3, 4, 6],
];

/** The location of each zone, of either side, by the number of the zone: 0 if it is none of these. */
const LOCATION = Object.values(ZONE).map((zone) =>
  [BATTLE_ZONE, ENEMY_ZONE].reduce((sum, zones) => sum + zones.slice(0, LOCATIONS).indexOf(zone) + 1, 0),
);

/** The number of the location where a unit is, or 0 if it is at none. */
export function locationOf(table: FatesTable, id: number): number {
  return LOCATION[table.zoneOf(id)] ?? 0;
}

/** Whether a unit is at a location next to this one. */
export function isBeside(table: FatesTable, id: number, location: number): boolean {
  return ADJACENT[locationOf(table, id)]?.includes(location) ?? false;
}

const BOTH_SIDES = bothOf(sides, BATTLE_ZONE);

/** Whether the units of a zone take part in the battle, by the number of the zone. */
const TAKES_PART: readonly boolean[] = Object.values(ZONE).map((zone) => BOTH_SIDES.includes(zone));

export function isInBattle(table: FatesTable, id: number): boolean {
  return TAKES_PART[table.zoneOf(id)] === true;
}

/** All units of these zones, or of the Battle Zone: the player's, then the enemy's. */
export function unitsIn(table: FatesTable, zones: readonly number[] = BOTH_SIDES): readonly number[] {
  const units: number[] = [];
  // Loops, because texts ask for the units at every move.
  for (const zone of zones) for (const id of table.in(zone)) units.push(id);
  return units;
}

/** What the face-up units of these zones count for. */
export function cqIn(table: FatesTable, zones: readonly number[]): number {
  let sum = 0;
  for (const id of unitsIn(table, zones)) if (table.isUp(id)) sum += cqOf(table, id);
  return sum;
}

export function hasForcefield(table: FatesTable, id: number): boolean {
  return table.token(id, TOKEN.forcefield) > 0 || table.sum("forcefield", id) > 0;
}

export function isMuted(table: FatesTable, id: number): boolean {
  return table.token(id, TOKEN.muted) > 0;
}

/** Whether a unit's own lasting effects and triggers do nothing: it is muted, or its accordion has not come to them. */
export function isSilent(table: FatesTable, id: number): boolean {
  return isMuted(table, id) || table.token(id, TOKEN.announced) > 0;
}

/**
 * Whether what lasts in play changes a unit: it lies face up in the Battle Zone and its announcement is over. Cards in
 * hand and in piles are as they are printed. (Throughout the Battle, p.12; The Accordion, p.13)
 */
export function isReached(table: FatesTable, id: number): boolean {
  return table.isUp(id) && isInBattle(table, id) && table.token(id, TOKEN.announced) < ANNOUNCED;
}

// What is done to a unit answers whether it was done, so that “if you do” can hang on it.

export function change(table: FatesTable, id: number, by: number): boolean {
  if (id < 0 || table.token(id, TOKEN.plagued) > 0) return false;
  table.setToken(id, TOKEN.cq, table.token(id, TOKEN.cq) + by);
  table.say(() => `${table.label(id)} ${by < 0 ? "loses" : "gains"} ${Math.abs(by)} CQ: ${cqOf(table, id)} now.`);
  return true;
}

const becomes =
  (token: number, state: string) =>
  (table: FatesTable, id: number): boolean => {
    if (isKept(table, id, state.toLowerCase()) || table.token(id, token) > 0) return false;
    table.setToken(id, token, 1);
    table.say(() => `${table.label(id)} becomes ${state}.`);
    return true;
  };
export const mute = becomes(TOKEN.muted, "Muted");
export const plague = becomes(TOKEN.plagued, "Plagued");

function isKept(table: FatesTable, id: number, from: string): boolean {
  const isKept = hasForcefield(table, id);
  if (isKept) table.say(() => `${table.label(id)} has Forcefield and is not ${from}.`);
  return isKept;
}

export function protect(table: FatesTable, id: number): void {
  table.setToken(id, TOKEN.forcefield, 1);
  table.say(() => `${table.label(id)} gains Forcefield.`);
}

/** Discards a card with all that is attached to it, to the pile of its owner. */
export function discard(table: FatesTable, id: number): void {
  table.as(table.ownerOf(id), () => moveWhole(table, id, table.sum("to-void", id) > 0 ? ZONE.void : ZONE.discard));
}

export function destroy(table: FatesTable, id: number): boolean {
  if (!isInBattle(table, id) || isKept(table, id, "destroyed") || isSaved(table, id)) return false;
  // Told while the unit is still there, because its text may speak of its location.
  table.as(otherOf(table.ownerOf(id)), () => table.add(COUNTER.fallen, 1));
  table.tell("destroyed", id, isSilent(table, id));
  discard(table, id);
  table.say(() => `${table.label(id)} is destroyed.`);
  return true;
}

/** What a unit's own text does instead of letting it be destroyed. */
function isSaved(table: FatesTable, id: number): boolean {
  const [attached] = table.in(table.under(id));
  if (attached !== undefined && table.sum("saved-by-attached", id) > 0) {
    discard(table, attached);
    table.say(() => `${table.label(attached)} is discarded instead of ${table.label(id)}.`);
    return true;
  }
  if (table.token(id, TOKEN.moved) > 0 || table.sum("saved-by-moving", id) === 0) return false;
  // What is attached to it stays under it.
  table.as(table.ownerOf(id), () => table.move(id, ZONE.extra));
  table.setToken(id, TOKEN.moved, 1);
  table.say(() => `${table.label(id)} moves to the Extra Locations instead.`);
  return true;
}

/** Puts a card under a unit of the Battle Zone. */
export function attach(table: FatesTable, card: number, to: number): boolean {
  if (card < 0 || to < 0 || card === to || !isInBattle(table, to)) return false;
  table.move(card, table.under(to));
  table.say(() => `${table.label(card)} is attached to ${table.label(to)}.`);
  return true;
}

export function adapt(table: FatesTable, id: number): boolean {
  const top = table.first(ZONE.draw);
  if (top < 0) table.say(() => `${table.label(id)} Adapts, but the deck is empty.`);
  if (top < 0 || !attach(table, top, id)) return false;
  table.tell("adapted", id);
  return true;
}

/** Shows a card to the side that does not own it. */
export function show(table: FatesTable, id: number): void {
  table.as(otherOf(table.ownerOf(id)), () => table.see(id));
}

/** Sends a card to a zone of its owner, and says so. Whoever sees which card it is knows it there. */
export function send(table: FatesTable, id: number, zone: number, where: string): boolean {
  if (id < 0) return false;
  const isOpen = table.isKnownTo(otherOf(table.ownerOf(id)), id);
  table.as(table.ownerOf(id), () => moveWhole(table, id, zone));
  if (isOpen) show(table, id);
  table.say(() => `${table.known(id)} goes ${where}.`);
  return true;
}

/**
 * The unit of the other side that was announced last and waits for its accordion to go on, if it is still there. An answer
 * that is answered itself leaves the first unit waiting below it.
 */
export function announcedUnit(table: FatesTable): readonly number[] {
  let [found, last] = [-1, 0];
  for (const id of unitsIn(table, ENEMY_ZONE)) {
    if (!table.isUp(id) || table.token(id, TOKEN.announced) !== ANNOUNCED) continue;
    if (table.token(id, TOKEN.order) > last) [found, last] = [id, table.token(id, TOKEN.order)];
  }
  return found < 0 ? [] : [found];
}
