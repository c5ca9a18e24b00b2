// What a sentence of a card's text means at the table.
import type { Card } from "../card/card.ts";
import type { Table } from "../table/table.ts";
import { type Found, Pattern, type Readers, type Values } from "./pattern.ts";

/**
 * An ability that is being carried out: the card that has it, the card that its event is about, the card that was chosen
 * last ("it") and the one before. A card that is not there is -1.
 */
export interface Run {
  readonly self: number;
  readonly subject: number;
  readonly it: number;
  readonly before: number;
  /** How many cards from the top of the deck it has looked at. */
  readonly seen: number;
  /** Where the card was when its ability was called: a unit that was destroyed still knows “this location”. */
  readonly place?: number;
}

export type Test<C extends Card> = (table: Table<C>, id: number, run: Run) => boolean;
export type Cards<C extends Card> = (table: Table<C>, run: Run) => readonly number[];

/** How a sentence names cards, in its own words. */
export interface Naming {
  /** "one of your adjacent units" */
  readonly words: readonly string[];
  /** What is said when there are none: "none of", "your adjacent units", "is face up". */
  readonly none: { readonly before: string; readonly words: readonly string[]; readonly after: string };
}

/** Cards that a sentence speaks of: all of them, or as many as the player chooses. */
export interface Selection<C extends Card> {
  /** How many the player chooses. Without it, all cards are meant. */
  readonly choose?: { readonly least: number; readonly most: number };
  readonly cards: Cards<C>;
  readonly naming?: Naming;
  /** Why there are none now, if that is not for want of cards: "Every Orbit slot is taken." */
  readonly why?: (table: Table<C>) => string | undefined;
  /** A condition on each of them that stands behind: "unless it has Forcefield", and the cards without it. */
  readonly unless?: { readonly words: readonly string[]; readonly all: Cards<C> };
}

/** One thing that an ability does. */
export interface Effect<C extends Card> {
  /** The cards that it is done with, each in turn. Without them, it is done once. */
  readonly with?: Selection<C>;
  /** Whether it only happens if what came just before was done. */
  readonly ifDone?: boolean;
  /** Answers false if nothing came of it, so that what hangs on it does not happen. */
  does(table: Table<C>, card: number, run: Run): unknown;
  /** What a card is chosen for, where its sentence does not say so: "to attach". */
  readonly aim?: string;
  /** How much the player wants this done with a card. The autopilot chooses by it, and declines what is not above 0. */
  worth?(table: Table<C>, card: number, run: Run): number;
  /** Only says that the player does it by hand, so the sentence is left to the player all the same. */
  readonly isLeft?: true;
  /** About how much it is worth before it is known what it is done with, in the measure of the game. */
  readonly about?: number;
}

/** When an ability happens by itself. */
export interface Moment<C extends Card> {
  /** The event that the game tells of: "reveal", "destroyed". */
  readonly event: string;
  /** Whether the event is about the right card. */
  of(table: Table<C>, subject: number, self: number): boolean;
}

/** The event is about the card with the text itself, as most are. Only that card is asked then. */
export const aboutItself = (_: unknown, subject: number, self: number): boolean => subject === self;

export type Condition<C extends Card> = (table: Table<C>, run: Run) => boolean;

/** What changes a number for as long as its card is in play: "your standard units gain 1 CQ". */
export interface Standing<C extends Card> {
  readonly stat: string;
  by(table: Table<C>, card: number, self: number): number;
  readonly to: Test<C>;
  readonly if?: Condition<C>;
  /** About how much it is worth in a game, in the measure of the game. */
  readonly about?: number;
  /** It counts wherever its card is, as what the card itself costs does. */
  readonly anywhere?: true;
}

/** What stands before an ability that the player uses: "Exhaust", "(2)", "discard a card". */
export interface Cost<C extends Card> {
  /** What it asks for, as part of a sentence: "2 energy", "exhausting it". A word that costs nothing says nothing. */
  readonly says?: string;
  /** Whether it can be paid now, as far as that does not follow from its step. */
  can?(table: Table<C>, self: number): boolean;
  /** Pays it in the game's own way, which may call a phase. */
  pay?(table: Table<C>, self: number): void;
  /** The part of it that is done with cards that the player chooses: "discard a card". */
  readonly step?: Effect<C>;
  /** How much the player gives for it. The autopilot only uses what is worth more than it costs. */
  worth?(table: Table<C>, self: number): number;
}

/** How the player uses an ability. */
export interface Use<C extends Card> {
  readonly costs: readonly Cost<C>[];
  readonly if?: Condition<C>;
}

/** A condition of a step, and its words in the sentence. */
export interface Check<C extends Card> {
  readonly holds: Condition<C>;
  readonly words: readonly string[];
}

/** An effect as a part of an ability. */
export interface Step<C extends Card> extends Omit<Effect<C>, "ifDone"> {
  readonly may: boolean;
  /** How many steps before it stands the one that it hangs on, or 0. */
  readonly ifDone: number;
  /** All of them must hold. */
  readonly ifs: readonly Check<C>[];
  /** Its words in the sentence, for the log where its cards have no names of their own. */
  readonly words: readonly string[];
}

export function stepOf<C extends Card>(effect: Effect<C>, may: boolean, words: readonly string[] = []): Step<C> {
  return { ...effect, ifDone: effect.ifDone ? 1 : 0, may, ifs: [], words };
}

export function onlyIf<C extends Card>(step: Step<C>, check: Check<C> | undefined): Step<C> {
  return check ? { ...step, ifs: [check, ...step.ifs] } : step;
}

/** A sentence that is understood whole, with the sentences that go on with it. */
export interface Ability<C extends Card> {
  readonly sentences: readonly string[];
  readonly moment?: Moment<C>;
  readonly use?: Use<C>;
  /** Whether it is carried out only once each turn. */
  readonly isOnce?: true;
  readonly steps: readonly Step<C>[];
  readonly standing: readonly Standing<C>[];
}

/**
 * One form of words that the table knows. Readers, the help page, the editor and tests all read it off this value.
 * `example` is a whole text of a card.
 */
export interface TextPhrase<T> {
  readonly words: string;
  readonly example: string;
  read(words: readonly string[], at: number): readonly Found<T>[];
}

export function phrase<T, R extends Readers>(
  words: string,
  example: string,
  readers: R,
  means: (values: Values<R>) => T,
): TextPhrase<T> {
  const pattern = new Pattern(words, readers);
  return {
    words,
    example,
    read: (all, at) => pattern.read(all, at).map(([values, next]) => [means(values), next] as const),
  };
}

/** Everything that one of these phrases can mean here. */
export function readAny<T>(
  phrases: readonly TextPhrase<T>[],
  words: readonly string[],
  at: number,
): readonly Found<T>[] {
  return phrases.flatMap((one) => one.read(words, at));
}
