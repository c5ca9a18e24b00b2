/** What every card of every game has. The attributes of one game's cards come on top of it. */
export interface Card {
  readonly name: string;
  readonly text?: string | null;
  readonly number?: string | number | null;
  readonly image?: string | null;
  /** Where each fact is from, attribute by attribute. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Attributes whose value is there to play with and is no fact. */
  readonly standIn?: readonly string[];
}

/** The attributes that say something about the card's entry and are never asked by a rule. */
export type Meta = "name" | "text" | "number" | "image" | "sources" | "standIn";

export type Shape =
  | { readonly is: "number"; readonly min: number; readonly max: number }
  | { readonly is: "word"; readonly of?: readonly string[] }
  | { readonly is: "flag" }
  | { readonly is: "numbers"; readonly min: number; readonly max: number }
  | { readonly is: "words"; readonly of?: readonly string[] }
  /** A word of a fixed list, or a fixed word, a colon and a whole number: `capacity:22`. */
  | { readonly is: "conditions"; readonly of: readonly string[]; readonly numbered: readonly string[] }
  | { readonly is: "amounts"; readonly of: readonly string[] }
  | { readonly is: "record"; readonly fields: Readonly<Record<string, Shape>> };

/** One row of a game's table of card attributes; schemas, CSV columns and search fields are made from it. */
export interface Attribute {
  readonly name: string;
  readonly label: string;
  /** The shapes that a value may have; the first is the usual one. */
  readonly shapes: readonly [Shape, ...Shape[]];
  /** The kinds of card that have it; without the list, all of them. */
  readonly kinds?: readonly string[];
  /** The words that it may be, where kinds of card have words of their own. */
  readonly wordsOf?: Readonly<Record<string, readonly string[]>>;
  /** A short word for the query language, beside the attribute's own name. */
  readonly search?: string;
  /** Whether "there is none" is one of the answers a missing fact could have. */
  readonly mayLack?: true;
  /** A value of this attribute bounds another one instead of being a fact of its own. */
  readonly bounds?: { readonly of: string; readonly as: "atMost" | "among" };
}

/** A word of a fixed list, a fixed word with a number behind it, or any text where there is no list. */
type WordOf<S> = S extends { readonly of: readonly (infer Word)[] } ? Word : string;
type NumberedOf<S> = S extends { readonly numbered: readonly (infer Word extends string)[] }
  ? `${Word}:${number}`
  : never;

/** What a value of a shape is to the compiler. The parts of a record can be missing one by one, as in the files of sets. */
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

/** The card that a table of attributes describes. Its first row is the kind of card, the one that is always there. */
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
  readonly source: string;
  readonly cards: readonly C[];
}
