// What a game says of the first hand: how it may be redrawn, and what players ask of it.

/** What a player may do once instead of keeping the first hand. */
export interface Redraw {
  /** The move of the setup that does it. */
  readonly move: string;
  /** "put up to 4 cards on the Trash Heap and draw as many". */
  readonly says: string;
  /** What is done with the cards that go: "put away". */
  readonly verb: string;
  /** Up to so many cards go where they are not drawn again, or the whole hand is shuffled back. */
  readonly most: number | "all";
  /** The house rule without which there is none. */
  readonly house?: string;
}

/** A question about the first cards that players have a name for. */
export interface HandQuestion {
  /** "Four facilities". */
  readonly says: string;
  /** In the language of `drydock odds`. */
  readonly asks: string;
  /** How many cards are drawn after the first hand before it counts. */
  readonly more: number;
}

export interface Opening {
  readonly redraw?: Redraw;
  /** The first is asked unless a player chooses another. */
  readonly questions: readonly HandQuestion[];
}

/** The redraw that the house rules of a table allow. */
export function redrawOf({ redraw }: Opening, house: Readonly<Record<string, unknown>>): Redraw | undefined {
  return redraw?.house === undefined || house[redraw.house] ? redraw : undefined;
}
