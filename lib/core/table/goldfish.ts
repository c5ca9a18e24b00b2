// How a game is played: its zones, the phases of its turn in the rulebook's order, and the kinds of moves of each phase.

import type { Card } from "../card/card.ts";
import type { Interpretation } from "../judge/interpretation.ts";
import type { Cite } from "../judge/rule.ts";
import type { Args, Board, Dealt, Opponent, Player, Start } from "./board.ts";
import type { Measure, Plan } from "./measure.ts";
import type { Free, Ruled } from "./move.ts";
import type { Need } from "./needs.ts";
import type { Opening } from "./opening.ts";
import type { Result, Score } from "./result.ts";
import type { CardTexts, Table } from "./table.ts";

/** One kind of move. The list of legal moves, their validation and their effect all come from this description. */
export interface MoveKind<C extends Card = Card, P extends string = string> {
  readonly do: string;
  /** What the player does, in a few words of the rulebook: "Stage face down". */
  readonly says: string;
  /** The same with the actual numbers, where `says` is too general: "Score 28". */
  tells?(table: Table<C, P>): string;
  /** The rule that it stands in, if that is not the one of its phase. */
  readonly cite?: Cite;
  /** The cards that it is done with, in words: "a card in your hand". */
  readonly of?: string;
  /** The places that it names, in words: "a warrior of yours". */
  at?(table: Table<C, P>, card: number): string;
  /** What a move without a card or a place uses up: "the whole Cache". A phase may say it behind its `forMe`. */
  readonly uses?: string;
  /** The key that plays it at the table, for moves without cards. */
  readonly key?: string;
  /**
   * Only a person makes this move: it sets up the game (who is opposite, who goes first, missing numbers), or states a number
   * that nobody has published. No pilot weighs it.
   */
  readonly isForPerson?: true;
  /** It only puts its card elsewhere, to be of use later: into orbit, into the cache. */
  readonly isElsewhere?: true;
  /** The cards that it can be done with, each once. Without it, the move takes no card. */
  cards?(table: Table<C, P>): readonly number[];
  /** Where a card may go, each once. Without it, the move names no place. If the move takes no card, `card` is -1. */
  targets?(table: Table<C, P>, card: number): readonly string[];
  /**
   * Whether a word that `targets` does not list may be named all the same. The moves that are offered leave such words
   * out, because there are too many of them.
   */
  takes?(table: Table<C, P>, to: string): boolean;
  /** What else it needs. Without it, every card of `cards` may go to each of its `targets`. */
  readonly needs?: readonly Need<C, P>[];
  /** What would come to nothing if it were done now: "no card is in the discard pile, so nothing will happen". */
  wastes?(table: Table<C, P>, card: number, to: string): string | undefined;
  /** The name of a place that is neither a zone nor a card. */
  names?(table: Table<C, P>, to: string): string;
  play(table: Table<C, P>, card: number, to: string): void;
}

/**
 * One step of the rulebook. A phase without moves continues by itself. Any other phase ends with a pass or with
 * `table.leave()`.
 */
export interface Phase<C extends Card = Card, P extends string = string> {
  readonly id: P;
  readonly name: string;
  readonly cite: Cite;
  /** What the rulebook asks for here, in one sentence of our own. */
  readonly says: string;
  /** Both sides have it, one after the other, if somebody is opposite who plays by the same rules. */
  readonly isForBoth?: true;
  begin?(table: Table<C, P>, args: Args): void;
  readonly moves: readonly MoveKind<C, P>[];
  /** While a move has called this phase, free moves are allowed: nothing in it is only half paid or half chosen. */
  readonly isOpen?: true;
  /** What the player is asked for right now, with the actual numbers, where `says` is too general. */
  asks?(table: Table<C, P>): string;
  /**
   * The words before the cards that the autopilot would do the rest of the phase with: "Pay with". A single press then
   * does it.
   */
  readonly forMe?: string;
  /** The cards that the phase is about: the attacking ship, the card being paid for. */
  about?(table: Table<C, P>): readonly number[];
  /** Does what needs no choice, each time before the phase waits for the player. It may call phases or leave. */
  run?(table: Table<C, P>): void;
  /** What passing comes to, for its button: "Do not block". Without it, the button of a called phase says "Done". */
  readonly passing?: string;
  /** What a pass does, if it does not end the phase. */
  pass?(table: Table<C, P>): void;
  /** Without it, the player may always pass. */
  mayPass?(table: Table<C, P>): boolean;
  /** What happens when the phase ends, before the next one begins. It may call phases if there is no `next`. */
  end?(table: Table<C, P>, args: Args): void;
  /**
   * The phase that follows, if it is not the next one of the list. A called phase is followed by another called phase.
   */
  next?(table: Table<C, P>): P | undefined;
}

/** One line of the autopilot. Its words are the reason for the move that it chooses. */
export interface Policy<C extends Card = Card, P extends string = string> {
  readonly says: string;
  /** The phases in which it is asked. Without the list, all of them. */
  readonly in?: readonly P[];
  choose(table: Table<C, P>): Ruled | undefined;
}

/** Cards that come with a game and appear in no list: labels and counts, by the name of the pile. */
export type Piles = Readonly<Record<string, readonly (readonly [string, number])[]>>;

/** Copies of a built-in card that are added to the player's list. */
export interface Supply {
  readonly label: string;
  readonly count: number;
  readonly from: string;
}

