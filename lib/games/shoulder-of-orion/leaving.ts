// What follows when a card leaves the AO: Heroes and transforming, Card types, Resolving cards.
import type { Free } from "../../core/goldfish.ts";
import { healthOf, type OrionTable, TOKEN, ZONE } from "./table.ts";

/** What was attached goes to the discard pile; a frontline hero is exhausted and returns to its zone in backline form. */
export function afterLeaving(table: OrionTable, card: number): void {
  for (const augment of [...table.in(table.under(card))]) {
    table.move(augment, ZONE.discard);
    table.say(() => `${table.label(augment)} goes to the discard pile with what it augmented.`);
  }
  if (table.card(card).type !== "hero" || table.zoneOf(card) === ZONE.heroes) return;
  table.move(card, ZONE.heroes);
  table.setToken(card, TOKEN.damage, 0);
  table.exhaust(card);
  table.say(() => `${table.label(card)} is exhausted and returns to the Hero Zone.`);
}

export function freed(table: OrionTable, card: number, from: number): void {
  if (from === ZONE.ao && table.zoneOf(card) !== ZONE.ao) afterLeaving(table, card);
}

export function forbids(table: OrionTable, { free, card = -1, to }: Free): string | undefined {
  const isHeld = free === "move" && table.zoneOf(card) === ZONE.heroes && to !== "ao" && to !== "heroes";
  return isHeld ? `${table.label(card)} cannot leave the Hero Zone but by transforming: into the AO.` : undefined;
}

/** Destroys at once what has as much damage as health. */
export function watchDamage(table: OrionTable): void {
  for (const id of table.in(ZONE.ao)) {
    const damage = table.token(id, TOKEN.damage);
    if (damage <= 0 || damage < (healthOf(table, id) ?? Number.POSITIVE_INFINITY)) continue;
    table.say(() => `${table.label(id)} is destroyed: it has ${damage} damage.`);
    table.move(id, ZONE.discard);
    afterLeaving(table, id);
    watchDamage(table);
    return;
  }
}
