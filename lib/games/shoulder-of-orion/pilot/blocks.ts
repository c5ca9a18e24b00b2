// When a block pays. A warrior that blocks stays exerted, so it does not attack in its own next turn.
import { kept } from "../../../core/table/kept.ts";
import { healthLeft, mayBlock, warriors } from "../table/combat.ts";
import { damageOf, isWarrior, type OrionTable, ZONE } from "../table/table.ts";
import { price } from "../texts/deeds.ts";

/** Life is short if an attack leaves no more than this. */
const SHORT = 6;

/** A warrior, or an attack action, as whoever weighs a block sees it. */
export interface Fighter {
  readonly id: number;
  /** How much damage it takes before it is destroyed. An attack action takes any. */
  readonly left: number;
  readonly deals: number;
  readonly price: number;
}

export function fighter(table: OrionTable, id: number, deals = damageOf(table, id)): Fighter {
  const left = isWarrior(table, id) ? healthLeft(table, id) : Number.POSITIVE_INFINITY;
  return { id, left, deals, price: price(table, id) };
}

export function isShort(life: number, damage: number): boolean {
  return damage > 0 && life - damage <= SHORT;
}

/** A blocker that survives pays if it destroys the attacker, or stops at least what it would deal itself. */
function isSafe(blocker: Fighter, attacker: Fighter): boolean {
  return blocker.left > attacker.deals && (blocker.deals >= attacker.left || blocker.deals <= attacker.deals);
}

function isTraded(blocker: Fighter, attacker: Fighter): boolean {
  return blocker.deals >= attacker.left && blocker.price <= attacker.price;
}

/** Of some warriors the one of the least health, or undefined. */
function frailest(of: readonly Fighter[]): Fighter | undefined {
  return of.reduce<Fighter | undefined>((best, one) => (best && best.left <= one.left ? best : one), undefined);
}

export function safeBlocker(ready: readonly Fighter[], attacker: Fighter): Fighter | undefined {
  return frailest(ready.filter((one) => isSafe(one, attacker)));
}

export function tradingBlocker(ready: readonly Fighter[], attacker: Fighter): Fighter | undefined {
  return frailest(ready.filter((one) => isTraded(one, attacker)));
}

/** The blocker that somebody with so much life would choose by these reasons. */
export function blockerAgainst(ready: readonly Fighter[], attacker: Fighter, life: number): Fighter | undefined {
  if (attacker.deals <= 0) return undefined;
  const paying = safeBlocker(ready, attacker) ?? tradingBlocker(ready, attacker);
  if (paying || !isShort(life, attacker.deals)) return paying;
  return ready.reduce<Fighter | undefined>((best, one) => (best && best.left >= one.left ? best : one), undefined);
}

/** Whether a blocker would destroy the attacker and survive. */
export function isWasted(blocker: Fighter | undefined, attacker: Fighter): boolean {
  return blocker !== undefined && blocker.deals >= attacker.left && blocker.left > attacker.deals;
}

/** The warriors opposite. */
export const opposing = kept((table: OrionTable): readonly Fighter[] =>
  warriors(table, ZONE["enemy-ao"]).map((id) => fighter(table, id)),
);

/** Those of them that can block this card now. */
export function ableTo(table: OrionTable, fighters: readonly Fighter[], attacker: number): readonly Fighter[] {
  return fighters.filter(({ id }) => mayBlock(table, id, attacker));
}
