// What can be counted of a game beside its result, and the questions about it that its players ask first.
import type { Card } from "../card/card.ts";
import type { Table } from "./table.ts";

/** A number of the player's that changes during a game. It is read at the end of each turn. */
export interface Measure<C extends Card = Card, P extends string = string> {
  readonly id: string;
  /** "Units in play". */
  readonly name: string;
  /** Whether a player wants more of it, or less. */
  readonly better: "more" | "less";
  /** Decks are compared by it unless something else is asked for. Nothing caps it, so that good decks differ in it too. */
  readonly isYardstick?: true;
  at(table: Table<C, P>): number;
}

/** A measure that is reached: so much of it, or more, at the end of a turn that is no later than this one. */
export interface Goal {
  readonly measure: string;
  readonly least: number;
  readonly turn: number;
}

/** A goal that players have a name for. */
export interface Plan extends Goal {
  /** "Four facilities by turn 2". */
  readonly says: string;
}
