// Cards without headers: which column is what is guessed by what stands in it.
import { isMark } from "../cards/cells.ts";
import type { Attribute } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { amounts, attributesListing } from "./intake-cells.ts";
import { costLike, isNumeric, usualKind } from "./intake-columns.ts";
import type { Grid, GridHeader, GridRecord, LeftItem } from "./intake-grid.ts";

/** What a cell looks like: a number, amounts such as "1 blue", a word of some attributes, a mark, or any text. */
type Looks =
  | { readonly is: "number" | "mark" | "free" | "empty" }
  | { readonly is: "amounts" | "word"; readonly of: readonly string[] };

type Records = readonly (readonly string[])[];
const DELIMITERS = ["\t", ";", ","];
/** The share of cells that have to look like a value before their column does. */
const MOST_OF = 0.6;
/** The records that are looked at to tell a column. */
const LOOKED_AT = 500;
const UNNAMED = "No line names the columns, so they are guessed by what stands in them.";

/** `records` hold what stood between the parts as well, unless it is always the same delimiter. */
export function guessedGrid(
  game: Game,
  records: Records,
  separator: string,
  left: readonly LeftItem[],
  kind = usualKind(game),
): Grid {
  const isDelimited = DELIMITERS.includes(separator);
  const parted = isDelimited ? records : records.map((parts) => parts.filter((_, at) => at % 2 === 0));
  const filled = parted.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const guess = new Guess(game, kind);
  if (isTable(guess, filled, separator)) return tableGrid(guess, parted, left);
  const tailOf = (line: number, from: number) =>
    isDelimited ? (records[line] ?? []).slice(from).join(separator) : (records[line] ?? []).slice(2 * from).join("");
  return linesGrid(guess, parted, tailOf, left);
}

/** Whether the columns stand below each other, so that what comes after the values is more than one text. */
function isTable(guess: Guess, records: Records, separator: string): boolean {
  const width = records[0]?.length ?? 0;
  if (width < 3 || records.length < 2 || records.some((cells) => cells.length !== width)) return false;
  const values = Array.from({ length: width }, (_, at) => guess.looksOf(records, at).is !== "free");
  const firstFree = values.indexOf(false, 1);
  const isBetween = firstFree > 0 && values.includes(true, firstFree + 1);
  return isBetween || (separator !== "," && firstFree > 0 && firstFree < width - 1);
}

/** A column of texts is the name only where this share of the rows has one. A row of totals may have none. */
const MOST_NAMED = 0.9;
const LONGEST_NAME = 80;

/** The columns of a game that a column of a table looks like: those that list its words, or the name if it names each row. */
export function columnsLike(game: Game, records: Records, at: number): readonly string[] {
  const looks = new Guess(game, undefined).looksOf(records, at);
  if (looks.is === "word") return looks.of;
  if (looks.is !== "free" || records.length < 2) return [];
  const cells = records.slice(0, LOOKED_AT).flatMap((record) => record[at]?.trim() || []);
  const isName = cells.every((cell) => cell.length <= LONGEST_NAME) && new Set(cells).size === cells.length;
  return isName && cells.length >= Math.min(records.length, LOOKED_AT) * MOST_NAMED ? ["name"] : [];
}

/** Gives out the columns of a game, each of them once. */
class Guess {
  readonly #game: Game;
  readonly #numeric: readonly string[];
  readonly #taken = new Set<string>();

  constructor(game: Game, kind: string | undefined) {
    this.#game = game;
    const cost = costLike(game);
    const own = game.attributes.filter(({ kinds }) => !kinds || kind === undefined || kinds.includes(kind));
    const at = cost ? own.indexOf(cost) : -1;
    const around = [...own.slice(at + 1), ...own.slice(0, Math.max(at, 0))].filter(isNumeric);
    this.#numeric = [...(cost ? [cost] : []), ...around].map(({ name }) => name);
  }

