import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import { linkOf } from "../core/table/opened.ts";
import { settleDown } from "./opposites.ts";
import { startOf, type Trial } from "./trial.ts";

/** The fragment of a table's address that deals one game of a trial, by its number, against the same opponent. */
export function dealOf(dealer: Dealer, start: Start, trial: Trial, at: number, release: string): string {
  const table = dealer.open(startOf(start, trial, at), false);
  const moves = settleDown(dealer, table);
  return linkOf(dealer, table, { moves, at: moves.length }, { release });
}
