// How a game's cards are drawn, its lists grouped and its decks charted, as plain data.
/** A choice among a game's cards: these kinds, with one of these words in an attribute. */
export interface Which {
  readonly kinds?: readonly string[];
  readonly attribute?: string;
  readonly words?: readonly string[];
}

/** An attribute, or one part of an attribute that has several. */
export interface AttributePath {
  readonly attribute: string;
  readonly part?: string;
}

/** A position on a card. */
export type SlotPosition =
  | "top-left"
  | "top-right"
  /** A line above the name. */
  | "over"
  /** Upon the drawing, in its corner. */
  | "art"
  /** Rows of boxes to put tokens in. */
  | "tracks"
  /** A band across the card that nobody can miss. */
  | "band"
  /** The type line in the middle. */
  | "line"
  /** The numbers stacked along the left edge. */
  | "edge"
  /** In front of the text. */
  | "lead"
  | "bottom-left"
  | "bottom-centre"
  | "bottom-right";

export interface Slot extends AttributePath {
  readonly at: SlotPosition;
  /**
   * How a value is drawn: as a symbol for each resource, a row of boxes for tokens, or the symbol of a word. Without
   * it, as plain text.
   */
  readonly as?: "pips" | "track" | "mark" | "plate";
  /** The filled or empty shape around a number whose place says what it is. */
  readonly on?: "box" | "ring" | "disc" | "diamond" | "shield" | "star";
  /** The short word beside the value. The attribute's full name is shown on demand. */
  readonly label?: string;
  /** The symbol in front of the value, in lists. */
  readonly symbol?: string;
  /** Joins several words with "or" instead of a dot. */
  readonly either?: true;
  /** Shown only on cards without a text, because a text says it itself. */
  readonly textless?: true;
  /** Drawn a size larger: the number that the game is about. */
  readonly large?: true;
  /** Left out if nobody has published it, instead of being drawn as unknown. */
  readonly quiet?: true;
}

/** How some of a game's cards are drawn. The first face that fits a card is used. */
export interface Face {
  readonly which: Which;
  readonly shape: "upright" | "wide";
  /** The outline tells what a card is: something that flies, an order, or a place. Without it, something that stands. */
  readonly outline?: "craft" | "order" | "place";
  readonly slots: readonly Slot[];
  /** What the numbers at the foot belong to, if that is not the front of the card. */
  readonly foot?: string;
  /** The numbers at the end of a card's line in a list. */
  readonly line: readonly Slot[];
}

/** Cards that stand together in a list, under the game's own word for them. */
export interface Group {
  readonly heading: string;
  readonly which: Which;
}

interface Head<S extends string> {
  readonly id: string;
  readonly title: string;
  readonly which?: Which;
  /** The sections that it counts. Without the list, all of them. */
  readonly sections?: readonly S[];
}

/** A column for each number in a range. Amounts are added up first. */
interface HistogramChart<S extends string> extends Head<S>, AttributePath {
  readonly as: "histogram";
  readonly from: number;
  readonly to: number;
}

/** A bar for each word of an attribute. A card with several words gets one bar for the combination. */
interface BarsChart<S extends string> extends Head<S>, AttributePath {
  readonly as: "bars";
  /** The label for cards that are known to have none. */
  readonly none?: string;
}

/** A bar for each resource, as long as the sum of its amounts. */
interface ResourcesChart<S extends string> extends Head<S>, AttributePath {
  readonly as: "resources";
}

/**
 * Sums over all copies. Values that are words (an income of RES) are counted separately. Flags count how many say yes.
 */
interface TotalsChart<S extends string> extends Head<S> {
  readonly as: "totals";
  readonly of: readonly (AttributePath & { readonly label: string; readonly which?: Which })[];
}

export type Chart<S extends string = string> = HistogramChart<S> | BarsChart<S> | ResourcesChart<S> | TotalsChart<S>;

/** An attribute that all cards of some sections share one value of. The first section's header shows it. */
export interface Shared<S extends string = string> {
  readonly sections: readonly [S, ...S[]];
  readonly attribute: string;
  /** How cards that have the attribute are described: "with a race icon". */
  readonly having?: string;
  /** What is shown while no card has it. */
  readonly without: string;
}

/** Sections that lie on the table as rows of places, front row first. */
export interface Rows<S extends string = string> {
  readonly title: string;
  /** What one place holds: "ship". */
  readonly one: string;
  readonly of: readonly { readonly section: S; readonly places: number }[];
  /** The sum over all rows, and the option that says what it should be, as ids of a chart and an option. */
  readonly total?: { readonly chart: string; readonly label: string; readonly option: string };
  /** The attribute that says how many copies of a card exist. */
  readonly supply?: string;
}

/** What an empty section says, and the query that finds cards for it. */
export interface Invitation<S extends string = string> {
  readonly section: S;
  readonly says: string;
  readonly button: string;
  readonly ask: string;
}

/** Takes the ids of a game's sections as its type, so that a misspelt one does not compile. */
export interface Layout<S extends string = string> {
  /**
   * The game's own colour on light and dark backgrounds. `npm run accent` proposes colours that everyone can tell
   * apart.
   */
  readonly accent: { readonly light: string; readonly dark: string };
  /**
   * How stored words are written on cards: "attack-action" as "Attack Action". "capacity:" covers every word that
   * begins with it.
   */
  readonly words: Readonly<Record<string, string>>;
  /** The symbols of words, by attribute. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A frame of its own for cards with these words. */
  readonly frames?: { readonly attribute: string; readonly of: Readonly<Record<string, "silver" | "gold">> };
  readonly faces: readonly [Face, ...Face[]];
  readonly groups: readonly [Group, ...Group[]];
  readonly charts: readonly Chart<S>[];
  readonly shared?: readonly Shared<S>[];
  readonly rows?: Rows<S>;
  /** Cards with the same name that differ only by number are shown side by side. */
  readonly families?: true;
  /** Two sections that players exchange cards between from game to game, and what players call that. */
  readonly exchange?: { readonly name: string; readonly between: readonly [S, S] };
  readonly invitations?: readonly Invitation<S>[];
}