  take(column: string | undefined): string | undefined {
    if (column === undefined || this.#taken.has(column)) return undefined;
    this.#taken.add(column);
    return column;
  }

  /** The column of the next number. */
  number(): string | undefined {
    return this.take(this.#numeric.find((name) => !this.#taken.has(name)));
  }

  first(columns: readonly string[]): string | undefined {
    return this.take(columns.find((column) => !this.#taken.has(column)));
  }

  looks(typed: string): Looks {
    const cell = typed.trim();
    if (cell === "") return { is: "empty" };
    if (isMark(cell)) return { is: "mark" };
    if (/^[+-]?\d{1,3}$/.test(cell)) return { is: "number" };
    const inList = attributesListing(this.#game, cell);
    if (inList.length > 0) return { is: "word", of: inList };
    const counted = this.#attributesThat(({ shapes }) =>
      shapes.some((shape) => shape.is === "amounts" && amounts(shape.of, cell) !== undefined),
    );
    return counted.length > 0 ? { is: "amounts", of: counted } : { is: "free" };
  }

  /** What most cells of a column look like. */
  looksOf(records: Records, at: number): Looks {
    const all = records
      .slice(0, LOOKED_AT)
      .map((cells) => this.looks(cells[at] ?? ""))
      .filter(({ is }) => is !== "empty" && is !== "mark");
    for (const is of ["number", "amounts", "word"] as const) {
      const these = all.filter((one) => one.is === is);
      if (these.length === 0 || these.length < all.length * MOST_OF) continue;
      return is === "number" ? { is } : { is, of: mostNamed(these) };
    }
    return { is: all.length === 0 ? "empty" : "free" };
  }

  #attributesThat(is: (attribute: Attribute) => boolean): readonly string[] {
    return this.#game.attributes.filter((one) => !one.bounds && is(one)).map(({ name }) => name);
  }
}

/** The columns that most of these cells can be in, best first. */
function mostNamed(all: readonly Looks[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const looks of all)
    for (const name of "of" in looks ? looks.of : []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

function tableGrid(guess: Guess, records: Records, left: readonly LeftItem[]): Grid {
  const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const width = filled[0]?.length ?? 0;
  const looks = Array.from({ length: width }, (_, at) => guess.looksOf(filled, at));
  const free = looks.flatMap((one, at) => (one.is === "free" ? [at] : []));
  const [name, text] = [free[0], free.length > 1 ? free.at(-1) : undefined];
  const headers = looks.map((one, at): GridHeader => {
    const header = `Column ${at + 1}`;
    const column = at === name ? guess.take("name") : at === text ? guess.take("text") : valueColumn(guess, one);
    return column === undefined ? { header, isUnnamed: true } : { header, guessed: column };
  });
  return {
    from: "table",
    isHeaded: false,
    headers,
    records: records.map((cells, at): GridRecord => ({ at: `Row ${at + 1}`, cells })),
    guesses: [UNNAMED],
    left,
  };
}

function valueColumn(guess: Guess, looks: Looks): string | undefined {
  if (looks.is === "number") return guess.number();
  return "of" in looks ? guess.first(looks.of) : undefined;
}

type TailOf = (line: number, from: number) => string;

/** Lines of a name, then values, and the rest is the text. A line need not have as many values as another. */
function linesGrid(guess: Guess, records: Records, tailOf: TailOf, left: readonly LeftItem[]): Grid {
  const slots = new Map<string, GridHeader>();
  const slotFor = (header: string, columnOf: () => string | undefined) => {
    if (slots.has(header)) return;
    const guessed = columnOf();
    slots.set(header, guessed === undefined ? { header, isUnnamed: true } : { header, guessed });
  };
  slotFor("Name", () => guess.take("name"));
  const lines = records.map((cells, line): ReadonlyMap<string, string> => {
    const read = new Map([["Name", cells[0] ?? ""]]);
    let at = 1;
    for (; at < cells.length; at++) {
      const slot = slotOf(guess.looks(cells[at] ?? ""), read);
      if (!slot) break;
      slotFor(slot.header, () => (slot.word === undefined ? guess.number() : guess.take(slot.word)));
      read.set(slot.header, cells[at] ?? "");
    }
    const text = tailOf(line, at);
    if (text.trim() === "") return read;
    slotFor("Rest of the line", () => guess.take("text"));
    return read.set("Rest of the line", text);
  });
  const headers = [...slots.values()];
  return {
    from: "lines",
    isHeaded: false,
    headers,
    records: lines.map(
      (read, at): GridRecord => ({
        at: `Line ${at + 1}`,
        cells: headers.map(({ header }) => read.get(header) ?? ""),
      }),
    ),
    guesses: headers.length > 1 ? [UNNAMED] : [],
    left,
  };
}

/** Where the next value of a line goes, unless it is part of the text. */
function slotOf(
  looks: Looks,
  read: ReadonlyMap<string, string>,
): { readonly header: string; readonly word?: string } | undefined {
  if (looks.is === "free") return undefined;
  if (!("of" in looks)) {
    const numbers = [...read.keys()].filter((header) => header.startsWith("Number ")).length;
    return { header: `Number ${numbers + 1}` };
  }
  const word = looks.of.find((column) => !read.has(`Word for ${column}`));
  return word === undefined ? undefined : { header: `Word for ${word}`, word };
}
