// What a table is laid out with: zones, counters, and the cards that a game starts with.
import type { Card } from "../card/card.ts";
import type { HouseRules, Options } from "../judge/deck.ts";

/** A place where cards lie. One with slots is several: `worlds:1`, `worlds:2`, … */
export interface Zone<Z extends string = string> {
  readonly id: Z;
  readonly name: string;
  readonly slots?: number;
  /** How cards lie that come here. */
  readonly face: "up" | "down";
  /** In a pile the newest card is on top and the first; in a hand and in play it is the last. Only cards in play keep
   * their tokens and stay exhausted. */
  readonly as: "pile" | "hand" | "play";
}

/** A number of the whole game, or one that a card carries. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  /** Kept by the rules for themselves: not shown, and out of reach of free moves. */
  readonly hidden?: true;
}

/** The game's words for a card that is used up for now: its state, the one afterwards, and what brings them about. */
export interface Spent {
  readonly is: string;
  readonly again: string;
  readonly spend: string;
  readonly restore: string;
}

/** The words of a game that has none. */
export const USUALLY_SPENT: Spent = { is: "exhausted", again: "ready", spend: "Exhaust", restore: "Make ready" };

/** Numbers that a called phase was given: for whom, how much is left. */
export type Args = Readonly<Record<string, number>>;

/** One copy of a card at the start of a game, and the section or pile that it comes from. */
export interface Dealt<C extends Card = Card> {
  readonly card: C;
  readonly label: string;
  readonly from: string;
}

/** What a game starts with: with its moves, it is the game. */
export interface Start<C extends Card = Card> {
  readonly seed: string;
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly cards: readonly Dealt<C>[];
}

/** The zones and numbers of a game. */
export interface Board<C extends Card = Card, Z extends string = string, S extends string = string> {
  readonly zones: readonly Zone<Z>[];
  readonly counters: readonly Counter[];
  /** The numbers that a card can carry. */
  readonly tokens: readonly Counter[];
  /** Left out where no card is ever used up. */
  readonly spent?: Spent;
  /** What the cards on a card of some kind are said to lie in, where that is not `under`: `units:12`. */
  holds?(card: C): string;
  /** The zone where each section begins, and each pile that stands in no list. */
  readonly begins: Readonly<Record<S, Z>> & Readonly<Record<string, Z>>;
}

type Numbered<Ids extends string> = Readonly<Record<Ids, number>>;

/** The number of each zone, as tables count them; slots follow the first one's number. */
export function zonesOf<const Z extends readonly Zone[]>(zones: Z): Numbered<Z[number]["id"]> {
  const numbers: Record<string, number> = {};
  let next = 0;
  for (const { id, slots = 1 } of zones) {
    numbers[id] = next;
    next += slots;
  }
  return numbers as Numbered<Z[number]["id"]>;
}

/** The number of each counter, as tables count them. */
export function countersOf<const T extends readonly Counter[]>(counters: T): Numbered<T[number]["id"]> {
  return Object.fromEntries(counters.map(({ id }, number) => [id, number])) as Numbered<T[number]["id"]>;
}
