/** The symbol of a resource. Its parts lie over each other, each in the colour of its resource. */
export interface Pip {
  readonly name: string;
  readonly colours: readonly string[];
}

/**
 * What the symbols on a game's cards mean, by name, for people who cannot see them. Games that use the same name share the
 * symbol.
 */
export interface Symbols {
  /** Symbols for what a card is: its kind, class, terrain or rarity. */
  readonly marks: Readonly<Record<string, string>>;
  /** Symbols for what a number counts, in lists that have no room for its name. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly pips?: Readonly<Record<string, Pip>>;
}
