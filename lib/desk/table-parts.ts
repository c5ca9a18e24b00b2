// Parts a table of lists, one a row: CSV with a column for the list and others that say whose it is.
import Papa from "papaparse";
import { unguarded } from "../cards/csv-row.ts";
import type { Game } from "../core/game.ts";
import { fold } from "../core/words.ts";
import { codeOf } from "./text-parts.ts";

/** A row of a table with its list. Rows are counted as a spreadsheet does, with the header as row 1. */
export interface TablePart {
  readonly row: number;
  readonly text: string;
  readonly name?: string;
  readonly player?: string;
  readonly why?: string;
}

interface Columns {
  readonly list: number;
  readonly player: number;
  readonly name: number;
  /** Whether the first row is no header but already a list. */
  readonly isBare: boolean;
}

/** What the columns are called, in this order of preference. */
const CALLED = {
  list: ["list", "deck", "deck list", "deck code", "deck link", "code", "link", "cards"].map(fold),
  player: ["player", "player name", "name", "full name"].map(fold),
  name: ["deck name", "list name", "name", "title"].map(fold),
};

/**
 * The rows of a table, or undefined if the text is no table of lists. A text that is not known to be a table has to name
 * two columns, because many lists begin with the word “Deck”.
 */
export function rowsOf(games: readonly Game[], text: string, isTable: boolean): readonly TablePart[] | undefined {
  const head = Papa.parse<string[]>(text.slice(0, MOST_HEAD), { preview: 1, skipEmptyLines: "greedy" }).data[0] ?? [];
  const columns = columnsOf(games, head);
  if (head.length < 2 && (!isTable || columns === undefined)) return undefined;
  if (columns === undefined) return isTable ? [{ row: 1, text: "", why: NO_COLUMN }] : undefined;
  if (!isTable && (columns.isBare || (columns.player < 0 && columns.name < 0))) return undefined;
  const { data, errors } = Papa.parse<string[]>(text);
  const broken = errors.find(({ type }) => type === "Quotes")?.row ?? Number.POSITIVE_INFINITY;
  const first = data.findIndex((row) => !isEmpty(row)) + (columns.isBare ? 0 : 1);
  return data.flatMap((cells, i) => {
    if (i < first || isEmpty(cells)) return [];
    return i >= broken ? [{ row: i + 1, text: "", why: NOT_CLOSED }] : [partIn(cells, i + 1, columns)];
  });
}

const MOST_HEAD = 70_000;
const NO_COLUMN = "The first row names no column “list” or “deck”. Add one, and a column “player” if you like.";
const NOT_CLOSED = "A quotation mark in this row is not closed, so this row and those below it can’t be read.";

function columnsOf(games: readonly Game[], head: readonly string[]): Columns | undefined {
  const words = head.map((cell) => fold(cell.replace(/^\ufeff/, "").slice(0, 80)));
  const called = (names: readonly string[], not = -1) =>
    names.map((name) => words.indexOf(name)).find((at) => at >= 0 && at !== not) ?? -1;
  const list = called(CALLED.list);
  if (list >= 0) {
    const player = called(CALLED.player);
    return { list, player, name: called(CALLED.name, player), isBare: false };
  }
  const code = head.findIndex((cell) => codeOf(games, cell.trim().slice(0, 9000)) !== undefined);
  const isOther = (cell: string, i: number) => i !== code && /\p{L}/u.test(cell);
  return code < 0 ? undefined : { list: code, player: head.findIndex(isOther), name: -1, isBare: true };
}

function partIn(cells: readonly string[], row: number, columns: Columns): TablePart {
  const [text = "", player = "", name = ""] = [columns.list, columns.player, columns.name].map((at) =>
    unguarded(cells[at] ?? "").trim(),
  );
  return {
    row,
    text,
    ...(player === "" ? {} : { player: player.slice(0, 80) }),
    ...(name === "" ? {} : { name: name.slice(0, 80) }),
    ...(text === "" ? { why: "This row has no list." } : {}),
  };
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}
