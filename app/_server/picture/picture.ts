/** What the preview picture of a deck shows. It is plain data, because it is drawn in another thread. */
export interface Picture {
  readonly colours: Colours;
  /** The deck itself. It is left out if a link does not hold a whole one. */
  readonly deck?: PicturedDeck;
}

export interface PicturedDeck {
  readonly game: string;
  readonly name: string;
  /** Its name if none of the other one can be drawn. */
  readonly instead: string;
  /** The format, and what was agreed beside the rulebook. */
  readonly terms: string;
  readonly counts: readonly { readonly label: string; readonly count: number }[];
  readonly verdict: { readonly word: string; readonly colour: string; readonly sign: string };
  readonly curve?: { readonly title: string; readonly bars: readonly Bar[] };
  /** The card that the deck is known by. An empty deck has none. */
  readonly cover?: PicturedCard;
}

export interface Bar {
  readonly label: string;
  readonly count: number;
  /** How many of them rest on values that are no facts. */
  readonly unsure: number;
}

/** A card by its outline, its name, its drawing and its numbers. */
export interface PicturedCard {
  readonly name: string;
  readonly outline: "craft" | "order" | "place" | "stands";
  /** Its drawing, as SVG. */
  readonly art: string;
  readonly numbers: readonly PicturedNumber[];
}

export interface PicturedNumber {
  readonly text: string;
  /** A placeholder is drawn as one. */
  readonly isFact: boolean;
  /** The paths of its symbol. */
  readonly line: string;
  readonly fill: string;
}

export interface Colours {
  /** The ground of the picture: the colour of the game, as dark as a table. */
  readonly ground: string;
  /** The colour of the game, on a card and on the ground. */
  readonly tone: string;
  readonly bright: string;
}

export const SIZE = { width: 1200, height: 630 };
/** What a preview shows, for whoever can't see it. */
export const ABOUT = "The card that the deck is known by, its game and name, verdict, counts and curve";

/** The preview of a deck, as a page of the same deck tells of it. */
export function previewOf(code: string) {
  return { url: `/d/${code}/opengraph-image`, alt: ABOUT, type: "image/png", ...SIZE };
}
