// What texts do with ships and cards: Secondary Actions (p.9), Main Attack Action (p.6-7).

import { DeckPhrases } from "../../../core/text/deck-phrases.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { aimNow, attackOf, dealt, incoming } from "../table/aim.ts";
import { effect, hit } from "../table/damage.ts";
import { vpOf } from "../table/flagship.ts";
import { FLEET, type SpurTable, TOKEN, ZONE } from "../table/table.ts";

export const deck = new DeckPhrases<OrionsSpurCard>(ZONE, "The tactics deck is empty.");

/** What a ship has tokens of. */
export type Stat = "shield" | "hull" | "energy";

/** How much of a stat a ship has lost. */
export function missing(table: SpurTable, id: number, stat: Stat): number {
  return Math.max((table.card(id)[stat] ?? 0) - table.token(id, TOKEN[stat]), 0);
}

/** Whether one of the player's ships has lost shield or hull. */
export function hasDamage(table: SpurTable): boolean {
  for (const row of FLEET)
    for (const id of table.in(row)) if (missing(table, id, "shield") > 0 || missing(table, id, "hull") > 0) return true;
  return false;
}

// What is done answers whether anything came of it, so that “if you do” can hang on it.

/** Gives a ship back what it has lost, but not more than its card states. */
export function restore(table: SpurTable, id: number, stat: Stat, most: number): boolean {
  const by = Math.min(missing(table, id, stat), most);
  table.setToken(id, TOKEN[stat], table.token(id, TOKEN[stat]) + by);
  table.say(() => `${table.label(id)} has ${table.token(id, TOKEN[stat])} ${stat}.`);
  return by > 0;
}

/** Changes the energy of a ship, which has no less than none. */
export function energize(table: SpurTable, id: number, by: number): boolean {
  const before = table.token(id, TOKEN.energy);
  table.setToken(id, TOKEN.energy, Math.max(before + by, 0));
  table.say(() => `${table.label(id)} has ${table.token(id, TOKEN.energy)} energy.`);
  return table.token(id, TOKEN.energy) !== before;
}

/** Takes damage off the attack that is being answered. */
export function lessen(table: SpurTable, to: (damage: number) => number): boolean {
  const frame = attackOf(table);
  if (frame?.phase !== "answer") return false;
  const { target = -1 } = frame.args;
  const before = incoming(table);
  const damage = Math.max(to(before), 0);
  table.setToken(target, TOKEN.incoming, damage);
  table.say(() => `${damage} damage is left of the attack on ${table.label(target)}.`);
  return damage < before;
}

/** Leads the attack that is being answered to another ship. */
export function redirect(table: SpurTable, to: number): boolean {
  const frame = attackOf(table);
  if (frame?.phase !== "answer" || to < 0) return false;
  const damage = incoming(table);
  table.setToken(frame.args.target ?? -1, TOKEN.incoming, 0);
  table.setToken(to, TOKEN.incoming, damage);
  frame.args = { ...frame.args, target: to };
  table.say(() => `The attack hits ${table.label(to)} instead.`);
  return true;
}

/** What it is worth that an attack of this damage hits a ship: what it takes, and far more if it destroys. */
function loss(table: SpurTable, target: number, damage: number): number {
  if (target < 0) return 0;
  const { taken, kills } = effect(table, target, dealt(table, damage));
  return kills ? taken + 10 * vpOf(table, target) : taken;
}

/** What it is worth to change the damage of the attack that is being answered, or the ship that it hits. */
export function relief(table: SpurTable, to: (damage: number) => number, other = -1): number {
  const { target = -1 } = attackOf(table)?.args ?? {};
  const damage = incoming(table);
  return loss(table, target, damage) - loss(table, other < 0 ? target : other, Math.max(to(damage), 0));
}

/** A card that is played as a reaction hits the attacking ship, if that is still there. */
export function strikeBack(table: SpurTable, card: number): boolean {
  const { damage } = table.card(card);
  const { ship } = aimNow(table);
  if (damage === undefined || damage === null || ship < 0 || table.token(ship, TOKEN.hull) <= 0) return false;
  return hit(table, ship, damage, table.label(card));
}

/** How much damage a card deals in all. */
export function whole({ damage }: OrionsSpurCard): number {
  return typeof damage === "number" ? damage : (damage?.shield ?? 0) + (damage?.hull ?? 0);
}

/** What striking back is worth. */
export function revenge(table: SpurTable, card: number): number {
  const { damage } = table.card(card);
  const { ship } = aimNow(table);
  if (damage === undefined || damage === null || ship < 0) return 0;
  const { taken, kills } = effect(table, ship, damage);
  return kills ? taken + 10 * vpOf(table, ship) : taken;
}
