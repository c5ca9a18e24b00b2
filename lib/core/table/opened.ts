// Links of games: the moment of a table as a link, and what a link comes to by today's rules.
import type { Card } from "../card/card.ts";
import type { Start } from "./board.ts";
import type { Dealer } from "./dealer.ts";
import { type Moment, writeMoment } from "./moment.ts";
import { type Answers, checksumOf, fingerprintOf, type History, replayed } from "./replay.ts";
import { seatedAs } from "./seats.ts";
import type { Table } from "./table.ts";

/** Whose moves a link has, and which release they were made with. */
export interface Made {
  readonly release: string;
  /** Left out where a person sits at the table. */
  readonly byComputer?: true;
}

/** The link of a moment: a table, the moves that led to it, and those that were taken back and are still ahead. */
export function linkOf<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  { moves, at, answers = table.answers ?? [] }: History,
  { release, byComputer }: Made,
): string {
  const { start } = table;
  const [one, other] = start.seats.map((seat) => (byComputer && seat === "person" ? "pilot" : seat));
  const seats = [one, other] as Start["seats"];
  return writeMoment({
    seed: start.seed,
    fingerprint: fingerprintOf(dealer.goldfish, start),
    moves,
    answers,
    at,
    opposite: start.opposite,
    origin: { release, seats, sets: start.sets ?? [], check: checksumOf(dealer.goldfish, table) },
  });
}

/** The same of a game whose moves are known, at one of its moments. Whoever is opposite is asked if nobody knows what it did. */
export function linkAt<C extends Card>(dealer: Dealer<C>, start: Start<C>, history: History, made: Made): string {
  const { table, refused } = replayed(dealer, start, history, false);
  if (refused) throw new Error(refused.why);
  return linkOf(dealer, table, history, made);
}

/** What a link comes to by the rules of today. */
export type Opened<C extends Card> =
  /** The very position that it was made of, to be played on. A link of before does not say which one that was. */
  | { readonly is: "same"; readonly table: Table<C>; readonly history: History }
  /** Another game: from a move on that the rules refuse now, or in a position that is another one in the end. */
  | { readonly is: "other"; readonly at: number; readonly why: string | undefined };

export function opened<C extends Card>(dealer: Dealer<C>, start: Start<C>, linked: Moment): Opened<C> {
  const moment = linked.origin ? linked : sittingDown(linked);
  const { moves, at, answers, origin } = moment;
  const { table, refused } = replayed(dealer, seatedAs(start, moment), moment);
  if (refused) return { is: "other", ...refused };
  if (origin && checksumOf(dealer.goldfish, table) !== origin.check) return { is: "other", at, why: undefined };
  return { is: "same", table, history: { moves, at, answers: answers ?? allAnswers(dealer, table, moment) } };
}

/** A link of before 0.3.0, in which a move put somebody opposite who has a seat today. */
function sittingDown(moment: Moment): Moment {
  const { moves, at } = moment;
  const face = moves.findIndex((move) => "do" in move && move.do === "face");
  const opposite = moves[face]?.to;
  if (opposite === undefined) return moment;
  return { ...moment, moves: moves.toSpliced(face, 1), at: at > face ? at - 1 : at, opposite };
}

/** A link of before does not know what whoever is opposite did. It is asked once, also upon moves that were taken back. */
function allAnswers<C extends Card>(dealer: Dealer<C>, table: Table<C>, { moves, at }: Moment): Answers {
  if (at === moves.length) return table.answers ?? [];
  const whole = replayed(dealer, table.start, { moves, at: moves.length }, false);
  return whole.table.answers ?? [];
}
