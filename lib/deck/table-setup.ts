import type { Card } from "../core/card/card.ts";
import type { Dealt, Opponent, Start } from "../core/table/board.ts";
import type { Phase } from "../core/table/goldfish.ts";
import { ALONE, facing, ownCards } from "../core/table/seats.ts";
import type { FirstHand } from "./first-hand.ts";

type Copies = readonly (readonly [number, string])[];

/** A game's start as it is sent to a page: each card once, and each copy as an index into those. */
export interface TableSetup {
  readonly game: string;
  readonly format: string;
  readonly options: Start["options"];
  readonly house: Start["house"];
  readonly cards: readonly { readonly card: Card; readonly label: string }[];
  readonly copies: Copies;
  readonly opponents: readonly (Omit<Opponent, "cards"> & { readonly copies: Copies })[];
  /** Lines of the list that name no card and are left out of the game. */
  readonly left: readonly string[];
  /** A stamp of the game's cards. */
  readonly stamp: string;
}

/** A phase's question to the player. */
export type PhaseQuestion = Pick<Phase, "name" | "says" | "cite">;

/** What a game starts with, what is asked first, and how many cards are in hand then. */
export interface TableOpening {
  readonly laid: TableSetup;
  readonly first: PhaseQuestion;
  readonly hand: number;
}

/** A first hand with its cards. */
export interface DealtHand extends FirstHand {
  readonly faces: readonly { readonly id: number; readonly entry: { readonly card: Card; readonly label: string } }[];
  /** The cards that it was drawn from, those of the hand with them. */
  readonly pile: readonly Dealt[];
  /** Why it may not be redrawn, if no first hand of its game may be. */
  readonly stays: string | undefined;
}

/** A game's start as it is sent, without its seed. */
export function laidFrom(start: Start, of: Pick<TableSetup, "game" | "left" | "stamp">): TableSetup {
  const { format, options, house, opponents = [] } = start;
  const places = new Map<Card, number>();
  const cards: { card: Card; label: string }[] = [];
  const placeOf = ({ card, label }: Dealt) => {
    const place = places.get(card) ?? cards.push({ card, label }) - 1;
    places.set(card, place);
    return place;
  };
  const copiesOf = (dealt: readonly Dealt[]): Copies => dealt.map((one) => [placeOf(one), one.from]);
  const copies = copiesOf(ownCards(start));
  const facing = opponents.map(({ cards: theirs, ...opponent }) => ({ ...opponent, copies: copiesOf(theirs) }));
  return { ...of, format, options, house, cards, copies, opponents: facing };
}

/** The start of a game from what the server sent: there each card stands once, here each copy. */
export function startFrom(laid: TableSetup, seed: string): Start {
  const { cards: kinds, format, options, house } = laid;
  const dealt = (copies: Copies, side?: 1) =>
    copies.flatMap(([place, from]): Dealt[] => {
      const card = kinds[place];
      return card ? [{ ...card, from, ...(side && { side }) }] : [];
    });
  const opponents = laid.opponents.map(({ copies, ...opponent }) => ({ ...opponent, cards: dealt(copies, 1) }));
  const start: Start = {
    ...{ seed, format, options, house, cards: dealt(laid.copies), ...ALONE, opponents },
  };
  const [usual] = opponents;
  return usual ? facing(start, usual) : start;
}
