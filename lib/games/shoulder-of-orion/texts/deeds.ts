// What texts do with cards: Cache, Orbit, Exerting and rallying, Card types.

import { DeckPhrases } from "../../../core/text/deck-phrases.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { hurt } from "../table/combat.ts";
import { leave, returnFromPlay } from "../table/leaving.ts";
import { AOS, COUNTER, type OrionTable, printedAttack, TOKEN, ZONE } from "../table/table.ts";

export const deck = new DeckPhrases<ShoulderOfOrionCard>(ZONE);

/** About how much damage one more card is worth. */
export const CARD = 0.8;

/** What a card is worth to the player, by its printed numbers. */
export function price(table: OrionTable, id: number): number {
  const card = table.card(id);
  // A hero has no cost: who loses its frontline form pays again to transform it.
  const cost = card.type === "hero" ? card.transform : card.cost;
  return (typeof cost === "number" ? cost : 0) + (printedAttack(card) ?? 0) + 1;
}

/** What having a card at hand is worth: more for a greater card, and about as much as any card. */
export function atHand(table: OrionTable, id: number): number {
  return CARD + price(table, id) / 100;
}

/** Harm to the opponent's card helps the race a little, and harm to one's own costs as much as the card. */
export function harm(table: OrionTable, id: number): number {
  return table.isTheirs(id) ? price(table, id) / 10 : -price(table, id);
}

// What is done answers whether anything came of it, so that “if you do” can hang on it.

export function rally(table: OrionTable, id: number): boolean {
  const isNew = table.isExhausted(id);
  table.exhaust(id, false);
  table.say(() => `${table.label(id)} is rallied${isNew ? "" : " already"}.`);
  return isNew;
}

export function exert(table: OrionTable, id: number): boolean {
  const isNew = !table.isExhausted(id);
  table.exhaust(id);
  table.say(() => `${table.label(id)} is exerted${isNew ? "" : " already"}.`);
  return isNew;
}

export function damage(table: OrionTable, id: number, n: number): boolean {
  const dealt = hurt(table, id, n);
  table.say(() => `${table.label(id)} takes ${dealt} damage.`);
  return dealt > 0;
}

export function mendBy(table: OrionTable, id: number, most: number): boolean {
  const now = table.token(id, TOKEN.damage);
  const mended = Math.min(most, now);
  table.setToken(id, TOKEN.damage, now - mended);
  table.say(() => `${mended} damage ${mended === 1 ? "counter comes" : "counters come"} off ${table.label(id)}.`);
  return mended > 0;
}

export function drain(table: OrionTable, n: number): boolean {
  const life = table.get(COUNTER.dummyLife);
  table.set(COUNTER.dummyLife, Math.max(life - n, 0));
  const left = table.get(COUNTER.dummyLife);
  table.say(() => `${table.isPersons ? "The opponent loses" : "You lose"} ${n} life: ${left} left.`);
  return life > 0 && n > 0;
}

/** A place that a text brings cards to. */
export interface Place {
  readonly says: string;
  readonly zone: number;
  readonly where?: "bottom";
  /** Whether there is room for another card. */
  hasRoom(table: OrionTable): boolean;
}

export const hasEmptySlot = (table: OrionTable): boolean => table.count(ZONE.orbit) < table.get(COUNTER.techLevel);
const always = (): boolean => true;

export const PLACES = {
  cache: { says: "into the cache", zone: ZONE.cache, hasRoom: always },
  orbit: { says: "into orbit", zone: ZONE.orbit, hasRoom: hasEmptySlot },
  top: { says: "on top of the deck", zone: ZONE.draw, hasRoom: always },
  bottom: { says: "to the bottom of the deck", zone: ZONE.draw, where: "bottom", hasRoom: always },
  hand: { says: "into the hand", zone: ZONE.hand, hasRoom: always },
  discard: { says: "to the discard pile", zone: ZONE.discard, hasRoom: always },
} as const satisfies Readonly<Record<string, Place>>;

/** Where "it" may still be when a text wants to place it: another text may have been quicker. */
const AT_HAND: readonly number[] = [ZONE.ao, ZONE.hand, ZONE.discard, ZONE.draw, ZONE.orbit];

export function canPlace(table: OrionTable, id: number): boolean {
  return AT_HAND.includes(table.zoneOf(id)) && table.card(id).type !== "hero";
}

/** Brings a card to a place. One that the text has looked at is no longer among those on top of the deck. */
export function place(table: OrionTable, id: number, { zone, where, says }: Place): void {
  const from = table.zoneOf(id);
  if (from === ZONE.draw) table.note("seen", Math.max((table.args.seen ?? 0) - 1, 0));
  const isKnown = !table.isHidden(id) && (from !== ZONE.draw || table.isSeen(id) || zone !== ZONE.orbit);
  if (from === ZONE.ao) leave(table, id, zone, where);
  else table.move(id, zone, where);
  table.say(() => `${isKnown || table.isUp(id) ? table.label(id) : "A card"} goes ${says}.`);
  if (zone === ZONE.cache) table.tell("cached", id);
}

/** Brings the top cards of the deck to a place, as long as there is room. */
export function placeTop(table: OrionTable, n: number, to: Place): boolean {
  let placed = 0;
  for (; placed < n && to.hasRoom(table) && table.count(ZONE.draw) > 0; placed++)
    place(table, table.first(ZONE.draw), to);
  if (placed === 0)
    table.say(() => (table.count(ZONE.draw) === 0 ? "The deck is empty." : "Every Orbit slot is taken."));
  return placed > 0;
}

export function toHand(table: OrionTable, id: number): void {
  const from = table.zoneOf(id);
  if (AOS.includes(from)) returnFromPlay(table, id);
  else place(table, id, PLACES.hand);
}

/** Looks at cards on top of the deck. A single one is "it" from then on. */
export function look(table: OrionTable, n: number): boolean {
  const isDone = deck.look(table, n);
  const seen = table.in(ZONE.draw).slice(0, n);
  if (n === 1) table.note("it", seen[0] ?? -1);
  table.say(() => `On top of the deck: ${seen.map((id) => table.known(id)).join(", ") || "nothing"}.`);
  return isDone;
}

/** The top card of a deck, if there is one. */
export function topOf(table: OrionTable, zone: number): readonly number[] {
  return table.in(zone).slice(0, 1);
}

/** Looks at the top card of either deck. */
export function bareTop(table: OrionTable, id: number): void {
  table.see(id);
  table.say(() => `On top of the deck: ${table.label(id)}.`);
}
