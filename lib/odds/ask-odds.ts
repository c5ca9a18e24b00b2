import type { Game } from "../core/game.ts";
import type { Served } from "../core/table/opening.ts";
import type { Row } from "../query/rows.ts";
import type { Fraction } from "./fraction.ts";
import { oddsOf } from "./odds.ts";
import { type Question, servedBy } from "./question.ts";
import { type QuestionFault, readQuestion } from "./read-question.ts";
import { type FirstDraw, Redraws } from "./redraw.ts";

/** A card of a shuffled pile with its copies. */
export interface PileCard extends Row {
  readonly count: number;
}

/** A group of the question, and how much of the pile belongs to it. */
export interface GroupFound {
  readonly typed: string;
  readonly says: string;
  readonly copies: number;
  readonly names: number;
}

/** The chance by how many cards are seen, from none to the whole pile. A fault of the whole question is at -1. */
export type OddsAnswer =
  | {
      readonly ok: true;
      readonly groups: readonly GroupFound[];
      readonly cards: number;
      readonly bySeen: readonly Fraction[];
    }
  | { readonly ok: false; readonly faults: readonly QuestionFault[] };

/** Answers a typed question about the cards that are seen first of a shuffled pile. */
export function askOdds(game: Game, pile: readonly PileCard[], text: string): OddsAnswer {
  const read = readQuestion(game, pile, text);
  if (!read.ok) return read;
  const odds = oddsOf(pile, read.question);
  if (!odds.ok) return { ok: false, faults: [{ at: -1, message: odds.why }] };
  const groups = read.groups.map(({ typed, says, group }) => {
    const its = pile.filter(({ label }) => group.has(label));
    return { typed, says, copies: its.reduce((sum, { count }) => sum + count, 0), names: its.length };
  });
  return { ok: true, groups, cards: odds.cards, bySeen: odds.bySeen };
}

/** Reads a typed question about first hands that may be redrawn, or says why it has no exact answer. */
export function askRedraws(game: Game, pile: readonly PileCard[], text: string, draw: FirstDraw): Redraws | string {
  const question = readAsked(game, pile, text);
  return typeof question === "string" ? question : Redraws.of(pile, question, draw);
}

/** What is asked, or why it is not understood. */
export function readAsked(game: Game, pile: readonly PileCard[], asks: string | Served): Question | string {
  if (typeof asks !== "string") return servedBy(asks);
  const read = readQuestion(game, pile, asks);
  return read.ok ? read.question : read.faults.map(({ message }) => message).join(" ");
}
