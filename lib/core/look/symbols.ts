/** A symbol on a 16 by 16 grid, with the paths to draw and to fill. */
export interface Drawing {
  /** What the symbol means, for people who cannot see it. */
  readonly name: string;
  readonly line?: string;
  readonly fill?: string;
}

/** The symbol of a resource. Each part is filled with the colour of its resource. */
export interface Pip {
  readonly name: string;
  readonly parts: readonly (readonly [colour: string, path: string])[];
}

/** All symbols that a game draws on its cards, by name. Games that use the same name share the drawing. */
export interface Symbols {
  /** Symbols for what a card is: its kind, class, terrain or rarity. */
  readonly marks: Readonly<Record<string, Drawing>>;
  /** Symbols for what a number counts, in lists that have no room for its name. */
  readonly numbers: Readonly<Record<string, Drawing>>;
  readonly pips?: Readonly<Record<string, Pip>>;
}

/** Drawings that several games use. */
export const shared = {
  orbital: {
    name: "Orbital",
    line: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M13.5 3.5C11 1.5 5 3.5 3 7.5S1.5 14 4 13.5s10-7.5 9.5-10",
  },
  world: { name: "World", line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2.3 6.5h11.4M2.3 9.5h11.4" },
  augment: {
    name: "Augment",
    line: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3.2 3.2 0 0 1 3 8.5L4.5 7",
  },
  action: { name: "Action", line: "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" },
  attack: { name: "Attack", line: "M14 2 6 10M14 2v3.5L7.5 12M14 2h-3.5L4 8.5M3 8l5 5M4.5 11.5 2 14" },
  unit: { name: "Unit", line: "M8 2l5.5 11.5L8 11l-5.5 2.5z" },
  special: { name: "Special", line: "M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75 2.4 11.25" },
  ship: {
    name: "Ship",
    line: "M8 1.5c2 2 2.8 4.5 2.8 7v3H5.2v-3c0-2.5.8-5 2.8-7M5.2 8.5 2.5 11v2.5l2.7-2M10.8 8.5 13.5 11v2.5l-2.7-2M8 6v2",
  },
  shield: { name: "shield", line: "M8 1.8 13 3.5V8c0 3-2 5-5 6.5C5 13 3 11 3 8V3.5z" },
  health: { name: "health", line: "M8 13.5 2.8 8.3a3.2 3.2 0 0 1 4.6-4.6l.6.6.6-.6a3.2 3.2 0 0 1 4.6 4.6z" },
} as const satisfies Readonly<Record<string, Drawing>>;