/** An opponent with the list of its deck. */
export interface Facing extends Omit<Opponent, "cards"> {
  readonly list: readonly Supply[];
  /** Piles add nothing to it. */
  readonly isWhole?: true;
}

/** What opponents are chosen by, beside the list of the deck and the piles. */
export interface FacingAt<C extends Card = Card> extends Pick<Start, "format" | "options"> {
  card(label: string): C;
}

/** A card of a start in another place of it. */
export interface Stands {
  readonly slot: number;
  /** Where the card was. */
  readonly of: number;
  readonly from: string;
}

/** What could be chosen instead of the cards that a start is made of, and how they could stand. */
export interface Formations<C extends Card = Card> {
  /** "fleets and formations". */
  readonly says: string;
  /** Each choice of cards, and each of its formations. */
  each(start: Start<C>): Iterable<Iterable<readonly Stands[]>>;
}

/** A zone that lies beside the board: the hand as a fan, or a pile. */
interface DockedArea<Z extends string> {
  readonly zone: Z;
  readonly side: Side;
  readonly as: "fan" | "pile";
}

/** A zone's place on the board, as the rulebook shows it. Rows and columns are counted from 1. */
export interface BoardArea<Z extends string = string> {
  readonly zone: Z;
  readonly side: Side;
  readonly as: "row";
  readonly row: number;
  /** How many rows it takes, if it is more than one. */
  readonly rows?: number;
  readonly column: number;
  readonly span: number;
  /** The distance from one slot of a zone to the next, to the right. */
  readonly step?: number;
  /** What stands at its edge instead of the zone's name. Zones that say themselves what they are have an empty label. */
  readonly label?: string;
  /** The height of its row, compared with the other rows. */
  readonly height?: number;
}

type Side = "mine" | "shared" | "enemy";

/** Where a zone is on the table. The order of a game's areas is the order in which they are read. */
export type Area<Z extends string = string> = BoardArea<Z> | DockedArea<Z>;

/** Zones of a side that lie beside the board as piles. */
export function piles<const Z extends string>(side: Side, ...zones: readonly Z[]): readonly DockedArea<Z>[] {
  return zones.map((zone) => ({ zone, side, as: "pile" }));
}

/** The ids of a game's table and deck. Because they are spelled out as types, a misspelt one does not compile. */
export interface Ids {
  readonly phase: string;
  readonly zone: string;
  readonly section: string;
}

export interface Goldfish<C extends Card = Card, I extends Ids = Ids> extends Board<C, I["zone"], I["section"]> {
  /** Left out if the table carries out no text. */
  readonly texts?: CardTexts<C>;
  /** What the piles add to a list of either side. */
  supplies?(list: readonly Dealt<C>[], piles: Piles, start: Pick<Start, "format" | "options">): readonly Supply[];
  /** Whom a deck may face, the usual one first, each with a list of its own. */
  opponents?(list: readonly Dealt<C>[], piles: Piles, at: FacingAt<C>): readonly Facing[];
  readonly setup: readonly Phase<C, I["phase"]>[];
  readonly phases: readonly [Phase<C, I["phase"]>, ...Phase<C, I["phase"]>[]];
  /** Phases that a move calls, such as paying or making room. When one ends, the phase that called it continues. */
  readonly called: readonly Phase<C, I["phase"]>[];
  /** How the game has ended, or undefined while it goes on. */
  result(table: Table<C, I["phase"]>): Result | undefined;
  score(table: Table<C, I["phase"]>): Score;
  /** What lies on the table and is not scored yet. Left out in a game whose score counts all that lies there. */
  unscored?(table: Table<C, I["phase"]>): Score;
  /** What a card in play counts for now, by the attribute that says what is printed on it. */
  counts?(table: Table<C, I["phase"]>, card: number): Readonly<Record<string, number | undefined>>;
  /** What else can be counted of a game, and the goals that players ask about first. */
  readonly measures: readonly Measure<C, I["phase"]>[];
  readonly plans: readonly Plan[];
  readonly opening: Opening;
  /** In a game that is played with few cards of one's choice. */
  readonly formations?: Formations<C>;
  /** A turn holds all its phases twice: one side has its whole turn, then the other. */
  readonly alternates?: true;
  /** Who comes first in a phase or a turn that both sides have. Without it, the player. */
  first?(table: Table<C, I["phase"]>): Player;
  /** Immediately corrects states that the rules never allow. It may call a phase. */
  enforce?(table: Table<C, I["phase"]>): void;
  /** Why a free move is forbidden, in one sentence. */
  forbids?(table: Table<C, I["phase"]>, move: Free): string | undefined;
  /** Whether the table carries out this sentence of a card's text, so that nothing of it is left to the player. */
  carriesOut?(table: Table<C, I["phase"]>, card: number, sentence: string): boolean;
  /** What happens after a free move has brought a card from one zone to another. */
  afterFreeMove?(table: Table<C, I["phase"]>, card: number, from: number): void;
  readonly areas: readonly Area<I["zone"]>[];
  /** Where a card stands within its zone, for those who read the table as a list: “behind Russet Warder”. */
  stands?(table: Table<C, I["phase"]>, card: number): string | undefined;
  /** The first policy that chooses a move makes it. If none does, the autopilot passes. */
  readonly autopilot: readonly Policy<C, I["phase"]>[];
  /** The number by which links name each line, once some have come or gone. A number is never given again. */
  readonly lineNumbers?: readonly number[];
  /** How we interpret the rulebook at the table. These interpretations do not affect how decks are judged. */
  readonly readings: readonly Interpretation[];
}
