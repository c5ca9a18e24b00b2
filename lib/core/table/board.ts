// What a table is laid out with: zones, counters, and the cards that a game starts with.
import type { Card } from "../card/card.ts";
import type { HouseRules, Options } from "../judge/deck.ts";

/** A place where cards lie. A zone with slots is several places: `worlds:1`, `worlds:2`, … */
export interface Zone<Z extends string = string> {
  readonly id: Z;
  readonly name: string;
  readonly slots?: number;
  /** The zone whose card in the same slot gives a slot its name: "Staged at" and the name of the world there. */
  readonly by?: string;
  /** How a card lies when it arrives here. */
  readonly face: "up" | "down";
  /**
   * In a pile, the newest card is on top and comes first. In a hand and in play, it comes last. Only cards in play keep
   * their tokens and stay exhausted.
   */
  readonly as: "pile" | "hand" | "play";
  /** The token that says in which column of it a card stands, counted from 0. A free column keeps its room. */
  readonly columns?: string;
  /** Left out if the player knows the cards that lie face down here. */
  readonly hides?: true;
}

/** A number of the whole game, or one that a card carries. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  /** Kept by the rules for their own use: it is not shown, and free moves cannot change it. */
  readonly hidden?: true;
  /** The word that stands on a card beside what this changes: "CQ" for "+2 CQ". */
  readonly sign?: string;
  /** The number of a card that texts in play change too. What they change is shown with the token. */
  readonly stat?: string;
  /** A change or a balance, which can be less than zero. Free moves keep every other number at zero or above. */
  readonly mayBeNegative?: true;
  /** It begins at the number that the card states under this id, so that 0 says something and is shown too. */
  readonly isStock?: true;
}

/** The game's words for a used-up card: its state, its state when ready again, and the actions between the two. */
export interface Spent {
  readonly is: string;
  readonly again: string;
  readonly spend: string;
  readonly restore: string;
}

/** The words for games that have none of their own. */
export const USUALLY_SPENT: Spent = { is: "exhausted", again: "ready", spend: "Exhaust", restore: "Make ready" };

/** The numbers that a called phase was given, such as a player or an amount that is left. */
export type Args = Readonly<Record<string, number>>;

/** One copy of a card at the start of a game, and the section or pile that it comes from. */
export interface Dealt<C extends Card = Card> {
  readonly card: C;
  readonly label: string;
  readonly from: string;
  /** Left out if the card is of the first side's deck. */
  readonly side?: 1;
}

/** Somebody who may sit opposite, with the cards of its deck. */
export interface Opponent<C extends Card = Card> {
  /** Its word in links and on the command line. */
  readonly id: string;
  readonly name: string;
  readonly level?: "easiest" | "easier" | "harder";
  /** It has no turns of its own: it only does what the rules say that happens to it. */
  readonly isIdle?: true;
  readonly cards: readonly Dealt<C>[];
}

/** Who makes the choices of a side. A script has cards and no turns. */
export type Seat = "person" | "pilot" | "script" | "nobody";

/** Another card in one place of a start. */
export interface Placed<C extends Card = Card> {
  readonly slot: number;
  readonly card: Dealt<C>;
}

/** What a deck has in common with another one that is played beside it, so that both can be shuffled alike. */
export interface Beside {
  /** For each card, the place that it takes among the other's cards, or -1. */
  readonly places: readonly number[];
  /** The other's places that nothing takes, each with the zone where it begins. */
  readonly left: readonly { readonly place: number; readonly zone: string }[];
}

/** What a game starts with. Together with the moves, it determines the whole game. */
export interface Start<C extends Card = Card> {
  readonly seed: string;
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  /** Those of the first side's deck, then those of whoever is opposite. */
  readonly cards: readonly Dealt<C>[];
  readonly seats: readonly [Seat, Seat];
  /** The word of whoever is opposite: of one of the opponents, or "nobody". */
  readonly opposite: string;
  /** Everybody who may sit opposite this deck, the usual one first. They are no part of the game. */
  readonly opponents?: readonly Opponent<C>[];
  /** The card sets of somebody's own that some of the cards are from, by their versions. They decide nothing. */
  readonly sets?: readonly SetVersion[];
  /** Left out at a table, and where both decks fill the same places. */
  readonly beside?: Beside;
}

/** A card set of somebody's own as it was at some time. */
export interface SetVersion {
  readonly id: string;
  readonly version: number;
}

/** Who acts: the person at the table, or whoever is opposite. */
export type Player = 0 | 1;

/**
 * The two sides of a table. What each side has is listed first, the first side's and then the other's in the same order, and
 * behind them what lies between. While the other side acts, the two halves stand for each other, so "hand" is the hand of
 * whoever acts.
 */
export interface Sides {
  /** How many places and counters each side has. The slots of a zone are places of their own. */
  readonly places: number;
  readonly counters: number;
  /** The name of whoever is opposite, at the head of what the log says of it: "The enemy". */
  readonly name: string;
}

/** The zones and counters of a game. */
export interface Board<C extends Card = Card, Z extends string = string, S extends string = string> {
  readonly zones: readonly Zone<Z>[];
  readonly counters: readonly Counter[];
  /** The counters that a card can carry. */
  readonly tokens: readonly Counter[];
  /** Left out if no card of the game is ever used up. */
  readonly spent?: Spent;
  /** The name of the place on this card where other cards lie, if it is not `under`: `units:12`. */
  holds?(card: C): string;
  /** The zone where each section and each pile begins. */
  readonly begins: Readonly<Record<S, Z>> & Readonly<Record<string, Z>>;
  /** Left out in a game that is only played alone. */
  readonly sides?: Sides;
}

export type Numbered<Ids extends string> = Readonly<Record<Ids, number>>;

/** The number of each zone in a table. The slots of a zone have consecutive numbers. */
export function zonesOf<const Z extends readonly Zone[]>(zones: Z): Numbered<Z[number]["id"]> {
  const numbers: Record<string, number> = {};
  let next = 0;
  for (const { id, slots = 1 } of zones) {
    numbers[id] = next;
    next += slots;
  }
  return numbers as Numbered<Z[number]["id"]>;
}

/** The number of each counter in a table. */
export function countersOf<const T extends readonly Counter[]>(counters: T): Numbered<T[number]["id"]> {
  return Object.fromEntries(counters.map(({ id }, number) => [id, number])) as Numbered<T[number]["id"]>;
}
