// How a game is played alone: its zones, its turn as a list of phases in the rulebook's order, the kinds of moves of each.

import type { Card } from "../card/card.ts";
import type { Interpretation } from "../judge/interpretation.ts";
import type { Cite } from "../judge/rule.ts";
import type { Args, Board, Dealt, Start } from "./board.ts";
import type { Table } from "./table.ts";

/** `to` is a zone, a slot of a zone (`worlds:3`), a card (`#12`) or a word of the move's own (`x:3`). */
export interface Ruled {
  readonly do: string;
  readonly card?: number;
  readonly to?: string;
}

/** What a player does by hand because a card's own text says so. */
export interface Free {
  readonly free: "move" | "counter" | "exhaust" | "ready" | "turn" | "note" | "reveal" | "look" | "search" | "shuffle";
  readonly card?: number;
  /** A zone, `under:12`, or a counter's id. */
  readonly to?: string;
  readonly by?: number;
  readonly text?: string;
  readonly bottom?: true;
}

export type Move = Ruled | Free;

/** Legal moves, their check and their play are all read off this one description. */
export interface MoveKind<C extends Card = Card, P extends string = string> {
  readonly do: string;
  /** What a player does with it, in a few words of the rulebook: "Stage a card at a world". */
  readonly says: string;
  /** The letter that plays it at the table, for a kind without cards. */
  readonly key?: string;
  /** The cards that it may be done with, each once; without it, it is done with none. */
  cards?(table: Table<C, P>): readonly number[];
  /** Where a card may go, each once; without it, the move names no place. Without cards, the card is -1. */
  targets?(table: Table<C, P>, card: number): readonly string[];
  /** Whether this very card and place are allowed; without it, all are. */
  allows?(table: Table<C, P>, card: number, to: string): boolean;
  /** What a place is called that is no zone and no card. */
  names?(table: Table<C, P>, to: string): string;
  play(table: Table<C, P>, card: number, to: string): void;
}

/** One step of the rulebook. Without kinds of moves it goes on by itself; else it ends by a pass or by `table.leave()`. */
export interface Phase<C extends Card = Card, P extends string = string> {
  readonly id: P;
  readonly name: string;
  readonly cite: Cite;
  /** What the rulebook asks for here, in one sentence of our own. */
  readonly says: string;
  begin?(table: Table<C, P>, args: Args): void;
  readonly moves: readonly MoveKind<C, P>[];
  /** What the player is asked for just now, with the numbers in it, where `says` is too general. */
  asks?(table: Table<C, P>): string;
  /** The cards that it is about: the ship that attacks, what is being paid for. */
  about?(table: Table<C, P>): readonly number[];
  /** Without it, the player may always pass. */
  mayPass?(table: Table<C, P>): boolean;
  /** What happens when it is over, before the next one. It may call phases if there is no `next`. */
  end?(table: Table<C, P>, args: Args): void;
  /** The id of the phase that follows, if it is not the next of the list; a called one goes over to another called one. */
  next?(table: Table<C, P>): P | undefined;
}

/** One line of the autopilot: its words are the reason for the move that it chooses. */
export interface Policy<C extends Card = Card, P extends string = string> {
  readonly says: string;
  /** The phases that it speaks in; without it, all. */
  readonly in?: readonly P[];
  choose(table: Table<C, P>): Ruled | undefined;
}

/** Cards that come with a game and stand in no list, by the pile's name: labels and counts. */
export type Piles = Readonly<Record<string, readonly (readonly [string, number])[]>>;

/** Copies of a card of the built-in sets that are added to what a list says. */
export interface Supply {
  readonly label: string;
  readonly count: number;
  readonly from: string;
}

/** Where a zone lies on the table, as the rulebook shows it. */
export interface Area<Z extends string = string> {
  readonly zone: Z;
  readonly row: number;
  /** From 1, in half widths of a card; so is the span. */
  readonly column: number;
  readonly span: number;
  /** How far the next slot of a zone with slots lies to the right. */
  readonly step?: number;
  readonly side: "mine" | "shared" | "dummy";
  readonly as: "fan" | "pile" | "row";
  /** Its place among the zones on a phone, where all stand under each other. */
  readonly order: number;
}

/** The ids of a game's table and deck: with them written out, a misspelt one does not compile. */
export interface Ids {
  readonly phase: string;
  readonly zone: string;
  readonly section: string;
}

export interface Goldfish<C extends Card = Card, I extends Ids = Ids> extends Board<C, I["zone"], I["section"]> {
  /** Raised when a game that was played before would go on differently now. */
  readonly version: number;
  /** What the piles add to a list. */
  supplies?(list: readonly Dealt<C>[], piles: Piles, start: Pick<Start, "format" | "options">): readonly Supply[];
  readonly setup: readonly Phase<C, I["phase"]>[];
  readonly phases: readonly [Phase<C, I["phase"]>, ...Phase<C, I["phase"]>[]];
  /** Phases that a move calls for: paying, making room. When one ends, what called it goes on. */
  readonly called: readonly Phase<C, I["phase"]>[];
  /** Kinds of moves that all phases of a turn share; they wait while a phase is called. */
  readonly always?: readonly MoveKind<C, I["phase"]>[];
  over(table: Table<C, I["phase"]>): boolean;
  /** Puts right at once what the rules do not suffer at any time; it may call a phase. */
  enforce?(table: Table<C, I["phase"]>): void;
  /** Why a free move cannot be done, in one sentence. */
  forbids?(table: Table<C, I["phase"]>, move: Free): string | undefined;
  /** What follows when a free move has brought a card from one zone to another. */
  afterFreeMove?(table: Table<C, I["phase"]>, card: number, from: number): void;
  readonly areas: readonly Area<I["zone"]>[];
  /** The first that chooses makes the move; if none does, it passes. */
  readonly autopilot: readonly Policy<C, I["phase"]>[];
  /** How the rulebook is read at the table; no deck is judged by them. */
  readonly readings: readonly Interpretation[];
}
