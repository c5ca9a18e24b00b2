// How a game's cards are drawn, its lists grouped and its decks measured: plain data beside the table of attributes.
/** Some of a game's cards: of these kinds, and with one of these words in an attribute. */
export interface Which {
  readonly kinds?: readonly string[];
  readonly attribute?: string;
  readonly words?: readonly string[];
}

/** An attribute, or one part of one that has parts. */
export interface AttributePath {
  readonly attribute: string;
  readonly part?: string;
}

/** Where on a card something stands. */
export type SlotPosition =
  | "top-left"
  | "top-right"
  /** The row under the name. */
  | "under-left"
  | "under-right"
  /** A band across the card that cannot be missed. */
  | "band"
  /** The type line in the middle. */
  | "line"
  /** The numbers stacked along the left edge. */
  | "edge"
  /** Before the text. */
  | "lead"
  | "bottom-left"
  | "bottom-centre"
  | "bottom-right";

export interface Slot extends AttributePath {
  readonly at: SlotPosition;
  /** A number or word as it is, a symbol for each resource, a row of boxes to put tokens in, or the symbol of a word. */
  readonly as?: "pips" | "track" | "mark" | "plate";
  /** The short word beside it; what the attribute is called stands behind it for those who ask. */
  readonly label?: string;
  /** The symbol before it, in lists. */
  readonly symbol?: string;
  /** Several words of it are joined by "or" instead of a dot. */
  readonly either?: true;
  /** Only on cards without a text: where there is one, it says so itself. */
  readonly textless?: true;
  /** A size larger: the number that the game is about. */
  readonly large?: true;
  /** Left out where nobody has stated it, instead of drawn as not known. */
  readonly quiet?: true;
}

/** The anatomy of some cards of a game; the first that fits a card is the one it is drawn by. */
export interface Face {
  readonly which: Which;
  readonly shape: "upright" | "wide";
  readonly slots: readonly Slot[];
  /** The attribute whose symbol stands where the picture would be, on cards without a text; the kind of card if none. */
  readonly picture?: string;
  /** What the numbers at the foot belong to, where that is not the card's front. */
  readonly foot?: string;
  /** The numbers that stand at the end of a card's line in a list. */
  readonly line: readonly Slot[];
}

/** The cards that stand together in a list, under the game's own word for them. */
export interface Group {
  readonly heading: string;
  readonly which: Which;
}

interface Head<S extends string> {
  readonly id: string;
  readonly title: string;
  readonly which?: Which;
  /** The sections that it counts; without the list, all. */
  readonly sections?: readonly S[];
}

/** Columns over numbers (of amounts: their sum), at least from the one to the other. */
interface HistogramChart<S extends string> extends Head<S>, AttributePath {
  readonly as: "histogram";
  readonly from: number;
  readonly to: number;
}

/** A bar for each word of an attribute; several words of one card are one bar. */
interface BarsChart<S extends string> extends Head<S>, AttributePath {
  readonly as: "bars";
  /** What cards are called that are known to have none. */
  readonly none?: string;
}

/** A bar for each resource of an attribute with amounts, as long as all its amounts together. */
interface ResourcesChart<S extends string> extends Head<S>, AttributePath {
  readonly as: "resources";
}

/** Sums over all copies. Values that are words (an income of RES) are counted beside the sum, flags by how many say yes. */
interface TotalsChart<S extends string> extends Head<S> {
  readonly as: "totals";
  readonly of: readonly (AttributePath & { readonly label: string; readonly which?: Which })[];
}

export type Chart<S extends string = string> = HistogramChart<S> | BarsChart<S> | ResourcesChart<S> | TotalsChart<S>;

/** An attribute of which the cards of some sections have one value together: it is said at the first one's head. */
export interface Shared<S extends string = string> {
  readonly sections: readonly [S, ...S[]];
  readonly attribute: string;
  /** What cards have that have it: "with a race icon". */
  readonly having?: string;
  /** What is said while no card has it. */
  readonly without: string;
}

/** Sections that stand on the table as rows of places, from the first to the one that is farthest behind. */
export interface Rows<S extends string = string> {
  readonly title: string;
  /** What stands there: "ship". */
  readonly one: string;
  readonly of: readonly { readonly section: S; readonly places: number }[];
  /** What is added up over all of them, and the option that says how much it is to be, by the ids of chart and option. */
  readonly total?: { readonly chart: string; readonly label: string; readonly option: string };
  /** The attribute that says how many copies of a card there are. */
  readonly supply?: string;
}

/** What an empty section says, and the question that finds the cards for it. */
export interface Invitation<S extends string = string> {
  readonly section: S;
  readonly says: string;
  readonly button: string;
  readonly ask: string;
}

/** With the ids of a game's sections, a misspelt one does not compile. */
export interface Layout<S extends string = string> {
  /** The game's own colour on light and on dark ground. `npm run accent` proposes colours that everybody can tell apart. */
  readonly accent: { readonly light: string; readonly dark: string };
  /** How stored words are written on cards: "attack-action" as "Attack Action". "capacity:" stands for all that begin so. */
  readonly words: Readonly<Record<string, string>>;
  /** The symbols of words, attribute by attribute. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A frame of its own for cards with these words. */
  readonly frames?: { readonly attribute: string; readonly of: Readonly<Record<string, "silver" | "gold">> };
  readonly faces: readonly [Face, ...Face[]];
  readonly groups: readonly [Group, ...Group[]];
  readonly charts: readonly Chart<S>[];
  readonly shared?: readonly Shared<S>[];
  readonly rows?: Rows<S>;
  /** Cards of one name, told apart by the number behind it, stand side by side. */
  readonly families?: true;
  /** Two sections between which cards are exchanged from game to game, and what players call that. */
  readonly exchange?: { readonly name: string; readonly between: readonly [S, S] };
  readonly invitations?: readonly Invitation<S>[];
}
