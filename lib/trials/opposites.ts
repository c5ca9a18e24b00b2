// Whom a deck may face in a trial, and what is decided before its first hand.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Ruled } from "../core/table/move.ts";
import { withLevel } from "../core/table/seats.ts";
import type { Table } from "../core/table/table.ts";
import { isBeforeHand } from "../core/table/to-hand.ts";

/** No game settles more before its first hand. */
const MOST_SETTLED = 60;

export interface Opposite {
  readonly id: string;
  readonly name: string;
  /** Whether the autopilot faces it unless told otherwise. */
  readonly isUsual: boolean;
}

/** Everybody whom a deck may face, the usual one first. Empty where nobody can be chosen. */
export function oppositesOf({ opponents = [] }: Pick<Start, "opponents">): readonly Opposite[] {
  return opponents.map((one, at) => ({ id: one.id, name: withLevel(one), isUsual: at === 0 }));
}

/** A trial with its opponent named, because another deck might usually face somebody else. */
export function facingSame<T extends { readonly opposite?: string }>(opposites: readonly Opposite[], trial: T): T {
  const usual = opposites.find(({ isUsual }) => isUsual)?.id;
  return trial.opposite !== undefined || usual === undefined ? trial : { ...trial, opposite: usual };
}

/** The move that a person decides alone before the game, if it is one, as the autopilot sits down to it. */
export function settled<C extends Card>(dealer: Dealer<C>, table: Table<C>): Ruled | undefined {
  if (table.turn > 0) return undefined;
  const advised = dealer.advise(table)?.move;
  return advised && dealer.isForPerson(table, advised) ? advised : undefined;
}

/** Settles all that is settled before the first hand, as the autopilot would. Answers the moves. */
export function settleDown<C extends Card>(dealer: Dealer<C>, table: Table<C>): readonly Ruled[] {
  const moves: Ruled[] = [];
  while (moves.length < MOST_SETTLED) {
    const move = settled(dealer, table) ?? (isBeforeHand(dealer, table) ? dealer.advise(table)?.move : undefined);
    if (!move || dealer.play(table, move) !== undefined) break;
    moves.push(move);
  }
  return moves;
}
