import { builtWith } from "../cards/own-sets.ts";
import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card/card.ts";
import type { Deck, Entry } from "../core/judge/deck.ts";
import type { Dealt, Start } from "../core/table/board.ts";
import type { Goldfish, Piles } from "../core/table/goldfish.ts";
import type { Ruled } from "../core/table/move.ts";
import type { Table } from "../core/table/table.ts";

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
 * left out. The order of the list does not affect the deal.
 */
export function deal<C extends Card>(
  goldfish: Goldfish<C>,
  deck: Deck<C>,
  { pool, builtIn, piles }: Boxes<C>,
  seed: string,
): Start<C> | string {
  const { format, options, house, entries } = deck;
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_DEALT) return `This deck has ${total} cards, but a table only has room for ${MOST_DEALT}.`;
  const list = listOf(deck, pool);
  const known = list.filter(({ from }) => goldfish.begins[from] !== undefined);
  if (known.length === 0) return "There is no card to play with.";
  const supplied = goldfish.supplies?.(known, piles, { format, options }) ?? [];
  const added = supplied.flatMap(({ label, count, from }) => {
    // A copy of the player's own deck may have cards of their own sets.
    const own = known.find((one) => one.label === label);
    const found = own ?? builtIn.find(label);
    if (found === undefined || !("card" in found)) throw new Error(`the pile ${from} names no card: ${label}`);
    return copies({ card: found.card, label: found.label, from }, count);
  });
  const marks = builtWith(
    pool,
    known.map(({ label }) => label),
    [],
  );
  const sets = marks.map(({ id, version }) => ({ id, version }));
  return { seed, format, options, house, cards: [...known, ...added], ...(sets.length > 0 && { sets }) };
}

/**
 * The move that puts a deck opposite at a table, or why that cannot be. A code of a deck is read before, as that of the
 * player's own is.
 */
export function facing<C extends Card>(
  goldfish: Goldfish<C>,
  table: Table<C>,
  deck: Deck<C>,
  pool: Pool<C>,
): Ruled | string {
  return goldfish.facing?.(table, listOf(deck, pool)) ?? "No deck can be put opposite in this game.";
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
