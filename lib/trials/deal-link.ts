import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Move } from "../core/table/move.ts";
import { linkOf } from "../core/table/opened.ts";
import { isBeforeHand } from "../core/table/to-hand.ts";
import { settled } from "./opposites.ts";
import { seedOf, type Trial } from "./trial.ts";

/** No game settles more before its first hand. */
const MOST = 60;

/** The fragment of a table's address that deals one game of a trial, by its number, against the same opponent. */
export function dealOf(dealer: Dealer, start: Start, trial: Trial, at: number, release: string): string {
  const dealt = { ...start, seed: seedOf(trial, at) };
  const table = dealer.open(dealt, false);
  const moves: Move[] = [];
  while (moves.length < MOST) {
    const move =
      settled(dealer, table, trial.opposite) ?? (isBeforeHand(dealer, table) ? dealer.advise(table)?.move : undefined);
    if (!move || dealer.play(table, move) !== undefined) break;
    moves.push(move);
  }
  return linkOf(dealer, table, { moves, at: moves.length }, { release });
}
