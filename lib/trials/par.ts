// Par for one deal: how far the pilots get, who see no more than a player does, and how far somebody gets who sees all cards.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Move, Ruled } from "../core/table/goldfish.ts";
import { leadOf, type Result, type Score } from "../core/table/result.ts";
import type { Table } from "../core/table/table.ts";
import { candidatesAt, think, worthAt } from "../pilots/thinking.ts";
import { settled } from "./opposites.ts";

/** A whole game of a deal, which its moves play again. */
export interface Line {
  readonly moves: readonly Move[];
  readonly how: Result["how"] | "open";
  readonly turn: number;
  readonly score: Score;
  /** By how much the player is ahead in the end. */
  readonly lead: number;
  readonly worth: number;
}

export interface Par {
  /** The autopilot, the pilot that thinks, and the best line found with all cards face up. */
  readonly plain: Line;
  readonly thinking: Line;
  readonly open: Line;
}

export interface Asked<C extends Card = Card> {
  readonly start: Start<C>;
  readonly opposite?: string | undefined;
  /** A game is stopped after so many turns. */
  readonly turns: number;
  /** How often the thinking pilot plays each candidate on. */
  readonly rolls: number;
  /** Is told how many moves of the open line are looked at, and how many it has. */
  tells?(done: number, of: number): void;
}

const MOST_MOVES = 8_000;

export function parOf<C extends Card>(dealer: Dealer<C>, asked: Asked<C>): Par {
  const { start, rolls } = asked;
  const plain = lineFrom(dealer, asked, dealer.open(start, false), [], (table) => dealer.advise(table)?.move);
  const thinking = lineFrom(
    dealer,
    asked,
    dealer.open(start, false),
    [],
    (table) => think(dealer, table, { rolls, seed: start.seed })?.move,
  );
  return { plain, thinking, open: improved(dealer, asked, thinking.worth > plain.worth ? thinking : plain) };
}

/** Plays a table to the end of its game, after the moves that led to it. */
function lineFrom<C extends Card>(
  dealer: Dealer<C>,
  { opposite, turns }: Asked<C>,
  table: Table<C>,
  before: readonly Move[],
  pilot: (table: Table<C>) => Ruled | undefined,
): Line {
  const moves = [...before];
  while (!dealer.isOver(table) && table.turn <= turns) {
    const move = settled(dealer, table, opposite) ?? pilot(table);
    if (!move || moves.length === MOST_MOVES) throw new Error(`a pilot is stuck in ${table.top.phase}`);
    const why = dealer.play(table, move);
    if (why !== undefined) throw new Error(why);
    moves.push(move);
  }
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
  const table = dealer.open(asked.start, false);
  let best = line;
  for (let at = 0; at < best.moves.length; at++) {
    const before = best.moves.slice(0, at);
    for (const move of settled(dealer, table, asked.opposite) ? [] : candidatesAt(dealer, table)) {
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
