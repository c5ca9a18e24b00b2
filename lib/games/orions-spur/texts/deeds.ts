// What texts do with ships and cards: Secondary Actions (p.9), Main Attack Action (p.6-7).

import { DeckPhrases } from "../../../core/text/deck-phrases.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { aimAt, aimNow, attackOf, incoming } from "../table/aim.ts";
import { type Damage, effect, inAll, inWords, less } from "../table/damage.ts";
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

/** What is left of the attack that is being answered. */
export function leave(table: SpurTable, damage: Damage): void {
  const frame = attackOf(table);
  if (frame?.phase !== "answer") return;
  const { target = -1 } = frame.args;
  table.setToken(target, TOKEN.incoming, inAll(damage));
  if (typeof damage !== "number") table.note("shield", damage.shield ?? 0, frame);
  table.say(() => `${inWords(damage)} is left of the attack on ${table.label(target)}.`);
}

/** Changes the damage of the attack that is being answered. */
export function change(table: SpurTable, to: (damage: Damage) => Damage): boolean {
  const [before, after] = [incoming(table), to(incoming(table))];
  leave(table, after);
  return inAll(after) < inAll(before);
}

/** Takes so many points off the attack that is being answered. Whoever is attacked chooses the kind, if there are two. */
export function lessen(table: SpurTable, by: number): boolean {
  const damage = incoming(table);
  const isOpen = typeof damage !== "number" && Boolean(damage.shield && damage.hull) && by < inAll(damage);
  if (!isOpen || by <= 0) return change(table, (all) => less(all, by));
  table.call("block", { by });
  return true;
}

/** Leads the attack that is being answered to another ship. */
export function redirect(table: SpurTable, to: number): boolean {
  const frame = attackOf(table);
  if (frame?.phase !== "answer" || to < 0) return false;
  const damage = inAll(incoming(table));
  table.setToken(frame.args.target ?? -1, TOKEN.incoming, 0);
  table.setToken(to, TOKEN.incoming, damage);
  table.note("target", to, frame);
  table.say(() => `The attack hits ${table.label(to)} instead.`);
  return true;
}

/** What it is worth that an attack of this damage hits a ship: what it takes, and far more if it destroys. */
function loss(table: SpurTable, target: number, damage: Damage): number {
  if (target < 0) return 0;
  const { taken, kills } = effect(table, target, damage);
  return kills ? taken + 10 * vpOf(table, target) : taken;
}

/** What it is worth to change the damage of the attack that is being answered, or the ship that it hits. */
export function relief(table: SpurTable, to: (damage: Damage) => Damage, other = -1): number {
  const { target = -1 } = attackOf(table)?.args ?? {};
  const damage = incoming(table);
  return loss(table, target, damage) - loss(table, other < 0 ? target : other, to(damage));
}

/** The kind of damage that is better blocked, if so many points can be. */
export function kindToBlock(table: SpurTable, by: number): "shield" | "hull" {
  const after = (kind: "shield" | "hull") => relief(table, (damage) => less(damage, by, kind));
  return after("shield") > after("hull") ? "shield" : "hull";
}

/** A card that is played as a reaction hits the attacking ship, if that is still there. It may react in its turn. */
export function strikeBack(table: SpurTable, card: number, damage = table.card(card).damage): boolean {
  const { ship, target } = aimNow(table);
  if (damage === undefined || damage === null || ship < 0 || table.token(ship, TOKEN.hull) <= 0) return false;
  aimAt(table, { ship: target, target: ship, card }, damage, 1);
  return true;
}

/** How much damage a card deals in all. */
export function whole({ damage }: OrionsSpurCard): number {
  return inAll(damage ?? 0);
}

/** What striking back is worth. */
export function revenge(table: SpurTable, card: number): number {
  return loss(table, aimNow(table).ship, table.card(card).damage ?? 0);
}
