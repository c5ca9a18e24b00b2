// Damage Dealt, Breaks in Formation (p.7), Armored and Artillery of the Ship Abilities (p.10).
import type { OrionsSpurCard } from "./card.ts";
import { seeEnd } from "./ending.ts";
import { promote } from "./flagship.ts";
import { COUNTER, ENEMIES, FLEET, has, type SpurTable, TOKEN, ZONE } from "./table.ts";

type Damage = NonNullable<OrionsSpurCard["damage"]>;

const NONE: readonly number[] = [];

/**
 * The enemy ships in front: the front row, and those of the middle row with nothing before them. When no others are
 * left, the flagship.
 */
export function inFront(table: SpurTable): readonly number[] {
  const front = table.in(ZONE["enemy-front"]);
  const middle = table.in(ZONE["enemy-middle"]);
  if (middle.length === 0) return front.length > 0 ? front : table.in(ZONE["enemy-flagship"]);
  const taken = new Set(front.map((id) => table.token(id, TOKEN.column)));
  const open = middle.filter((id) => !taken.has(table.token(id, TOKEN.column)));
  return open.length === 0 ? front : [...front, ...open];
}

/** The enemy ships one row behind those in front. */
export function oneRowBack(table: SpurTable): readonly number[] {
  const front = new Set(inFront(table));
  const behind = table.in(ZONE["enemy-middle"]).filter((id) => !front.has(id));
  const isFlagshipNext = table.count(ZONE["enemy-front"]) === 0 && !front.has(table.first(ZONE["enemy-flagship"]));
  return isFlagshipNext ? [...behind, ...table.in(ZONE["enemy-flagship"])] : behind;
}

/**
 * The damage that a source deals to a ship, limited to what the ship can lose. Armored reduces each source by 1. If
 * there is both shield and hull damage, the defender takes it off the hull damage.
 */
function dealt(table: SpurTable, target: number, damage: Damage): { readonly shield: number; readonly hull: number } {
  const [shield, hull] = [table.token(target, TOKEN.shield), table.token(target, TOKEN.hull)];
  const less = has(table, target, "Armored") ? 1 : 0;
  if (typeof damage === "number") {
    const total = Math.max(damage - less, 0);
    return { shield: Math.min(total, shield), hull: Math.min(Math.max(total - shield, 0), hull) };
  }
  const [onShield, onHull] = [damage.shield ?? 0, damage.hull ?? 0];
  const lessHull = Math.min(less, onHull);
  return {
    shield: Math.min(Math.max(onShield - (less - lessHull), 0), shield),
    hull: Math.min(onHull - lessHull, hull),
  };
}

/** How much a source would remove from a ship, and whether it would destroy it. */
export function effect(
  table: SpurTable,
  target: number,
  damage: Damage,
): { readonly taken: number; readonly kills: boolean } {
  const { shield, hull } = dealt(table, target, damage);
  return { taken: shield + hull, kills: hull > 0 && hull === table.token(target, TOKEN.hull) };
}

/** Deals damage to a ship. Damage beyond its hull is lost. */
export function hit(table: SpurTable, target: number, damage: Damage, source: string): void {
  const { shield, hull } = dealt(table, target, damage);
  table.setToken(target, TOKEN.shield, table.token(target, TOKEN.shield) - shield);
  table.setToken(target, TOKEN.hull, table.token(target, TOKEN.hull) - hull);
  const whose = ENEMIES.includes(table.zoneOf(target)) ? "the enemy's " : "";
  table.say(() => `${source} hits ${whose}${table.label(target)}: ${shield} on the shield, ${hull} on the hull.`);
}

function isLost(table: SpurTable, id: number): boolean {
  if (table.token(id, TOKEN.hull) > 0) return false;
  const { hull } = table.card(id);
  return typeof hull === "number" && hull > 0;
}

/** The ships of a fleet that have no hull left. */
function lost(table: SpurTable, rows: readonly number[]): readonly number[] {
  let found = NONE;
  for (const row of rows) for (const id of table.in(row)) if (isLost(table, id)) found = [...found, id];
  return found;
}

/**
 * Removes ships without hull at once: an enemy ship gives its VP, and one of the player's is discarded. Only the enemy
 * gets VP for that, if it dealt the final blow.
 */
export function watchHulls(table: SpurTable, by?: "enemy"): void {
  const destroyed = lost(table, ENEMIES);
  for (const id of destroyed) {
    table.move(id, ZONE.trophies);
    win(table, id);
    promote(table, ENEMIES);
  }
  if (destroyed.length > 0) seeEnd(table);
  for (const id of lost(table, FLEET)) {
    table.move(id, ZONE.discard);
    if (by === "enemy") lose(table, id);
    else table.say(() => `${table.label(id)} is lost, and nobody gets its VP.`);
    promote(table, FLEET);
  }
}

/** The player who destroys a ship gets its VP. */
export function win(table: SpurTable, ship: number): void {
  const { vp } = table.card(ship);
  table.add(COUNTER.vp, vp ?? 0);
  table.say(() => `${table.label(ship)} is destroyed: ${vp === undefined ? "its VP are not known" : `${vp} VP`}.`);
}

/** The enemy gets the VP of a ship that it destroys. */
function lose(table: SpurTable, ship: number): void {
  const { vp } = table.card(ship);
  table.add(COUNTER.taken, vp ?? 0);
  table.say(
    () => `${table.label(ship)} is destroyed: ${vp === undefined ? "its VP are not known" : `${vp} VP for the enemy`}.`,
  );
}
