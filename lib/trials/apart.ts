import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import { moveWords } from "../core/table/move-words.ts";
import { dealerFor, movesIn, play, startOf, type Trial } from "./trial.ts";

/** Where two games of one deal part: the first move that is not the same. */
export interface Apart {
  readonly turn: number;
  readonly before: string;
  readonly after: string;
}

export interface Side<C extends Card = Card> {
  readonly start: Start<C>;
  readonly trial: Trial;
}

/** The first different move of a pair of games, or undefined if they go the same way to the end of one of them. */
export function apart<C extends Card>(
  goldfish: Goldfish<C>,
  before: Side<C>,
  after: Side<C>,
  at: number,
): Apart | undefined {
  const [one, other] = [opened(goldfish, before, at), opened(goldfish, after, at)];
  for (const move of one.moves) {
    const next = other.moves.next();
    if (next.done) return undefined;
    const words = [moveWords(one.dealer, one.table, move), moveWords(other.dealer, other.table, next.value)] as const;
    if (words[0] !== words[1]) return { turn: one.table.turn, before: words[0], after: words[1] };
    play(one.dealer, one.table, move);
    play(other.dealer, other.table, next.value);
  }
  return undefined;
}

function opened<C extends Card>(goldfish: Goldfish<C>, { start, trial }: Side<C>, at: number) {
  const dealer = dealerFor(goldfish, trial);
  const table = dealer.open(startOf(start, trial, at), false);
  return { dealer, table, moves: movesIn(dealer, table, trial) };
}
