// How the cards of players come into a card set: whatever they paste or drop is read, and nothing is lost in silence.
import { NONE, valueOfCell } from "../cards/cells.ts";
import { MOST_CARDS, MOST_SET_BYTES } from "../contract/card-set.ts";
import type { Game } from "../core/game.ts";
import { worded } from "../core/look/card-view.ts";
import { counted } from "../core/words.ts";
import { jsonCell, saysAll, Tally, typedCell } from "./intake-cells.ts";
import { columnsFor, type IntakeColumn, kindsOf, usualKind } from "./intake-columns.ts";
import {
  type Grid,
  type GridRecord,
  type LeftItem,
  type Refusal,
  STEP,
  type Steps,
  tooMany,
  tooWide,
} from "./intake-grid.ts";
import { jsonGrid, looksLikeJson } from "./intake-json.ts";
import { type FillOffer, filledDown, fillOffers, isTotal } from "./intake-rows.ts";
import { textGrid } from "./intake-table.ts";
import { isExample } from "./intake-template.ts";
import { withoutMark } from "./intake-text.ts";
import { cellColumns, emptyRow, isBlank, labelOfColumn, type Row } from "./sheet.ts";

/** How many rows are shown beside what they were made of. */
const SAMPLE = 5;

export type { IntakeColumn, LeftItem, Refusal, Steps };

export interface IntakeChoices {
  /** The column of a header. An empty one is not read. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The kind of the cards that say none. */
  readonly kind?: string;
  /** The headers of columns whose empty cells stand for the one above, as merged cells do. */
  readonly fill?: readonly string[];
  /** Whether rows that add up the others are left out. */
  readonly withoutTotals?: boolean;
}

export interface Intake {
  readonly rows: readonly Row[];
  /** Whether a line names the columns. */
  readonly isHeaded: boolean;
  /** Where each row was read: "Row 12", "Line 3", "cards[4]". */
  readonly places: ReadonlyMap<string, string>;
  /** What the first rows were made of, cell by cell in the order of the columns. */
  readonly sample: readonly { readonly row: string; readonly cells: readonly string[] }[];
  /** What may be done with the rows as a whole, if somebody wants it. */
  readonly offers: { readonly fill: readonly FillOffer[]; readonly totals: readonly string[] };
  /** What a card-set file says about itself. */
  readonly about?: { readonly id: string; readonly name: string; readonly source: string };
  readonly columns: readonly IntakeColumn[];
  /** The kind that was guessed, and the ids of the rows that say none. */
  readonly kind?: { readonly word: string; readonly rows: readonly string[] };
  /** What was read differently from how it is written, in sentences. */
  readonly guesses: readonly string[];
  readonly left: readonly LeftItem[];
}

