// Why a move is not allowed. Each condition of a move is one value, which allows the move and says what is missing.
import type { Card } from "../card/card.ts";
import type { Cite } from "../judge/rule.ts";
import type { Table } from "./table.ts";

/** One thing that a move needs, beside a card and a place. It may be asked about any card, also one that never fits. */
export interface Need<C extends Card = Card, P extends string = string> {
  /** A short name by which programs tell what is missing: "tech-level". */
  readonly id: string;
  readonly cite: Cite;
  /** It is what a card costs, or how far the player has to have come for it. Later the same card may be played. */
  readonly isPrice?: true;
  /** Whether it is there, or undefined if what would tell was never published. */
  holds(table: Table<C, P>, card: number, to: string): boolean | undefined;
  /** What is missing, with its numbers: "needs Tech Level 2, you have 1". */
  lacks(table: Table<C, P>, card: number, to: string): string;
}

/** One thing that is missing for a move. */
export interface Lack {
  readonly id: string;
  readonly says: string;
  readonly cite: Cite;
  /** Nobody has published what would tell whether it is missing. */
  readonly isUnknown?: true;
  readonly isPrice?: true;
}

/** A move that is refused, in the words of its kind, and all that it lacks. There is at least one. */
export interface Refusal {
  readonly what: string;
  readonly lacks: readonly Lack[];
}
