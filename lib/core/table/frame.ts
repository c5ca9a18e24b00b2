import type { Args, Player } from "./board.ts";
import type { Move } from "./move.ts";

/** A running phase. The turn's own is at the bottom of the stack, and called phases are above it. */
export interface Frame {
  readonly phase: string;
  /** Who acts in it. */
  readonly side: Player;
  /** Whether the other side has had the same phase just before, or the same phases if sides take turns. */
  readonly isSecond?: boolean;
  args: Args;
  begun: boolean;
  leaving: boolean;
}

/** A line of the log, and the number of moves played up to and including the one that wrote it. */
export interface LogLine {
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly text: string;
  readonly free?: true;
  /** The card whose text the line leaves to the player. */
  readonly left?: number;
}

/** For phases that need no numbers. */
export const NO_ARGS: Args = {};

export function frameOf(phase: string, side: Player, args: Args = NO_ARGS): Frame {
  return { phase, side, args, begun: false, leaving: false };
}

/** What a card is called whose player does not know it. */
export const UNKNOWN = "A face-down card";

/** Hears of each change of a table. */
export interface Watch {
  /** A press begins: what was before it is forgotten. */
  begin(): void;
  move(side: Player, move: Move): void;
  card(id: number): void;
  /** Zones and counters by their numbers for the player, whoever acts. */
  shuffle(zone: number): void;
  counter(counter: number): void;
}
