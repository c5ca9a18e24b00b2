// Decks that wait in a box until one of them is put opposite.
import type { Card } from "../card/card.ts";
import type { MoveKind, Piles, Supply } from "./goldfish.ts";
import type { Table } from "./table.ts";

/** How hard somebody opposite is beside the others, by how often the autopilot wins with the sample decks of the game. */
export type Level = "easiest" | "easier" | "harder";

/** A name with its level. Whether a game is even depends on the deck too, so the words compare opponents alone. */
export function withLevel(name: string, level: Level | undefined): string {
  return level === undefined ? name : `${name} (${level})`;
}

export interface BoxedDeck {
  readonly id: string;
  readonly name: string;
  readonly level?: Level;
  /** The pile of its cards, if that is not called by its id, and the cards of the pile that stay in the box. */
  readonly from?: string;
  readonly without?: readonly string[];
}

const NOBODY = "nobody";
/** The pile of a deck that has the player's own cards. */
const TWIN = "twin";

/** The piles that some decks are made of, each once. */
export function pilesOf(decks: readonly BoxedDeck[]): readonly string[] {
  return [...new Set(decks.map(({ id, from = id }) => from))];
}

/** The cards of the box: those of each pile, and a copy of the player's. */
export function boxed(decks: readonly BoxedDeck[], piles: Piles, own: readonly { readonly label: string }[]): Supply[] {
  const twin = own.map(({ label }) => ({ label, count: 1, from: TWIN }));
  return pilesOf(decks).flatMap((from) =>
    from === TWIN ? twin : (piles[from] ?? []).map(([label, count]) => ({ label, count, from })),
  );
}

/** The move that puts one of the decks opposite, or nobody. `sits` lays out its cards. */
export function facing<C extends Card, P extends string>(
  decks: readonly BoxedDeck[],
  box: number,
  sits: (table: Table<C, P>, cards: readonly number[]) => void,
): MoveKind<C, P> {
  const cardsOf = (table: Table<C, P>, { id: deck, from = deck, without = [] }: BoxedDeck) =>
    table.in(box).filter((id) => table.start.cards[id]?.from === from && !without.includes(table.label(id)));
  return {
    do: "face",
    says: "Face",
    isForPerson: true,
    at: () => "a deck that may sit opposite",
    targets: (table) => [...decks.flatMap((deck) => (cardsOf(table, deck).length > 0 ? deck.id : [])), NOBODY],
    names: (_, to) => {
      const deck = decks.find(({ id }) => id === to);
      return deck ? withLevel(deck.name, deck.level) : to;
    },
    play: (table, _, to) => {
      table.leave();
      const deck = decks.find(({ id }) => id === to);
      if (deck) sits(table, cardsOf(table, deck));
    },
  };
}