/** Reads cards out of any text. */
export function intake(game: Game, text: string, choices: IntakeChoices, newId: () => string): Intake | Refusal {
  const steps = intakeSteps(game, text, choices, newId);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps, so that a page stays responsive while it reads a big text. */
export function* intakeSteps(
  game: Game,
  given: string,
  choices: IntakeChoices,
  newId: () => string,
): Steps<Intake | Refusal> {
  if (given.length > MOST_SET_BYTES) return { why: tooLong(given.length) };
  const text = withoutMark(given);
  if (text.trim() === "") return { why: "There is nothing to read yet." };
  const grid = looksLikeJson(text) ? jsonGrid(game, text) : yield* textGrid(game, text, MOST_CARDS, choices.kind);
  if ("why" in grid) return grid;
  return tooWide(grid.headers.length) ?? (yield* new Reading(game, grid, choices, newId).steps());
}

export function tooLong(letters: number): string {
  const size = (letters / 1024 / 1024).toFixed(1);
  return `This is ${size} MB long, and at most 5 MB can be read at once. Split it into two sets.`;
}

/** Makes rows of the records of a grid, and notes what else there was to say. */
class Reading {
  readonly #game: Game;
  readonly #grid: Grid;
  readonly #choices: IntakeChoices;
  readonly #newId: () => string;
  readonly #columns: readonly IntakeColumn[];
  readonly #tally = new Tally();
  readonly #left: LeftItem[] = [];

  constructor(game: Game, grid: Grid, choices: IntakeChoices, newId: () => string) {
    this.#game = game;
    this.#grid = grid;
    this.#choices = choices;
    this.#newId = newId;
    this.#columns = columnsFor(game, grid.headers, choices.columns ?? {});
  }

  *steps(): Steps<Intake | Refusal> {
    const rows: Row[] = [];
    const places = new Map<string, string>();
    const sample: Intake["sample"][number][] = [];
    const { records, totals } = this.#records();
    for (const [i, record] of records.entries()) {
      if (i % STEP === STEP - 1) yield;
      const row = this.#row(record);
      if (!row) continue;
      rows.push(row);
      places.set(row.id, record.at);
      const cells = sample.length < SAMPLE ? record.cells.map((cell) => written(cell ?? "").slice(0, 80)) : undefined;
      if (cells) sample.push({ row: row.id, cells });
      if (rows.length > MOST_CARDS) return tooMany(record.at, MOST_CARDS);
    }
    const kind = this.#kindFor(rows);
    const { about, guesses, left } = this.#grid;
    return {
      rows: kind ? rows.map((row) => this.#withKind(row, kind.word)) : rows,
      isHeaded: this.#grid.isHeaded,
      places,
      sample,
      offers: {
        fill: fillOffers(this.#game, this.#columns, this.#grid.records),
        totals: totals.map(({ at }) => at),
      },
      ...(about ? { about } : {}),
      columns: this.#columns,
      ...(kind ? { kind } : {}),
      guesses: [...guesses, ...this.#columnGuesses(), ...this.#tally.guesses, ...this.#kindGuess(kind)],
      left: [...left, ...this.#left, ...this.#columnsLeft()],
    };
  }

  /** The records as they are wanted, and those that add up the others. */
  #records(): { readonly records: readonly GridRecord[]; readonly totals: readonly GridRecord[] } {
    const { from, records } = this.#grid;
    const isSum = (record: GridRecord) => from === "table" && isTotal(record, this.#columns);
    const totals = records.filter(isSum);
    const isWithout = this.#choices.withoutTotals === true && totals.length > 0;
    for (const { at, cells } of isWithout ? totals : []) {
      const text = cells.map((cell) => written(cell ?? "")).join(" ");
      this.#left.push({ at, text, why: "It adds up the other rows, and is no card." });
    }
    const wanted = isWithout ? records.filter((record) => !isSum(record)) : records;
    return { records: filledDown(wanted, this.#columns, this.#choices.fill ?? []), totals };
  }

  #row({ at, cells }: GridRecord): Row | undefined {
    let row = emptyRow("");
    for (const [i, { column }] of this.#columns.entries()) {
      const raw = cells[i];
      if (column === undefined || raw === undefined) continue;
      if (column === "standIn" || column === "sources") row = this.#withMarks(row, column, raw, at);
      else {
        const cell = this.#cell(column, raw, at);
        if (cell.trim() !== "") row = { ...row, cells: { ...row.cells, [column]: cell } };
      }
    }
    if (isBlank(row)) return undefined;
    if (!isExample(row)) return { ...row, id: this.#newId() };
    this.#left.push({ at, text: row.cells.name ?? "", why: "This is an example of the template, and no card." });
    return undefined;
  }

  #cell(column: string, raw: unknown, at: string): string {
    const { from } = this.#grid;
    if (from !== "json") return typedCell(this.#game, column, String(raw), from === "lines", this.#tally);
    const cell = jsonCell(this.#game, column, raw, this.#tally);
    if (!saysAll(this.#game, column, cell, raw)) {
      const why = "No card can have a value of this form, so it is kept as it is written.";
      this.#left.push({ at: `${at}, ${labelOfColumn(this.#game, column)}`, text: cell, why });
    }
    return cell;
  }

  /** Placeholders and sources belong to cells. What names none is left over. */
  #withMarks(row: Row, column: "standIn" | "sources", raw: unknown, at: string): Row {
    const isJson = this.#grid.from === "json";
    const value = isJson ? raw : valueOfCell(this.#game, column, String(raw));
    if (value === undefined || value === null) return row;
    const { marks, rest } = marksIn(column, value, cellColumns(this.#game));
    const header = this.#columns.find((one) => one.column === column)?.header ?? column;
    for (const text of rest) this.#left.push({ at: `${at}, “${header}”`, text, why: "No cell belongs to this." });
    return { ...row, ...marks };
  }

  /** The kind of the cards that say none: the one that was chosen, or the usual one. */
  #kindFor(rows: readonly Row[]): Intake["kind"] {
    const without = rows.filter((row) => isWithout(row, this.#game.kind));
    const filled = new Map<string, number>();
    for (const { cells } of without)
      for (const [column, cell] of Object.entries(cells)) {
        if (cell !== NONE) filled.set(column, (filled.get(column) ?? 0) + 1);
      }
    const chosen = kindsOf(this.#game).find((kind) => kind === this.#choices.kind);
    const word = chosen ?? usualKind(this.#game, filled);
    return word === undefined || without.length === 0 ? undefined : { word, rows: without.map(({ id }) => id) };
  }

  #withKind(row: Row, kind: string): Row {
    return isWithout(row, this.#game.kind) ? { ...row, cells: { ...row.cells, [this.#game.kind]: kind } } : row;
  }

  #kindGuess(kind: Intake["kind"]): readonly string[] {
    if (!kind) return [];
    const [says, is] = kind.rows.length === 1 ? ["says", "It is"] : ["say", "They are"];
    const label = labelOfColumn(this.#game, this.#game.kind);
    return [
      `${counted(kind.rows.length, "card")} ${says} no ${label}. ${is} read as ${worded(this.#game.layout, kind.word)}.`,
    ];
  }

  #columnGuesses(): readonly string[] {
    return this.#columns.flatMap((column) => columnGuess(this.#game, column) ?? []);
  }

  /** The cells of columns that are not understood, one item for each column. */
  #columnsLeft(): readonly LeftItem[] {
    return this.#columns.flatMap(({ header, column }, i) => {
      if (column !== undefined) return [];
      const cells = this.#grid.records.flatMap(({ at, cells: all }) => {
        const text = all[i] === undefined || all[i] === null ? "" : written(all[i]).trim();
        return text === "" ? [] : [{ at, text }];
      });
      const [first, ...more] = cells;
      if (!first) return [];
      const isOne = more.length === 0;
      const text = isOne ? first.text : cells.map((cell) => `${cell.at}: ${cell.text}`).join("\n");
      return [{ at: isOne ? `${first.at}, “${header}”` : `“${header}”`, text, why: this.#whyLeft(i), header }];
    });
  }

  #whyLeft(at: number): string {
    const { isUnnamed, repeats } = this.#grid.headers[at] ?? {};
    if (repeats !== undefined) return `There is a column “${repeats}” already.`;
    if (isUnnamed) return "Nothing says which column this is.";
    return `There is no column “${this.#grid.headers[at]?.header ?? ""}” in ${this.#game.name}.`;
  }
}

/** What a guess about a column says, if it is one. */
export function columnGuess(game: Game, { header, column, how }: IntakeColumn): string | undefined {
  if (how !== "guessed" || column === undefined) return undefined;
  return `“${header}” is read as ${labelOfColumn(game, column)}.`;
}

/** The placeholders or the sources in a value, and what of it names no cell. */
function marksIn(
  column: "standIn" | "sources",
  value: unknown,
  cells: readonly string[],
): { readonly marks: Partial<Row>; readonly rest: readonly string[] } {
  const isCell = (name: unknown): name is string => typeof name === "string" && cells.includes(name);
  if (column === "standIn" && Array.isArray(value)) {
    return { marks: { standIn: value.filter(isCell) }, rest: value.filter((name) => !isCell(name)).map(written) };
  }
  if (column === "standIn" || typeof value !== "object" || value === null || Array.isArray(value)) {
    return { marks: {}, rest: [written(value)] };
  }
  const pairs: readonly [string, unknown][] = Object.entries(value);
  const isSource = (pair: readonly [string, unknown]): pair is [string, string] =>
    isCell(pair[0]) && typeof pair[1] === "string";
  const rest = pairs.filter((pair) => !isSource(pair)).map(([name, source]) => `${name}: ${written(source)}`);
  return { marks: { sources: Object.fromEntries(pairs.filter(isSource)) }, rest };
}

function isWithout({ cells }: Row, column: string): boolean {
  return (cells[column] ?? "").trim() === "";
}

function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
