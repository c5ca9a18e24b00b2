// What every way to write cards down is read into first: records of cells under headers.

/** Something that was not read as part of a card. It is kept with its place, so that nothing is lost in silence. */
export interface LeftItem {
  readonly at: string;
  readonly text: string;
  readonly why: string;
  /** The header of the column that it is, if it can be given another one. */
  readonly header?: string;
}

export interface Refusal {
  readonly why: string;
  /** The id of the game that the cards are for, if it is another one. */
  readonly of?: string;
}

export interface GridHeader {
  /** What stands above the column, or what it is called if nothing does. No other column has the same. */
  readonly header: string;
  /** The column of the game that it is, if that was told from its content. */
  readonly guessed?: string;
  /** The columns of the game that its content looks like, for a header whose words say nothing. */
  readonly looks?: readonly string[];
  /** Whether nothing stands above it, so that its words say nothing. */
  readonly isUnnamed?: true;
  /** The header that it repeats. */
  readonly repeats?: string;
}

export interface GridRecord {
  /** "Row 12", "Line 3", "cards[4]". */
  readonly at: string;
  readonly cells: readonly unknown[];
}

export interface Grid {
  /**
   * Where its cells come from: cells of a table, which may be in Drydock's own notation; parts of typed lines, which
   * mean what they say; or values of a JSON file.
   */
  readonly from: "table" | "lines" | "json";
  readonly headers: readonly GridHeader[];
  readonly records: readonly GridRecord[];
  readonly about?: { readonly id: string; readonly name: string; readonly source: string };
  /** Whether a line names the columns. The fields of JSON are named too. */
  readonly isHeaded: boolean;
  readonly guesses: readonly string[];
  readonly left: readonly LeftItem[];
}

const MOST_COLUMNS = 200;

export function tooMany(at: string, most: number): Refusal {
  return { why: `${at}: a card set holds at most ${most.toLocaleString("en")} cards. Split them into two sets.` };
}

export function tooWide(columns: number): Refusal | undefined {
  if (columns <= MOST_COLUMNS) return undefined;
  return { why: `Column ${MOST_COLUMNS + 1}: at most ${MOST_COLUMNS} columns can be read. Remove some of them.` };
}

/** Work that can be interrupted after each step, so that a page stays responsive. */
export type Steps<T> = Generator<undefined, T>;

/** Records between two interruptions. */
export const STEP = 100;

/** Headers that no two columns share: the second “cost” becomes “cost (2)”, and an empty one “Column 3”. */
export function headersFrom(cells: readonly string[], width: number): readonly GridHeader[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, at) => {
    const cell = (cells[at] ?? "").trim();
    if (cell === "") return { header: `Column ${at + 1}`, isUnnamed: true as const };
    const times = (seen.get(cell) ?? 0) + 1;
    seen.set(cell, times);
    return times === 1 ? { header: cell } : { header: `${cell} (${times})`, repeats: cell };
  });
}
