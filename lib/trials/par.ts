// Par for one deal: how far the pilots get, who see no more than a player does, and how far somebody gets who sees all cards.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Move, Ruled } from "../core/table/move.ts";
import { type Answers, checksumOf, type History, replayed } from "../core/table/replay.ts";
import { leadOf, type Result, type Score } from "../core/table/result.ts";
import type { Table } from "../core/table/table.ts";
import { candidatesAt, think, worthAt } from "../pilots/thinking.ts";
import { settled } from "./opposites.ts";

/** A whole game of a deal, which its moves play again. */
export interface Line {
  readonly moves: readonly Move[];
  /** What the other side did upon them, if a pilot of today might do something else. */
  readonly answers?: Answers;
  readonly how: Result["how"] | "open";
  readonly turn: number;
  readonly score: Score;
  /** By how much the player is ahead in the end. */
  readonly lead: number;
  readonly worth: number;
}

export interface Par {
  /** The game of a player, if it was given. */
  readonly own: Line | undefined;
  /** The autopilot, the pilot that thinks, and the best line found with all cards face up. */
  readonly plain: Line;
  readonly thinking: Line;
  readonly open: Line;
  /** From which of its moves on nobody can do better: every other way to play was tried. Undefined if there are too many. */
  readonly proven: number | undefined;
}

export interface Asked<C extends Card = Card> {
  readonly start: Start<C>;
  /** What was settled before the first hand. Every line begins with it. */
  readonly before?: readonly Move[];
  /** A game that a player played of this deal, what was settled included. */
  readonly own?: History;
  /** A game is stopped after so many turns. */
  readonly turns: number;
  /** How often the thinking pilot plays each candidate on. */
  readonly rolls: number;
  /** Is told how many moves of the open line are looked at, and how many it has. */
  tells?(done: number, of: number): void;
}

const MOST_MOVES = 8_000;

export function parOf<C extends Card>(dealer: Dealer<C>, asked: Asked<C>): Par {
  const { start, rolls, before = [] } = asked;
  const byPilot = (pilot: (table: Table<C>) => Ruled | undefined) =>
    lineFrom(dealer, asked, afterMoves(dealer, start, before), before, pilot);
  const own = asked.own && ownLine(dealer, asked, asked.own);
  const plain = byPilot((table) => dealer.advise(table)?.move);
  const thinking = byPilot((table) => think(dealer, table, { rolls, seed: start.seed })?.move);
  // What a player did by hand may be beyond the rules, and the other side may have been an older pilot.
  const isRuled = own?.answers === undefined && (own?.moves.every((move) => "do" in move) ?? false);
  const best = [plain, thinking, ...(own && isRuled ? [own] : [])].reduce((a, b) => (b.worth > a.worth ? b : a));
  return { own, plain, thinking, ...proven(dealer, asked, improved(dealer, asked, best)) };
}

/** Plays a table to the end of its game, after the moves that led to it. */
function lineFrom<C extends Card>(
  dealer: Dealer<C>,
  { turns }: Asked<C>,
  table: Table<C>,
  before: readonly Move[],
  pilot: (table: Table<C>) => Ruled | undefined,
): Line {
  const moves = [...before];
  while (!dealer.isOver(table) && table.turn <= turns) {
    const move = settled(dealer, table) ?? pilot(table);
    if (!move || moves.length === MOST_MOVES) throw new Error(`a pilot is stuck in ${table.top.phase}`);
    const why = dealer.play(table, move);
    if (why !== undefined) throw new Error(why);
    moves.push(move);
  }
  return ended(dealer, turns, table, moves);
}

/** A line whose moves are known. */
function lineOf<C extends Card>(dealer: Dealer<C>, { start, turns }: Asked<C>, moves: readonly Move[]): Line {
  return ended(dealer, turns, afterMoves(dealer, start, moves), moves);
}

/** The line of a player's game. It keeps what the other side did where today's pilot would do something else. */
function ownLine<C extends Card>(dealer: Dealer<C>, { start, turns }: Asked<C>, own: History): Line {
  const { table } = replayed(dealer, start, own, false);
  const moves = own.moves.slice(0, own.at);
  const line = ended(dealer, turns, table, moves);
  const today = replayed(dealer, start, { moves, at: own.at }, false);
  const isSame = checksumOf(dealer.goldfish, today.table) === checksumOf(dealer.goldfish, table);
  return isSame || !own.answers ? line : { ...line, answers: own.answers };
}

function afterMoves<C extends Card>(dealer: Dealer<C>, start: Start<C>, moves: readonly Move[]): Table<C> {
  const table = dealer.open(start, false);
  for (const move of moves) dealer.play(table, move);
  return table;
}

