// The numbers of cards in play, with what texts change about them: 1.12 Damage, Stats, and Destruction.
import { type GalaxyTable, TOKEN } from "./table.ts";
import { traitsOf, watched } from "./traits.ts";
import { halfTurn } from "./whereabouts.ts";

export function damageOf(table: GalaxyTable, id: number): number {
  return Math.max(traitsOf(table, id).damage + table.token(id, TOKEN.boost) + table.sum("damage", id), 0);
}

export function healthOf(table: GalaxyTable, id: number): number {
  return traitsOf(table, id).health + table.sum("health", id);
}

function shieldsOf(table: GalaxyTable, id: number): number {
  return traitsOf(table, id).shields + table.sum("shields", id);
}

export function regenerationOf(table: GalaxyTable, id: number): number {
  return traitsOf(table, id).regeneration + table.sum("regeneration", id);
}

export function isSwift(table: GalaxyTable, id: number): boolean {
  return traitsOf(table, id).isSwift || (watched(table).givesSwiftness && table.sum("swiftness", id) > 0);
}

/** Whether it does not move between planets: it is stationary or immobile, or made so for a time. */
export function isBound(table: GalaxyTable, id: number): boolean {
  return traitsOf(table, id).isBound || table.token(id, TOKEN.immobile) > 0;
}

/** How much damage the shields of a card still prevent this turn. */
export function shieldsLeft(table: GalaxyTable, id: number): number {
  const shields = shieldsOf(table, id);
  const isSame = table.token(id, TOKEN.shielded) === halfTurn(table);
  return isSame ? Math.max(shields - table.token(id, TOKEN.absorbed), 0) : shields;
}

/** Deals damage to a card, of which its shields prevent what they still can. Answers what is left of it. */
export function hurt(table: GalaxyTable, id: number, amount: number): number {
  const left = shieldsLeft(table, id);
  const dealt = Math.max(amount - left, 0);
  if (left > 0) {
    table.setToken(id, TOKEN.absorbed, shieldsOf(table, id) - left + amount - dealt);
    table.setToken(id, TOKEN.shielded, halfTurn(table));
  }
  table.setToken(id, TOKEN.damage, table.token(id, TOKEN.damage) + dealt);
  return dealt;
}

/** What remains of a card's health under the damage that it has, which is not yet dealt with. */
export function healthLeft(table: GalaxyTable, id: number): number {
  return healthOf(table, id) - table.token(id, TOKEN.damage);
}

/** Whether a card has been dealt lethal damage. */
export function isLost(table: GalaxyTable, id: number): boolean {
  return table.token(id, TOKEN.damage) > 0 && healthLeft(table, id) <= 0;
}

/** How much damage has to be dealt to a card to destroy it. */
export function toughness(table: GalaxyTable, id: number): number {
  return Math.max(healthLeft(table, id), 0) + shieldsLeft(table, id);
}
