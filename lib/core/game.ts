import type { Attribute, Card } from "./card/card.ts";
import type { SectionName } from "./judge/deck.ts";
import type { Interpretation } from "./judge/interpretation.ts";
import type { Cite, Rule } from "./judge/rule.ts";
import type { Drawings } from "./look/drawings.ts";
import type { Layout } from "./look/layout.ts";
import type { Symbols } from "./look/symbols.ts";
import type { Borne } from "./look/terms.ts";
import type { Goldfish } from "./table/goldfish.ts";
import { fold } from "./words.ts";

export interface Section<S extends string = string> extends SectionName<S> {
  /** Other words that people write for this section. */
  readonly also?: readonly string[];
  /** The prefix that puts a single line's card in this section: `SB: 2 Tidecaller`. */
  readonly prefix?: string;
  /** The kinds of card that go here when a list names no section. All other kinds go to the main section. */
  readonly kinds?: readonly string[];
  readonly optional?: true;
}

export interface Format {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

/** A whole number that a format is played with, such as points. */
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
  /** The house rule is a switch, or a whole number from 1 to this. */
  readonly upTo?: number;
}

/** One step of how a game is played, told to someone who has never seen it. */
export interface IntroStep {
  readonly title: string;
  readonly says: string;
  readonly cite: Cite;
}

/** A word, a number or a mark that cards bear, explained in one sentence to someone who has never seen it. */
export interface Term extends Borne {
  readonly says: string;
  readonly cite: Cite;
}

/** How a game puts cards in sections when a list does not say where they go. */
export interface Arrangement<C extends Card, S extends string = string> {
  /** The words that stand for the arrangement in a list, where a section's name would stand. */
  readonly words: readonly string[];
  /** What was done, in one sentence. */
  readonly says: string;
  arrange(
    cards: readonly { readonly card: C; readonly count: number }[],
  ): readonly { readonly section: S; readonly index: number; readonly count: number }[];
}

/** A game is a value. All other code takes it as an argument and never names a particular game. */
export interface Game<C extends Card = Card, Id extends string = string, S extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** What the game is, in one sentence. */
  readonly about: string;
  /** What it is like to play, in one line. */
  readonly feels: string;
  readonly rulebook: string;
  /** The attribute that holds a card's kind. */
  readonly kind: "kind" | "type";
  readonly attributes: readonly Attribute[];
  /** The attribute that is written behind the name, to tell apart cards with the same name. */
  readonly numbered?: string;
  readonly sections: readonly [Section<S>, ...Section<S>[]];
  readonly formats: readonly [Format, ...Format[]];
  readonly options: readonly Option[];
  readonly house: readonly HouseRule[];
  /** Interpretations of the deck rules. Those of the table belong to the goldfish. */
  readonly readings: readonly Interpretation[];
  readonly rules: readonly Rule<C, Id>[];
  readonly arrangement?: Arrangement<C, S>;
  /** How cards are drawn, lists are grouped and decks are charted. */
  readonly layout: Layout<S>;
  readonly symbols: Symbols;
  /** How its symbols are drawn. Pages show them as letters of a font, so only what makes that font or a picture loads this. */
  drawings(): Promise<Drawings>;
  /** How the game plays, in the minute that a newcomer gives it. It is loaded only when someone opens its pages. */
  intro(): Promise<readonly [IntroStep, ...IntroStep[]]>;
  /** What the words, numbers and marks of its cards mean. It is loaded only where they are explained. */
  terms(): Promise<readonly Term[]>;
  /** How the game is played alone. It is loaded only when someone opens a table. */
  goldfish(): Promise<Goldfish<C>>;
}

/** Finds a game by its id or its name, ignoring case. */
export function gameNamed(games: readonly Game[], word: string): Game | undefined {
  const key = fold(word);
  return games.find((game) => fold(game.id) === key || fold(game.name) === key);
}
