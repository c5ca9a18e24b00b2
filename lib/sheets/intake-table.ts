// Cards out of tables: CSV, and ranges that are copied out of a spreadsheet.
import Papa from "papaparse";
import type { Game } from "../core/game.ts";
import { headersNamed } from "./intake-columns.ts";
import {
  type Grid,
  type GridRecord,
  headersFrom,
  type LeftItem,
  type Refusal,
  STEP,
  type Steps,
  tooMany,
} from "./intake-grid.ts";
import { columnsLike, guessedGrid } from "./intake-guess.ts";
import { separatorOf, splitLines } from "./intake-lines.ts";

/** A line above the headers is a title at most. */
const MOST_ABOVE = 5;
/** More quotation marks that are not closed than this, and the text is no table. */
const MOST_MENDED = 50;
const DELIMITERS = ["\t", ";", ","] as const;

interface Table {
  readonly records: readonly (readonly string[])[];
  readonly left: readonly LeftItem[];
}

/** Reads a table with or without headers, or typed lines. */
export function* textGrid(game: Game, text: string, mostCards: number, kind?: string): Steps<Grid | Refusal> {
  const headed = headsOf(game, text);
  if (!headed) {
    const separator = separatorOf(text);
    const delimiter = DELIMITERS.find((one) => one === separator);
    if (delimiter === undefined) return guessedGrid(game, splitLines(text, separator), separator, [], kind);
    const table = yield* tableIn(text, delimiter, mostCards);
    return "why" in table ? table : guessedGrid(game, table.records, delimiter, table.left, kind);
  }
  const table = yield* tableIn(text, headed.delimiter, mostCards);
  if ("why" in table) return table;
  const above = table.records.slice(0, headed.at).map(
    (record, i): LeftItem => ({
      at: `Row ${i + 1}`,
      text: record.join(" ").trim(),
      why: "It stands above the headers.",
    }),
  );
  const records = table.records.map((cells, i): GridRecord => ({ at: `Row ${i + 1}`, cells })).slice(headed.at + 1);
  const headers = table.records[headed.at] ?? [];
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), headers.length);
  const all = headersFrom(headers, width);
  const kept = withoutEmpty(
    records,
    all.map(({ isUnnamed }) => isUnnamed === true),
  );
  const filled = kept.map(({ cells }) => cells.map(String)).filter((cells) => cells.some((cell) => cell.trim() !== ""));
  return {
    from: "table",
    isHeaded: true,
    headers: all
      .filter(({ isUnnamed }, at) => !isUnnamed || isFilled(records, at))
      .map((header, at) => ({ ...header, looks: columnsLike(game, filled, at) })),
    records: kept,
    guesses: [],
    left: [...above.filter((item) => item.text !== ""), ...table.left],
  };
}

function isFilled(records: readonly GridRecord[], at: number): boolean {
  return records.some(({ cells }) => String(cells[at] ?? "").trim() !== "");
}

/** Columns without a header and without cells are no columns. */
function withoutEmpty(records: readonly GridRecord[], unnamed: readonly boolean[]): readonly GridRecord[] {
  const kept = unnamed.map((is, at) => !is || isFilled(records, at));
  if (!kept.includes(false)) return records;
  return records.map(({ at, cells }) => ({ at, cells: kept.flatMap((is, i) => (is ? [cells[i] ?? ""] : [])) }));
}

/** Where the headers are and what stands between them. */
function headsOf(game: Game, text: string): { readonly delimiter: string; readonly at: number } | undefined {
  const all = DELIMITERS.flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text.slice(0, 20_000), { ...settings(text, delimiter), preview: MOST_ABOVE });
    return data.map((cells, at) => ({ delimiter, at, named: headersNamed(game, cells) }));
  });
  return all.reduce(
    (best, one) => (one.named > (best?.named ?? 0) ? one : best),
    undefined as (typeof all)[0] | undefined,
  );
}

function settings(text: string, delimiter: string) {
  return { delimiter, newline: text.includes("\n") ? "\n" : "\r", fastMode: false } as const;
}

/** The records of a table. A quotation mark that is not closed would swallow the rest, so it is left out and named. */
function* tableIn(text: string, delimiter: string, mostCards: number): Steps<Table | Refusal> {
  const records: (readonly string[])[] = [];
  const left: LeftItem[] = [];
  let filled = 0;
  for (let rest = text; rest !== ""; ) {
    const { data, errors, meta } = Papa.parse<string[]>(rest, { ...settings(text, delimiter), preview: STEP });
    const broken = errors.find((one) => one.type === "Quotes" && isOpen(rest, one.index ?? 0, delimiter));
    if (broken) {
      const at = `Row ${records.length + (broken.row ?? 0) + 1}`;
      if (left.length === MOST_MENDED) {
        return { why: `${at}: more than ${MOST_MENDED} quotation marks are not closed. Save the table as CSV again.` };
      }
      left.push({ at, text: lineAt(rest, broken.index ?? 0).slice(0, 200), why: UNCLOSED });
      rest = withoutOpenQuote(rest, broken.index ?? 0, delimiter, (records[0] ?? data[0] ?? []).length);
      continue;
    }
    records.push(...data.map(withoutReturn));
    filled += data.filter((row) => row.some((cell) => cell.trim() !== "")).length;
    // One of the records may hold the headers.
    if (filled > mostCards + MOST_ABOVE) return tooMany(`Row ${records.length}`, mostCards);
    // Papa leaves out a byte-order mark without counting it.
    rest = meta.truncated ? rest.slice(meta.cursor + (rest.startsWith("\ufeff") ? 1 : 0)) : "";
    yield;
  }
  return { records, left };
}

/** Lines that end with CR and LF are parted at LF. */
function withoutReturn(row: readonly string[]): readonly string[] {
  return row.map((cell, i) => (i === row.length - 1 ? cell.replace(/\r$/, "") : cell));
}

const UNCLOSED = "A quotation mark is not closed. The line was read without it, so look at its cells.";

/**
 * The text without the quotation mark before this place. If the line then has too many cells, the rest of it is one cell,
 * because the mark was there for its delimiters.
 */
function withoutOpenQuote(text: string, from: number, delimiter: string, width: number): string {
  const line = lineAt(text, from);
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const before = Papa.parse<string[]>(text.slice(start, from - 1), settings(text, delimiter)).data[0]?.length ?? 1;
  const isOneCell = before - 1 + line.split(delimiter).length > width;
  const cells = isOneCell ? `"${line.replaceAll('"', '""')}"` : line;
  return text.slice(0, from - 1) + cells + text.slice(from + line.length);
}

function lineAt(text: string, from: number): string {
  const end = text.indexOf("\n", from);
  return text.slice(from, end < 0 ? text.length : end).replace(/\r$/, "");
}

/** Whether the quoted cell that begins here does not end on its line. Spreadsheets put no tab into a cell either. */
function isOpen(text: string, from: number, delimiter: string): boolean {
  const line = lineAt(text, from);
  for (let quote = line.indexOf('"'); quote >= 0; quote = line.indexOf('"', quote + 1)) {
    if (line[quote + 1] === '"') quote++;
    else if (quote + 1 === line.length || line[quote + 1] === delimiter)
      return delimiter === "\t" && line.slice(0, quote).includes(delimiter);
  }
  return true;
}
