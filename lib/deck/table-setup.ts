import type { Card } from "../core/card/card.ts";
import type { Dealt, Start } from "../core/table/board.ts";
import type { Phase } from "../core/table/goldfish.ts";
import type { FirstHand } from "./first-hand.ts";

/** A game's start as it is sent to a page: each card once, and each copy as an index into those. */
export interface TableSetup {
  readonly game: string;
  readonly format: string;
  readonly options: Start["options"];
  readonly house: Start["house"];
  readonly cards: readonly { readonly card: Card; readonly label: string }[];
  readonly copies: readonly (readonly [number, string])[];
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

/** The start of a game from what the server sent: there each card stands once, here each copy. */
export function startFrom({ cards: kinds, copies, format, options, house }: TableSetup, seed: string): Start {
  const cards = copies.flatMap(([place, from]) => {
    const card = kinds[place];
    return card ? [{ ...card, from }] : [];
  });
  return { seed, format, options, house, cards };
}
