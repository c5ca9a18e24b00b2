// Whom a game's setup offers to face.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Ruled } from "../core/table/move.ts";
import { withLevel } from "../core/table/seats.ts";
import type { Table } from "../core/table/table.ts";
import { isBeforeHand } from "../core/table/to-hand.ts";

/** The word of the moves that put somebody opposite. */
const FACE = "face";
/** What comes before is short in every game. */
const MOST_STEPS = 20;
/** No game settles more before its first hand. */
const MOST_SETTLED = 60;

export interface Opposite {
  /** The place that the move names. */
  readonly id: string;
  readonly name: string;
  /** Whether the autopilot faces it unless told otherwise. */
  readonly isUsual: boolean;
}

/** Everybody whom the setup offers to face, the usual one first. Empty where nobody can be chosen. */
export function oppositesOf<C extends Card>(dealer: Dealer<C>, start: Start<C>): readonly Opposite[] {
  const opponents = start.opponents ?? [];
  if (opponents.length > 0)
    return opponents.map((one, at) => ({ id: one.id, name: withLevel(one), isUsual: at === 0 }));
  const table = dealer.open(start, false);
  for (let steps = 0; table.turn === 0 && steps < MOST_STEPS; steps++) {
    const advised = dealer.advise(table)?.move;
    const faces = dealer.moves(table).filter((move) => move.do === FACE);
    if (faces.length > 0) {
      const all = faces.map((move) => ({
        id: move.to ?? "",
        name: dealer.says(table, move).where ?? move.to ?? "",
        isUsual: move.to === advised?.to,
      }));
      return all.toSorted((a, b) => Number(b.isUsual) - Number(a.isUsual));
    }
    if (!advised || dealer.play(table, advised) !== undefined) return [];
  }
  return [];
}

/** A trial with its opponent named, because another deck might usually face somebody else. */
export function facingSame<T extends { readonly opposite?: string }>(opposites: readonly Opposite[], trial: T): T {
  const usual = opposites.find(({ isUsual }) => isUsual)?.id;
  return trial.opposite !== undefined || usual === undefined ? trial : { ...trial, opposite: usual };
}

/** The move of the setup that decides, if it decides now: who is opposite, or else what only a person decides. */
export function settled<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  opposite: string | undefined,
): Ruled | undefined {
  if (table.turn > 0) return undefined;
  const face = { do: FACE, to: opposite ?? "" };
  if (opposite !== undefined && dealer.allows(table, face)) return face;
  // By the rules that the autopilot sits down to.
  const advised = dealer.advise(table)?.move;
  return advised && dealer.isForPerson(table, advised) ? advised : undefined;
}

/** Settles all that is settled before the first hand, as the autopilot would but for who is opposite. Answers the moves. */
export function settleDown<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  opposite: string | undefined,
): readonly Ruled[] {
  const moves: Ruled[] = [];
  while (moves.length < MOST_SETTLED) {
    const move =
      settled(dealer, table, opposite) ?? (isBeforeHand(dealer, table) ? dealer.advise(table)?.move : undefined);
    if (!move || dealer.play(table, move) !== undefined) break;
    moves.push(move);
  }
  return moves;
}
