import type { Attribute, Card } from "./card/card.ts";
import type { SectionName } from "./judge/deck.ts";
import type { Interpretation } from "./judge/interpretation.ts";
import type { Rule } from "./judge/rule.ts";
import type { Layout } from "./look/layout.ts";
import type { Symbols } from "./look/symbols.ts";
import type { Goldfish } from "./table/goldfish.ts";
import { fold } from "./words.ts";

export interface Section<S extends string = string> extends SectionName<S> {
  /** Other words that people write for it. */
  readonly also?: readonly string[];
  /** Stands before a single card's line: `SB: 2 Tidecaller`. */
  readonly prefix?: string;
  /** The kinds of card that go here when a list names no section; the main section takes all others. */
  readonly kinds?: readonly string[];
  readonly optional?: true;
}

export interface Format {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

/** A whole number that a format is played with. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly formats?: readonly string[];
}

export interface HouseRule {
  readonly id: string;
  readonly says: string;
  /** A switch, or a whole number from 1 to this. */
  readonly upTo?: number;
}

/** How a game lays out cards whose list does not say where each one stands. */
export interface Arrangement<C extends Card, S extends string = string> {
  /** The words that stand for it in a list, where a section's name would. */
  readonly words: readonly string[];
  /** What was done, in one sentence. */
  readonly says: string;
  arrange(
    cards: readonly { readonly card: C; readonly count: number }[],
  ): readonly { readonly section: S; readonly index: number; readonly count: number }[];
}

/** A game is a value: everything else takes one as an argument and knows none by name. */
export interface Game<C extends Card = Card, Id extends string = string, S extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** What it is, in one sentence. */
  readonly about: string;
  readonly rulebook: string;
  /** The attribute that says what kind of card a card is. */
  readonly kind: "kind" | "type";
  readonly attributes: readonly Attribute[];
  /** The attribute that is written behind the name and tells cards of one name apart. */
  readonly numbered?: string;
  readonly sections: readonly [Section<S>, ...Section<S>[]];
  readonly formats: readonly [Format, ...Format[]];
  readonly options: readonly Option[];
  readonly house: readonly HouseRule[];
  /** Of the deck rules; those of the table stand with the game played alone. */
  readonly readings: readonly Interpretation[];
  readonly rules: readonly Rule<C, Id>[];
  readonly arrangement?: Arrangement<C, S>;
  /** How its cards are drawn, its lists grouped and its decks measured. */
  readonly layout: Layout<S>;
  readonly symbols: Symbols;
  /** How it is played alone; brought when somebody sits down at a table. */
  goldfish(): Promise<Goldfish<C>>;
}

/** The game that a word means: its id or its name, whatever the case. */
export function gameNamed(games: readonly Game[], word: string): Game | undefined {
  const key = fold(word);
  return games.find((game) => fold(game.id) === key || fold(game.name) === key);
}