function ended<C extends Card>(dealer: Dealer<C>, turns: number, table: Table<C>, moves: readonly Move[]): Line {
  const score = dealer.goldfish.score(table);
  return {
    moves,
    how: dealer.result(table)?.how ?? "open",
    turn: Math.min(table.turn, turns),
    score,
    lead: leadOf(score),
    worth: worthAt(dealer, table, turns + 1),
  };
}

/**
 * A line at least as good as the given one, found by trying every other move at each of its moments, with the autopilot
 * playing on. It sees the cards and the throws to come, so nobody could play it at a table.
 */
function improved<C extends Card>(dealer: Dealer<C>, asked: Asked<C>, line: Line): Line {
  const { start, before: settledBefore = [] } = asked;
  const table = afterMoves(dealer, start, settledBefore);
  let best = line;
  for (let at = settledBefore.length; at < best.moves.length; at++) {
    const before = best.moves.slice(0, at);
    for (const move of settled(dealer, table) ? [] : candidatesAt(dealer, table)) {
      if (isSame(move, best.moves[at])) continue;
      const tried = table.copy();
      if (dealer.play(tried, move) !== undefined) continue;
      const other = lineFrom(dealer, asked, tried, [...before, move], (sitting) => dealer.advise(sitting)?.move);
      if (other.worth > best.worth) best = other;
    }
    const next = best.moves[at];
    if (next) dealer.play(table, next);
    asked.tells?.(at + 1, best.moves.length);
  }
  return best;
}

function isSame(a: Ruled, b: Move | undefined): boolean {
  return b !== undefined && "do" in b && a.do === b.do && a.card === b.card && a.to === b.to;
}

/** How many moves are looked at from one moment before the search gives up. */
const MOST_TRIED = 4_000;

/** A way to play that is longer may go on and on, and the thread of a browser holds only so many calls. */
const LONGEST = 400;

/** The end of a line played as well as it can be, from as early on as every way to play it can be tried. */
function proven<C extends Card>(
  dealer: Dealer<C>,
  asked: Asked<C>,
  line: Line,
): { readonly open: Line; readonly proven: number | undefined } {
  const tables = [dealer.open(asked.start, false)];
  for (const move of line.moves) {
    const next = tables.at(-1)?.copy();
    if (!next || dealer.play(next, move) !== undefined) throw new Error("a line cannot be played again");
    tables.push(next);
  }
  let [open, from]: [Line, number | undefined] = [line, undefined];
  for (let at = line.moves.length - 1; at >= (asked.before?.length ?? 0); at--) {
    const table = tables[at];
    const best = table && bestFrom(dealer, asked, table, MOST_TRIED);
    if (!best) break;
    from = at;
    if (best.worth > open.worth) open = lineOf(dealer, asked, [...line.moves.slice(0, at), ...best.moves]);
  }
  return { open, proven: from };
}

/** A way to play on, and what it comes to. */
export interface Best {
  readonly moves: readonly Ruled[];
  readonly worth: number;
}

/** The best way to play on from a table, of all that there are, or undefined if they have more moves than `most`, or one of them never ends. */
export function bestFrom<C extends Card>(
  dealer: Dealer<C>,
  asked: Pick<Asked<C>, "turns">,
  table: Table<C>,
  most: number,
): Best | undefined {
  let tried = 0;
  const search = (at: Table<C>, deep: number): Best | undefined => {
    if (dealer.isOver(at) || at.turn > asked.turns) return { moves: [], worth: worthAt(dealer, at, asked.turns + 1) };
    let best: Best | undefined;
    for (const move of waysAt(dealer, at)) {
      if (++tried > most || deep > LONGEST) return undefined;
      const next = at.copy();
      if (dealer.play(next, move) !== undefined) continue;
      const after = search(next, deep + 1);
      if (!after) return undefined;
      if (!best || after.worth > best.worth) best = { moves: [move, ...after.moves], worth: after.worth };
    }
    return best;
  };
  return search(table, 0);
}

/** All that can be done. Copies of one card in a hand are the same. What a person decides is settled. */
function waysAt<C extends Card>(dealer: Dealer<C>, table: Table<C>): readonly Ruled[] {
  const decided = settled(dealer, table);
  if (decided) return [decided];
  const hands = dealer.goldfish.zones.filter((zone) => zone.as === "hand").map(({ id }) => id);
  const different = new Map<string, Ruled>();
  for (const move of dealer.moves(table)) {
    if (dealer.isForPerson(table, move)) continue;
    const { card } = move;
    const isHeld = card !== undefined && hands.includes(table.nameOf(table.zoneOf(card)));
    const key = `${move.do} ${isHeld ? table.label(card) : card} ${move.to}`;
    if (!different.has(key)) different.set(key, move);
  }
  // Where there is nothing else, the autopilot passes by what a person decides.
  const advised = different.size === 0 ? dealer.advise(table)?.move : undefined;
  return advised ? [advised] : [...different.values()];
}
