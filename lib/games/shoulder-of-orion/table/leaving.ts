// What happens when a card leaves the AO, and what free moves cannot do: Heroes and transforming, Hero Zone, Card
// types, Resolving cards.
import { memoPerKey } from "../../../core/memo.ts";
import { kept } from "../../../core/table/kept.ts";
import type { Free } from "../../../core/table/move.ts";
import { ownersOf } from "../../../core/table/sides.ts";
import { AOS, COUNTER, healthOf, isDestroyed, isWarrior, type OrionTable, TOKEN, tokens, ZONE } from "./table.ts";

const OF_THIS_TURN: readonly number[] = [TOKEN.attackNow, TOKEN.healthNow, TOKEN.harmless];
const OF_A_WARRIOR: readonly number[] = [TOKEN.damage, TOKEN.attack, TOKEN.health, ...OF_THIS_TURN];

/**
 * Attached cards go to the discard pile. A frontline hero returns to its zone in backline form and loses what it had as
 * a warrior.
 */
export function afterLeaving(table: OrionTable, card: number): void {
  for (const augment of [...table.in(table.under(card))]) {
    table.move(augment, ownersOf(table, augment, ZONE.discard));
    table.say(() => `${table.label(augment)} goes to the discard pile with what it augmented.`);
  }
  if (table.card(card).type !== "hero") return;
  const heroes = ownersOf(table, card, ZONE.heroes);
  if (table.zoneOf(card) !== heroes) table.move(card, heroes);
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
  const [was, is] = [AOS.includes(from), AOS.includes(table.zoneOf(card))];
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
  if (host >= 0 && !AOS.includes(table.zoneOf(host)))
    return `Nothing can be attached to ${table.label(host)}: it is not in the AO.`;
  if (from === ZONE.heroes && table.card(card).type === "hero" && to !== "ao" && to !== "heroes")
    return `${table.label(card)} cannot leave the Hero Zone but by transforming: into the AO.`;
  const slots = table.get(COUNTER.techLevel);
  if (to !== "orbit" || from === ZONE.orbit || table.count(ZONE.orbit) < slots) return undefined;
  return `Every orbit slot is taken: there are as many as the Tech Level, ${slots}.`;
}

/**
 * Tells that a card leaves the AO. It is told while the card is still there, because texts may speak of
 * its side or its augments, its own texts too.
 */
export function tellOfLeaving(table: OrionTable, id: number): void {
  if (AOS.includes(table.zoneOf(id)) && isWarrior(table, id)) table.tell("leaves", id);
}

function isForGood(table: OrionTable, id: number): boolean {
  return table.token(id, TOKEN.returned) > 0 && table.sum("leaves-for-good", id) > 0;
}

function take(table: OrionTable, id: number, to: number, where: "usual" | "bottom" = "usual"): void {
  const isRemoved = isForGood(table, id);
  table.move(id, isRemoved ? ownersOf(table, id, ZONE.removed) : to, where);
  afterLeaving(table, id);
  sentBack(table, id);
  if (isRemoved) table.say(() => `${table.label(id)} is removed from the game.`);
}

/** Takes a card out of the AO by the rules or by a text. A hero becomes exhausted and returns to its zone instead. */
export function leave(table: OrionTable, id: number, to: number, where?: "usual" | "bottom"): void {
  tellOfLeaving(table, id);
  take(table, id, to, where);
}

/** Answers false if the card is not in the AO: another text may have been quicker. */
export function destroy(table: OrionTable, id: number): boolean {
  if (!AOS.includes(table.zoneOf(id))) return false;
  tellOfLeaving(table, id);
  table.tell("destroyed", id);
  take(table, id, ownersOf(table, id, ZONE.discard));
  return true;
}

/** Returns a card of the AO to its owner's hand. */
export function returnFromPlay(table: OrionTable, id: number): void {
  tellOfLeaving(table, id);
  if (table.card(id).type !== "hero" && !isForGood(table, id)) table.tell("returned", id);
  take(table, id, ownersOf(table, id, ZONE.hand));
  table.say(() => `${table.label(id)} is returned.`);
}

/** Without any of these, nothing with health is destroyed. */
const WOUNDS: readonly number[] = [TOKEN.damage, TOKEN.health, TOKEN.healthNow];
/** Whether a card of the game has no health to begin with. */
const isAnyHollow = memoPerKey((cards: OrionTable["start"]["cards"]) =>
  cards.some(({ card: { health, frontline } }) => health === 0 || frontline?.health === 0),
);

/** The first card that has as much damage as health, or -1. */
const doomed = kept((table: OrionTable): number => {
  const isAnyFrail = table.sum("frail", 0) > 0;
  if (!isAnyFrail && !WOUNDS.some((token) => table.hasHad(token)) && !isAnyHollow(table.start.cards)) return -1;
  for (const zone of AOS) for (const id of table.in(zone)) if (isDestroyed(table, id, isAnyFrail)) return id;
  return -1;
});

/** Destroys at once whatever has as much damage as health. */
export function watchDamage(table: OrionTable): void {
  for (let id = doomed(table); id >= 0; id = doomed(table)) {
    const [card, damage, health] = [table.label(id), table.token(id, TOKEN.damage), healthOf(table, id)];
    table.say(() => `${card} is destroyed: ${damage} damage on a health of ${health}.`);
    destroy(table, id);
  }
}
