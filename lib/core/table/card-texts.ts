import type { Card } from "../card/card.ts";

/** What the texts of a game's cards do at its table. */
export interface TextsOf<C extends Card, T> {
  /** Tells of an event about a card, which may call abilities. A silent card has none of its own. */
  tell(table: T, event: string, card: number, isSilent: boolean): void;
  /** By how much texts in play change a number of a card. */
  sum(table: T, stat: string, card: number): number;
  /** What the texts in play change about a number of a card, text by text. */
  parts(table: T, stat: string, card: number): readonly { readonly card: number; readonly by: number }[];
  /** What each text in play says of a number of a card. */
  said(table: T, stat: string, card: number): readonly number[];
  /** The forms of words that the table knows, each with the whole text of a card as an example. */
  readonly phrases: readonly { readonly words: string; readonly example: string }[];
  /** Whether a sentence of a card is carried out, so that nothing of it is left to the player. */
  carriesOut(card: C, sentence: string): boolean;
  /** Whether all that a card says begins at some moment, so that nothing of it holds just because the card is in play. */
  isTimed(card: C): boolean;
}
