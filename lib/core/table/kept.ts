// What is asked of a table again and again, and kept until something changes that it was made of.
import type { Player } from "./board.ts";

/** The values of one kind, and the stamp that each had when it was made. */
interface Shelf {
  readonly stamps: number[];
  readonly values: unknown[];
}

/** Counts the changes at a table, and holds what is kept until one that matters to it. */
export class Kept {
  readonly shelves: Shelf[] = [];
  /** How often a card has moved or turned, which ends whatever is kept. */
  moves = 1;
  /** How often something else has changed about a card, such as a token, and how often anything else. */
  marks = 0;
  others = 0;
  /** What was read for the value that is being made: 0 if only how cards lie, 1 if marks too, 2 if others too. */
  depth = 0;

  stamp(depth: number): number {
    return 4 * (this.moves + (depth > 0 ? this.marks : 0) + (depth > 1 ? this.others : 0)) + depth;
  }

  reads(depth: number): void {
    if (depth > this.depth) this.depth = depth;
  }
}

interface Keeping {
  readonly kept: Kept;
  readonly side: Player;
}

let kinds = 0;
let compare: ((kept: unknown, made: unknown) => void) | undefined;

/** While this runs, everything is made whenever it is asked for, and compared with what would have been kept. */
export function keepingNothing<T>(by: (kept: unknown, made: unknown) => void, run: () => T): T {
  compare = by;
  try {
    return run();
  } finally {
    compare = undefined;
  }
}

/**
 * Makes a value of a table and a number (of a card, a zone, or -1), and keeps it until something changes that it was made
 * of. It may read all but the log, the dice, and how many moves were played. What `isOfBoth` is the same whoever acts.
 */
export function kept<T extends Keeping, V>(
  make: (table: T, number: number) => V,
  isOfBoth = false,
): (table: T, number?: number) => V {
  const kind = kinds++;
  return (table, number = -1) => {
    const { kept } = table;
    kept.shelves[kind] ??= { stamps: [], values: [] };
    const { stamps, values } = kept.shelves[kind];
    const place = 2 * number + 2 + (isOfBoth && number >= 0 ? 0 : table.side);
    const stamp = stamps[place] ?? 0;
    const isKept = kept.stamp(stamp & 3) === stamp;
    if (isKept && !compare) {
      kept.reads(stamp & 3);
      return values[place] as V;
    }
    const outer = kept.depth;
    kept.depth = 0;
    const value = make(table, number);
    if (isKept) compare?.(values[place], value);
    stamps[place] = kept.stamp(kept.depth);
    values[place] = value;
    kept.reads(outer);
    return value;
  };
}
