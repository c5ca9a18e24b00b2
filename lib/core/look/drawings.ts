/** How a symbol is drawn on a 16 by 16 grid: a path to draw, one to fill, or both. */
export interface Drawing {
  readonly line?: string;
  readonly fill?: string;
}

/** The drawings of a game's symbols, by their names. */
export interface Drawings {
  readonly marks: Readonly<Record<string, Drawing>>;
  readonly numbers: Readonly<Record<string, Drawing>>;
  /** The paths that fill the parts of a pip. */
  readonly pips?: Readonly<Record<string, readonly string[]>>;
}

/** Drawings that several games use. */
export const shared = {
  orbital: {
    line: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M13.5 3.5C11 1.5 5 3.5 3 7.5S1.5 14 4 13.5s10-7.5 9.5-10",
  },
  world: { line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2.3 6.5h11.4M2.3 9.5h11.4" },
  augment: {
    line: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3.2 3.2 0 0 1 3 8.5L4.5 7",
  },
  action: { line: "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" },
  attack: { line: "M14 2 6 10M14 2v3.5L7.5 12M14 2h-3.5L4 8.5M3 8l5 5M4.5 11.5 2 14" },
  unit: { line: "M8 2l5.5 11.5L8 11l-5.5 2.5z" },
  special: { line: "M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75 2.4 11.25" },
  ship: {
    line: "M8 1.5c2 2 2.8 4.5 2.8 7v3H5.2v-3c0-2.5.8-5 2.8-7M5.2 8.5 2.5 11v2.5l2.7-2M10.8 8.5 13.5 11v2.5l-2.7-2M8 6v2",
  },
  shield: { line: "M8 1.8 13 3.5V8c0 3-2 5-5 6.5C5 13 3 11 3 8V3.5z" },
  health: { line: "M8 13.5 2.8 8.3a3.2 3.2 0 0 1 4.6-4.6l.6.6.6-.6a3.2 3.2 0 0 1 4.6 4.6z" },
} as const satisfies Readonly<Record<string, Drawing>>;
