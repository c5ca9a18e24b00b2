// What effects do with units: Keywords and Terms (p.15), The Battle Zone (p.6-7).
import { BATTLE_ZONE, COUNTER, cqOf, ENEMY_ZONE, moveWhole, TOKEN, type UnitTable, ZONE } from "./table.ts";

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

export function isEnemy(table: UnitTable, id: number): boolean {
  return table.start.cards[id]?.from === "enemies";
}

/** The location of each zone, by the number of the zone: 0 if it is none of these. */
const locationsOf = (zones: readonly number[]) => Object.values(ZONE).map((zone) => zones.indexOf(zone) + 1);
const OWN_LOCATION = locationsOf(BATTLE_ZONE.slice(0, ENEMY_ZONE.length));
const ENEMY_LOCATION = locationsOf(ENEMY_ZONE);

/** The number of the location where a unit is, or 0 if it is at none. */
export function locationOf(table: UnitTable, id: number): number {
  return (isEnemy(table, id) ? ENEMY_LOCATION : OWN_LOCATION)[table.zoneOf(id)] ?? 0;
}

export function isAdjacent(table: UnitTable, id: number, other: number): boolean {
  return ADJACENT[locationOf(table, id)]?.includes(locationOf(table, other)) ?? false;
}

/** Whether the units of a zone take part in the battle, by the number of the zone. */
const TAKES_PART: readonly boolean[] = Object.values(ZONE).map(
  (zone) => BATTLE_ZONE.includes(zone) || ENEMY_ZONE.includes(zone),
);

export function isInBattle(table: UnitTable, id: number): boolean {
  return TAKES_PART[table.zoneOf(id)] === true;
}

const BOTH_SIDES = [...BATTLE_ZONE, ...ENEMY_ZONE];

/** All units of the Battle Zone: the player's, then the enemy's. */
export function unitsIn(table: UnitTable): readonly number[] {
  const units: number[] = [];
  // Loops, because texts ask for the units at every move.
  for (const zone of BOTH_SIDES) for (const id of table.in(zone)) units.push(id);
  return units;
}

export function hasForcefield(table: UnitTable, id: number): boolean {
  return table.token(id, TOKEN.forcefield) > 0 || table.sum("forcefield", id) > 0;
}

export function isMuted(table: UnitTable, id: number): boolean {
  return table.token(id, TOKEN.muted) > 0;
}

export function change(table: UnitTable, id: number, by: number): void {
  if (id < 0 || table.token(id, TOKEN.plagued) > 0) return;
  table.setToken(id, TOKEN.cq, table.token(id, TOKEN.cq) + by);
  table.say(() => `${table.label(id)} ${by < 0 ? "loses" : "gains"} ${Math.abs(by)} CQ: ${cqOf(table, id)} now.`);
}

export function mute(table: UnitTable, id: number): void {
  if (isKept(table, id, "muted") || isMuted(table, id)) return;
  table.setToken(id, TOKEN.muted, 1);
  table.say(() => `${table.label(id)} becomes Muted.`);
}

export function plague(table: UnitTable, id: number): void {
  if (isKept(table, id, "plagued")) return;
  table.setToken(id, TOKEN.plagued, 1);
  table.say(() => `${table.label(id)} becomes Plagued.`);
}

function isKept(table: UnitTable, id: number, from: string): boolean {
  const isKept = hasForcefield(table, id);
  if (isKept) table.say(() => `${table.label(id)} has Forcefield and is not ${from}.`);
  return isKept;
}

export function protect(table: UnitTable, id: number): void {
  table.setToken(id, TOKEN.forcefield, 1);
  table.say(() => `${table.label(id)} gains Forcefield.`);
}

/** Sends a unit with all that is attached to it out of the Battle Zone. */
function sendOff(table: UnitTable, id: number): void {
  const toVoid = !isEnemy(table, id) && table.sum("to-void", id) > 0;
  moveWhole(table, id, isEnemy(table, id) ? ZONE["enemy-discard"] : toVoid ? ZONE.void : ZONE.discard);
}

export function destroy(table: UnitTable, id: number): void {
  if (!isInBattle(table, id) || isKept(table, id, "destroyed") || isSaved(table, id)) return;
  const isSilent = isMuted(table, id);
  sendOff(table, id);
  table.say(() => `${table.label(id)} is destroyed.`);
  if (isEnemy(table, id)) table.add(COUNTER.fallen, 1);
  else table.tell("destroyed", id, isSilent);
}

/** What a unit's own text does instead of letting it be destroyed. */
function isSaved(table: UnitTable, id: number): boolean {
  const [attached] = table.in(table.under(id));
  if (attached !== undefined && table.sum("saved-by-attached", id) > 0) {
    moveWhole(table, attached, ZONE.discard);
    table.say(() => `${table.label(attached)} is discarded instead of ${table.label(id)}.`);
    return true;
  }
  if (table.token(id, TOKEN.moved) > 0 || table.sum("saved-by-moving", id) === 0) return false;
  moveWhole(table, id, ZONE.extra);
  table.turnUp(id);
  table.setToken(id, TOKEN.moved, 1);
  table.say(() => `${table.label(id)} moves to the Extra Locations instead.`);
  return true;
}

/** Puts a card under a unit of the Battle Zone. */
export function attach(table: UnitTable, card: number, to: number): void {
  if (card < 0 || to < 0 || card === to || !isInBattle(table, to)) return;
  table.move(card, table.under(to));
  table.say(() => `${table.label(card)} is attached to ${table.label(to)}.`);
}

export function adapt(table: UnitTable, id: number): void {
  const top = table.first(ZONE.draw);
  if (top < 0) table.say(() => `${table.label(id)} Adapts, but the deck is empty.`);
  else {
    attach(table, top, id);
    table.tell("adapted", id);
  }
}

/** Sends a card to a zone, and says so. */
export function send(table: UnitTable, id: number, zone: number, where: string): void {
  if (id < 0) return;
  moveWhole(table, id, zone);
  table.say(() => `${table.label(id)} goes ${where}.`);
}

/** The enemy unit that was announced last, if it is still there. */
export function announcedUnit(table: UnitTable): readonly number[] {
  const id = table.get(COUNTER.announced) - 1;
  return id >= 0 && isInBattle(table, id) ? [id] : [];
}

export function sweep(table: UnitTable): void {
  for (const zone of BATTLE_ZONE) while (table.count(zone) > 0) sendOff(table, table.first(zone));
  for (const zone of ENEMY_ZONE) {
    while (table.count(zone) > 0) moveWhole(table, table.first(zone), ZONE["enemy-discard"]);
  }
}
