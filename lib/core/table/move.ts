/** `to` is a zone, a slot of a zone (`worlds:3`), a card (`#12`), or a word that the move defines (`x:3`). */
export interface Ruled {
  readonly do: string;
  readonly card?: number;
  readonly to?: string;
}

/** The words of the free moves. */
export const FREE = [
  "move",
  "counter",
  "exhaust",
  "ready",
  "turn",
  "note",
  "reveal",
  "look",
  "search",
  "shuffle",
  "roll",
] as const;

/** What a player does by hand because a card's own text says so. */
export interface Free {
  readonly free: (typeof FREE)[number];
  readonly card?: number;
  /** A zone, `under:12`, or the id of a counter. */
  readonly to?: string;
  /** By how much a counter changes, how many cards are looked at, or how many sides a die has. */
  readonly by?: number;
  readonly text?: string;
  readonly bottom?: true;
}

export type Move = Ruled | Free;
