// Damage Dealt, Breaks in Formation (p.7), Armored and Artillery of the Ship Abilities (p.10).
import type { OrionsSpurCard } from "./card.ts";
import { COUNTER, enemies, fleet, has, type SpurTable, TOKEN, ZONE } from "./table.ts";

type Damage = NonNullable<OrionsSpurCard["damage"]>;

/** The enemy ships in front: the front row, and those of the middle row with nobody before them; last the flagship. */
export function inFront(table: SpurTable): readonly number[] {
  const front = table.in(ZONE["enemy-front"]);
  const taken = new Set(front.map((id) => table.token(id, TOKEN.column)));
  const open = table.in(ZONE["enemy-middle"]).filter((id) => !taken.has(table.token(id, TOKEN.column)));
  const all = open.length === 0 ? front : [...front, ...open];
  return all.length > 0 ? all : table.in(ZONE["enemy-flagship"]);
}

/** The enemy ships one row behind those in front. */
export function oneRowBack(table: SpurTable): readonly number[] {
  const front = new Set(inFront(table));
  const behind = table.in(ZONE["enemy-middle"]).filter((id) => !front.has(id));
  const isFlagshipNext = table.count(ZONE["enemy-front"]) === 0 && !front.has(table.first(ZONE["enemy-flagship"]));
  return isFlagshipNext ? [...behind, ...table.in(ZONE["enemy-flagship"])] : behind;
}

/** The damage as a source deals it to a ship; Armored takes 1 off each source. */
function dealt(table: SpurTable, target: number, damage: Damage): { readonly shield: number; readonly hull: number } {
  const shield = table.token(target, TOKEN.shield);
  const less = has(table, target, "Armored") ? 1 : 0;
  if (typeof damage === "number") {
    const total = Math.max(damage - less, 0);
    return { shield: Math.min(total, shield), hull: Math.max(total - shield, 0) };
  }
  const onShield = damage.shield ?? 0;
  const onHull = damage.hull ?? 0;
  const lessShield = Math.min(less, onShield);
  return { shield: Math.min(onShield - lessShield, shield), hull: Math.max(onHull - (less - lessShield), 0) };
}

/** How much a source would take off a ship, and whether it would destroy it. */
export function effect(
  table: SpurTable,
  target: number,
  damage: Damage,
): { readonly taken: number; readonly kills: boolean } {
  const { shield, hull } = dealt(table, target, damage);
  const left = table.token(target, TOKEN.hull);
  return { taken: shield + Math.min(hull, left), kills: left > 0 && hull >= left };
}

/** Deals damage to a ship: what is more than its hull does not carry over. */
export function hit(table: SpurTable, target: number, damage: Damage, source: string): void {
  const { shield, hull } = dealt(table, target, damage);
  table.setToken(target, TOKEN.shield, table.token(target, TOKEN.shield) - shield);
  table.setToken(target, TOKEN.hull, Math.max(table.token(target, TOKEN.hull) - hull, 0));
  table.say(() => `${source} hits ${table.label(target)}: ${shield} on the shield, ${hull} on the hull.`);
}

function isLost(table: SpurTable, id: number): boolean {
  const { hull } = table.card(id);
  return typeof hull === "number" && hull > 0 && table.token(id, TOKEN.hull) <= 0;
}

/** Takes away at once what has no hull left: an enemy's VP are won, an own ship is discarded. */
export function watchHulls(table: SpurTable): void {
  for (const id of enemies(table)) {
    if (!isLost(table, id)) continue;
    const { vp } = table.card(id);
    table.move(id, ZONE.trophies);
    table.add(COUNTER.vp, vp ?? 0);
    table.say(() => `${table.label(id)} is destroyed: ${vp === undefined ? "its VP are not known" : `${vp} VP`}.`);
  }
  for (const id of fleet(table)) {
    if (!isLost(table, id)) continue;
    table.move(id, ZONE.discard);
    table.say(() => `${table.label(id)} is lost, and nobody gets its VP.`);
  }
}
