/** What every card of every game has. Each game adds its own attributes. */
export interface Card {
  readonly name: string;
  readonly text?: string | null;
  readonly number?: string | number | null;
  readonly image?: string | null;
  /** The source of each fact, by attribute. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Attributes whose value is a placeholder: it can be played with but is not a fact. */
  readonly standIn?: readonly string[];
}

/** The attributes that describe the card's entry. Rules never ask for them. */
export type Meta = "name" | "text" | "number" | "image" | "sources" | "standIn";

export type Shape =
  | { readonly is: "number"; readonly min: number; readonly max: number }
  | { readonly is: "word"; readonly of?: readonly string[] }
  | { readonly is: "flag" }
  | { readonly is: "numbers"; readonly min: number; readonly max: number }
  | { readonly is: "words"; readonly of?: readonly string[] }
  /** A word of a fixed list, or a fixed word with a colon and a whole number: `capacity:22`. */
  | { readonly is: "conditions"; readonly of: readonly string[]; readonly numbered: readonly string[] }
  | { readonly is: "amounts"; readonly of: readonly string[] }
  | { readonly is: "record"; readonly fields: Readonly<Record<string, Shape>> };

/** One row of a game's table of card attributes. Schemas, CSV columns and search fields are made from it. */
export interface Attribute {
  readonly name: string;
  readonly label: string;
  /** The shapes that a value may have, the usual one first. */
  readonly shapes: readonly [Shape, ...Shape[]];
  /** The kinds of card that have this attribute. Without the list, all kinds have it. */
  readonly kinds?: readonly string[];
  /** The allowed words for each kind of card, where kinds have different ones. */
  readonly wordsOf?: Readonly<Record<string, readonly string[]>>;
  /** A short word for this attribute in the query language. Its own name works too. */
  readonly search?: string;
  /** Whether a card whose fact is missing might turn out to have none. */
  readonly mayLack?: true;
  /** This value is a bound on another attribute, and not a fact of its own. */
  readonly bounds?: { readonly of: string; readonly as: "atMost" | "among" };
}

/** A word of a fixed list, a fixed word followed by a number, or any text where there is no list. */
type WordOf<S> = S extends { readonly of: readonly (infer Word)[] } ? Word : string;
type NumberedOf<S> = S extends { readonly numbered: readonly (infer Word extends string)[] }
  ? `${Word}:${number}`
  : never;

/** The TypeScript type of a shape's values. Each part of a record may be missing, as it may in card-set files. */
type ValueOf<S> = S extends { readonly is: "number" }
  ? number
  : S extends { readonly is: "flag" }
    ? boolean
    : S extends { readonly is: "word" }
      ? WordOf<S>
      : S extends { readonly is: "numbers" }
        ? readonly number[]
        : S extends { readonly is: "words" | "conditions" }
          ? readonly (WordOf<S> | NumberedOf<S>)[]
          : S extends { readonly is: "amounts"; readonly of: readonly (infer Word extends string)[] }
            ? Readonly<Partial<Record<Word, number>>>
            : S extends { readonly is: "record"; readonly fields: infer Fields }
              ? { readonly [F in keyof Fields]?: ValueOf<Fields[F]> | null }
              : never;

/** The card that a table of attributes describes. The first row is the kind of card, which every card has. */
export type CardOf<A extends readonly [Attribute, ...Attribute[]]> = Card & {
  readonly [Row in A[0] as Row["name"]]: ValueOf<Row["shapes"][number]>;
} & {
  readonly [Row in A[number] as Exclude<Row["name"], A[0]["name"]>]?: ValueOf<Row["shapes"][number]> | null;
};

export interface CardSet<C extends Card = Card> {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly official: boolean;
  /** Its cards are inventions of Drydock, to practise with. */
  readonly practice?: boolean;
  readonly source: string;
  /** How often its owner has changed it, if it is a set of somebody's own. */
  readonly version?: number;
  readonly cards: readonly C[];
}
