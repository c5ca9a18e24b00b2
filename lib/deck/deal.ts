import { builtWith } from "../cards/own-sets.ts";
import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card/card.ts";
import type { Deck, Entry } from "../core/judge/deck.ts";
import type { Dealt, Opponent, Start } from "../core/table/board.ts";
import type { Goldfish, Piles, Supply } from "../core/table/goldfish.ts";
import { ALONE, facing } from "../core/table/seats.ts";
import { zoneIndexOf } from "../core/table/zone-index.ts";

/** The most cards that a table has room for. */
export const MOST_DEALT = 500;

export interface Boxes<C extends Card = Card> {
  /** The pool that the deck was read against. */
  readonly pool: Pool<C>;
  /** The cards that come with the game. Piles are made of them. */
  readonly builtIn: Pool<C>;
  readonly piles: Piles;
}

/**
 * Lays out what a game with this deck starts with, or says why it cannot be played. Lines that name no single card are
 * left out. The order of the list does not affect the deal. Whoever is usual sits opposite.
 */
export function deal<C extends Card>(
  goldfish: Goldfish<C>,
  deck: Deck<C>,
  boxes: Boxes<C>,
  seed: string,
): Start<C> | string {
  const { format, options, house } = deck;
  const own = cardsOf(goldfish, deck, boxes);
  if (typeof own === "string") return own;
  const { list, cards } = own;
  const at = { format, options, card: (label: string) => cardCalled(label, list, boxes).card };
  const opponents = goldfish.opponents?.(list, boxes.piles, at).map(({ list: theirs, isWhole, ...opponent }) => {
    const copies = suppliedFrom(theirs, list, boxes);
    const whole = isWhole ? copies : withSupplies(goldfish, copies, list, deck, boxes);
    return { ...opponent, cards: across(goldfish, whole) };
  });
  const labels = list.map(({ label }) => label);
  const sets = builtWith(boxes.pool, labels, []).map(({ id, version }) => ({ id, version }));
  const start: Start<C> = {
    ...{ seed, format, options, house, cards, ...ALONE },
    ...(opponents && { opponents }),
    ...(sets.length > 0 && { sets }),
  };
  const [usual] = opponents ?? [];
  return usual ? facing(start, usual) : start;
}

/** Somebody who plays this deck, by the word of its seat, or why it cannot be played. */
export function opponentWith<C extends Card>(
  goldfish: Goldfish<C>,
  deck: Deck<C>,
  boxes: Boxes<C>,
  id: string,
): Opponent<C> | string {
  const own = cardsOf(goldfish, deck, boxes);
  return typeof own === "string" ? own : { id, name: deck.name ?? "another deck", cards: across(goldfish, own.cards) };
}

/** The cards of a deck that a table has places for, without and with what comes with the game. */
function cardsOf<C extends Card>(goldfish: Goldfish<C>, deck: Deck<C>, boxes: Boxes<C>) {
  const total = deck.entries.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_DEALT) return `This deck has ${total} cards, but a table only has room for ${MOST_DEALT}.`;
  const list = listOf(deck, boxes.pool).filter(({ from }) => goldfish.begins[from] !== undefined);
  if (list.length === 0) return "There is no card to play with.";
  return { list, cards: withSupplies(goldfish, list, list, deck, boxes) };
}

type Cards<C extends Card> = readonly Dealt<C>[];

function withSupplies<C extends Card>(
  { supplies }: Goldfish<C>,
  list: Cards<C>,
  own: Cards<C>,
  deck: Deck<C>,
  boxes: Boxes<C>,
): Cards<C> {
  return [...list, ...suppliedFrom(supplies?.(list, boxes.piles, deck) ?? [], own, boxes)];
}

/** The copies that some labels name. A copy of the player's own deck may have cards of their own sets. */
function suppliedFrom<C extends Card>(supplies: readonly Supply[], own: Cards<C>, boxes: Boxes<C>): Cards<C> {
  return supplies.flatMap(({ label: called, count, from }) => {
    const { card, label } = cardCalled(called, own, boxes);
    return copies({ card, label, from }, count);
  });
}

function cardCalled<C extends Card>(label: string, own: Cards<C>, { builtIn }: Boxes<C>) {
  const found = own.find((one) => one.label === label) ?? builtIn.find(label);
  if (found === undefined || !("card" in found)) throw new Error(`a pile names no card: ${label}`);
  return found;
}

/** The cards of a whole deck on the other side. What lies between the sides is there once, and comes with the first. */
function across<C extends Card>(goldfish: Goldfish<C>, cards: Cards<C>): Cards<C> {
  const index = zoneIndexOf(goldfish);
  const isOfSides = ({ from }: Dealt<C>) => index.sideOf(index.number(goldfish.begins[from] ?? "", cards)) === 0;
  return cards.flatMap((one) => (isOfSides(one) ? [{ ...one, side: 1 as const }] : []));
}

/** The copies of a deck in an order that does not depend on its list's. */
function listOf<C extends Card>({ entries }: Deck<C>, pool: Pool<C>): readonly Dealt<C>[] {
  return [...entries]
    .sort(inOrder(pool.game.sections.map(({ id }) => id)))
    .flatMap(({ section, card, count }) =>
      copies({ card: pool.of(card).card, label: card.label, from: section }, count),
    );
}

function inOrder<C extends Card>(sections: readonly string[]): (a: Entry<C>, b: Entry<C>) => number {
  return (a, b) => {
    const apart = sections.indexOf(a.section) - sections.indexOf(b.section);
    return apart !== 0 ? apart : a.card.label < b.card.label ? -1 : 1;
  };
}

function copies<C extends Card>(dealt: Dealt<C>, count: number): Dealt<C>[] {
  return Array.from({ length: count }, () => dealt);
}
