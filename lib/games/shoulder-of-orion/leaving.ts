// What happens when a card leaves the AO, and what free moves cannot do: Heroes and transforming, Hero Zone, Card
// types, Resolving cards.
import type { Free } from "../../core/table/goldfish.ts";
import { COUNTER, healthOf, isWarrior, type OrionTable, TOKEN, tokens, ZONE } from "./table.ts";

/** The AO of either player. */
const IN_PLAY: readonly number[] = [ZONE.ao, ZONE["enemy-ao"]];
const OF_A_WARRIOR: readonly number[] = [TOKEN.damage, TOKEN.attack, TOKEN.health];

/**
 * Attached cards go to the discard pile. A frontline hero returns to its zone in backline form and loses what it had as
 * a warrior.
 */
export function afterLeaving(table: OrionTable, card: number): void {
  for (const augment of [...table.in(table.under(card))]) {
    table.move(augment, ZONE.discard);
    table.say(() => `${table.label(augment)} goes to the discard pile with what it augmented.`);
  }
  if (table.card(card).type !== "hero") return;
  if (table.zoneOf(card) !== ZONE.heroes) table.move(card, ZONE.heroes);
  for (const token of OF_A_WARRIOR) table.setToken(card, token, 0);
}

/** A hero that leaves in any way other than by transforming becomes exhausted. */
function sentBack(table: OrionTable, card: number): void {
  if (table.card(card).type !== "hero") return;
  table.exhaust(card);
  table.say(() => `${table.label(card)} is exhausted and returns to the Hero Zone.`);
}

/** A warrior enters the AO exerted, however it gets there. */
export function afterFreeMove(table: OrionTable, card: number, from: number): void {
  const [was, is] = [IN_PLAY.includes(from), IN_PLAY.includes(table.zoneOf(card))];
  if (was && !is) {
    afterLeaving(table, card);
    sentBack(table, card);
  } else if (!was && is && isWarrior(table, card)) {
    table.exhaust(card);
    table.say(() => `${table.label(card)} enters the AO exerted.`);
  }
}

export function forbids(table: OrionTable, { free, card = -1, to = "" }: Free): string | undefined {
  const from = table.zoneOf(card);
  if (free === "counter" && from === ZONE.heroes && OF_A_WARRIOR.some((token) => tokens[token]?.id === to))
    return `${table.label(card)} is in the Hero Zone, where no card can be targeted.`;
  if (free !== "move") return undefined;
  const host = table.zone(to) - table.under(0);
  if (host >= 0 && !IN_PLAY.includes(table.zoneOf(host)))
    return `Nothing can be attached to ${table.label(host)}: it is not in the AO.`;
  if (from === ZONE.heroes && table.card(card).type === "hero" && to !== "ao" && to !== "heroes")
    return `${table.label(card)} cannot leave the Hero Zone but by transforming: into the AO.`;
  const slots = table.get(COUNTER.techLevel);
  if (to !== "orbit" || from === ZONE.orbit || table.count(ZONE.orbit) < slots) return undefined;
  return `Every orbit slot is taken: there are as many as the Tech Level, ${slots}.`;
}

/** Destroys at once whatever has as much damage as health. */
export function watchDamage(table: OrionTable): void {
  for (const zone of IN_PLAY) {
    for (const id of table.in(zone)) {
      const damage = table.token(id, TOKEN.damage);
      const health = healthOf(table, id);
      if (health === undefined || damage < health) continue;
      table.say(() => `${table.label(id)} is destroyed: ${damage} damage on a health of ${health}.`);
      table.move(id, zone === ZONE.ao ? ZONE.discard : ZONE["enemy-discard"]);
      afterLeaving(table, id);
      sentBack(table, id);
      watchDamage(table);
      return;
    }
  }
}
