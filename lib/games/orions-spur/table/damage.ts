// Damage Dealt, Breaks in Formation (p.7), Armored and Artillery of the Ship Abilities (p.10).

import { kept } from "../../../core/table/kept.ts";
import { otherOf } from "../../../core/table/sides.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { promote } from "./flagship.ts";
import { COUNTER, columnOf, ENEMIES, FLEET, has, holdsFire, type SpurTable, TOKEN, whose, ZONE } from "./table.ts";

export type Damage = NonNullable<OrionsSpurCard["damage"]>;

/**
 * The enemy ships in front: the front row, and those of the middle row with nothing before them. When no others are
 * left, the flagship.
 */
export function inFront(table: SpurTable): readonly number[] {
  const front = table.in(ZONE["enemy-front"]);
  const middle = table.in(ZONE["enemy-middle"]);
  if (middle.length === 0) return front.length > 0 ? front : table.in(ZONE["enemy-flagship"]);
  let open: number[] | undefined;
  for (const id of middle) {
    if (isCovered(table, id, front)) continue;
    open ??= [...front];
    open.push(id);
  }
  return open ?? front;
}

/** Whether a ship of the front row stands before this one. */
function isCovered(table: SpurTable, ship: number, front: readonly number[]): boolean {
  const column = columnOf(table, ship);
  for (const id of front) if (columnOf(table, id) === column) return true;
  return false;
}

/** The enemy ships one row behind those in front. */
export function oneRowBack(table: SpurTable): readonly number[] {
  const front = new Set(inFront(table));
  const behind = table.in(ZONE["enemy-middle"]).filter((id) => !front.has(id));
  const isFlagshipNext = table.count(ZONE["enemy-front"]) === 0 && !front.has(table.first(ZONE["enemy-flagship"]));
  return isFlagshipNext ? [...behind, ...table.in(ZONE["enemy-flagship"])] : behind;
}

/** Shield and hull damage each by itself, where they are given so. */
export function eachKind(damage: Damage, to: (points: number) => number): Damage {
  if (typeof damage === "number") return to(damage);
  return { shield: to(damage.shield ?? 0), hull: to(damage.hull ?? 0) };
}

/** Both kinds together. */
export function inAll(damage: Damage): number {
  return typeof damage === "number" ? damage : (damage.shield ?? 0) + (damage.hull ?? 0);
}

export function inWords(damage: Damage): string {
  if (typeof damage === "number" || !damage.shield || !damage.hull) return `${inAll(damage)} damage`;
  return `${damage.shield} shield and ${damage.hull} hull damage`;
}

/** Damage with so many points less, those of one kind first. */
export function less(damage: Damage, by: number, first: "shield" | "hull" = "hull"): Damage {
  if (typeof damage === "number") return Math.max(damage - by, 0);
  const [shield, hull] = [damage.shield ?? 0, damage.hull ?? 0];
  if (first === "hull") return { shield: Math.max(shield - Math.max(by - hull, 0), 0), hull: Math.max(hull - by, 0) };
  return { shield: Math.max(shield - by, 0), hull: Math.max(hull - Math.max(by - shield, 0), 0) };
}

/** Additional damage of an attack that deals shield and hull damage separately is hull damage. */
export function withMore(damage: Damage, more: number): Damage {
  if (more === 0) return damage;
  return typeof damage === "number" ? damage + more : { ...damage, hull: (damage.hull ?? 0) + more };
}

/** The shield and hull that a ship has left, and by how much it reduces each source. */
export interface Guard {
  readonly shield: number;
  readonly hull: number;
  readonly armor: number;
}

export function guardOf(table: SpurTable, ship: number): Guard {
  return {
    shield: table.token(ship, TOKEN.shield),
    hull: table.token(ship, TOKEN.hull),
    armor: has(table, ship, "Armored") ? 1 : 0,
  };
}

/** The shield that a source takes. Where it has hull damage too, the defender takes the armor off that. */
export function shieldTaken({ shield, armor }: Guard, damage: Damage): number {
  if (typeof damage === "number") return Math.min(Math.max(damage - armor, 0), shield);
  const onHull = damage.hull ?? 0;
  return Math.min(Math.max((damage.shield ?? 0) - Math.max(armor - onHull, 0), 0), shield);
}

/** The hull damage of a source, which may be more than the ship has hull left. */
export function hullDamage({ shield, armor }: Guard, damage: Damage): number {
  const through = typeof damage === "number" ? damage - shield : (damage.hull ?? 0);
  return Math.max(through - armor, 0);
}

/** The hull that a source takes, limited to what the ship has. */
export function hullTaken(guard: Guard, damage: Damage): number {
  return Math.min(hullDamage(guard, damage), guard.hull);
}

/** How much a source would remove from a ship, and whether it would destroy it. */
export function effect(
  table: SpurTable,
  target: number,
  damage: Damage,
): { readonly taken: number; readonly kills: boolean } {
  const guard = guardOf(table, target);
  const hull = hullTaken(guard, damage);
  return { taken: shieldTaken(guard, damage) + hull, kills: hull > 0 && hull === guard.hull };
}

/**
 * Deals damage to a ship, and answers whether any is taken. Armored reduces each source by 1, and damage beyond the hull
 * is lost.
 */
export function hit(table: SpurTable, target: number, damage: Damage, source: string): boolean {
  const guard = guardOf(table, target);
  const [shield, hull] = [shieldTaken(guard, damage), hullTaken(guard, damage)];
  table.setToken(target, TOKEN.shield, guard.shield - shield);
  table.setToken(target, TOKEN.hull, guard.hull - hull);
  table.say(
    () => `${source} hits ${whose(table, target)}${table.label(target)}: ${shield} on the shield, ${hull} on the hull.`,
  );
  return shield + hull > 0;
}

function isLost(table: SpurTable, id: number): boolean {
  if (table.token(id, TOKEN.hull) > 0) return false;
  const { hull } = table.card(id);
  return typeof hull === "number" && hull > 0;
}

/** The ships of a fleet that have no hull left. */
const lost = (rows: readonly number[]) =>
  kept((table: SpurTable): readonly number[] => rows.flatMap((row) => table.in(row).filter((id) => isLost(table, id))));
const lostEnemies = lost(ENEMIES);
const lostOwn = lost(FLEET);

/**
 * Removes ships without hull at once: one of the other fleet gives its VP. For one of their own, such as after a ram,
 * nobody gets any.
 */
export function watchHulls(table: SpurTable): void {
  for (const id of lostEnemies(table)) {
    table.move(id, ZONE.trophies);
    win(table, id);
    promote(table, ENEMIES);
    table.as(otherOf(table.side), () => mourn(table, id));
  }
  for (const id of lostOwn(table)) {
    table.move(id, ZONE.discard);
    table.say(() => `${table.label(id)} is lost, and nobody gets its VP.`);
    promote(table, FLEET);
    mourn(table, id);
  }
}

/** What the owner of a lost ship has of it. A fleet that holds its fire has nothing. */
function mourn(table: SpurTable, ship: number): void {
  table.add(COUNTER.losses, 1);
  if (!holdsFire(table)) table.tell("lost", ship);
}

/** The player who destroys a ship gets its VP. */
export function win(table: SpurTable, ship: number): void {
  const { vp } = table.card(ship);
  table.add(COUNTER.vp, vp ?? 0);
  table.add(COUNTER.kills, 1);
  table.say(() => `${table.label(ship)} is destroyed: ${vp === undefined ? "its VP are not known" : `${vp} VP`}.`);
  table.tell("destroyed", ship);
}
