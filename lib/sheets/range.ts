// Cells of a sheet as a rectangle: what is copied, pasted, filled and emptied at once.
import Papa from "papaparse";
import { NONE } from "../cards/cells.ts";
import { MOST_CARDS } from "../contract/card-set.ts";
import type { Game } from "../core/game.ts";
import { canHave } from "./columns.ts";
import { emptyRow, type Row, type Sheet, withCell, withPlaceholder, withRows } from "./sheet.ts";

/** A sheet as it is shown: its rows in the order of the page, and the columns in sight. */
export interface Shown {
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
}

/** A rectangle of cells, from its first row and column to its last, which belong to it. */
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

type Table = readonly (readonly string[])[];

/** More letters than the longest text of a card has. */
const MOST_LETTERS = 5000;

function rowsIn({ rows }: Shown, { top, bottom }: Range): readonly Row[] {
  return rows.slice(top, bottom + 1);
}

function columnsIn({ columns }: Shown, { left, right }: Range): readonly string[] {
  return columns.slice(left, right + 1);
}

/** The cells of a range as spreadsheets put them on the clipboard. */
export function textOf(shown: Shown, range: Range): string {
  const columns = columnsIn(shown, range);
  const table = rowsIn(shown, range).map(({ cells }) => columns.map((column) => cells[column] ?? ""));
  return Papa.unparse(table, { delimiter: "\t", newline: "\r\n" });
}

/** The cells of a text from the clipboard. The line break that Excel puts behind the last row adds none. */
export function cellsOf(text: string): Table {
  const whole = text.replace(/(?:\r\n?|\n)$/, "");
  if (whole === "") return [[""]];
  const { data, errors } = Papa.parse<string[]>(whole, { delimiter: "\t" });
  // A quotation mark that is never closed belongs to the text: then no cell has tabs or line breaks inside.
  return errors.some(({ type }) => type === "Quotes") ? whole.split(/\r\n?|\n/).map((line) => line.split("\t")) : data;
}

export interface Pasted {
  readonly sheet: Sheet;
  /** Where the pasted cells are now. */
  readonly range: Range;
  /** What was left out, in words, or empty. */
  readonly cut: string;
}

/**
 * Cells laid into a range. A range that they fill several times is filled, so a single cell fills any range. Otherwise
 * they are laid down from its first cell, and rows are added where they reach below the last.
 */
export function pasted(sheet: Sheet, shown: Shown, range: Range, cells: Table, newId: () => string): Pasted {
  const [height, width] = [cells.length, Math.max(1, ...cells.map((line) => line.length))];
  const rows = sized(range.bottom - range.top + 1, height);
  const columns = Math.min(sized(range.right - range.left + 1, width), shown.columns.length - range.left);
  const space = MOST_CARDS - sheet.rows.length + shown.rows.length - range.top;
  const kept = Math.min(rows, space);
  const isLong = cells.some((line) => line.some((cell) => cell.length > MOST_LETTERS));
  if (isLong) return { sheet, range, cut: `A cell has more than ${MOST_LETTERS} letters, so nothing was pasted` };
  const laid = Array.from({ length: kept }, (_, at) => {
    const line = cells[at % height] ?? [];
    let row = shown.rows[range.top + at] ?? emptyRow(newId());
    for (let n = 0; n < columns; n++) {
      const column = shown.columns[range.left + n];
      if (column !== undefined) row = withCell(row, column, line[n % width] ?? "");
    }
    return row;
  });
  const there = Math.min(kept, Math.max(0, shown.rows.length - range.top));
  const changed = withRows(sheet, laid.slice(0, there));
  const cuts = [
    ...(kept < rows ? [`A set has at most ${MOST_CARDS} cards, so ${leftOut(rows - kept, "row")}`] : []),
    ...(columns < width ? [leftOut(width - columns, "column beyond the last", "columns beyond the last")] : []),
  ];
  return {
    sheet: there < kept ? { ...changed, rows: [...changed.rows, ...laid.slice(there)] } : changed,
    range: { ...range, bottom: range.top + kept - 1, right: range.left + columns - 1 },
    cut: cuts.join(". "),
  };
}

/** As much as is selected, if the cells fill it evenly, and else as much as they are. */
function sized(selected: number, own: number): number {
  return selected % own === 0 ? selected : own;
}

/** The sheet with another row in the place of each row of a range, made of it column by column. */
function eachCell(sheet: Sheet, shown: Shown, range: Range, change: (row: Row, column: string) => Row): Sheet {
  const columns = columnsIn(shown, range);
  return withRows(
    sheet,
    rowsIn(shown, range).map((row) => columns.reduce(change, row)),
  );
}

/** Nothing is known any more about the cells of a range. */
export function cleared(sheet: Sheet, shown: Shown, range: Range): Sheet {
  return eachCell(sheet, shown, range, (row, column) => withCell(row, column, ""));
}

/** The cells of a range are known not to exist. A name and a kind always do, and what a kind can't have needs no word. */
export function withoutAny(game: Game, sheet: Sheet, shown: Shown, range: Range): Sheet {
  const isOpen = (row: Row, column: string) => column !== "name" && column !== game.kind && canHave(game, row, column);
  return eachCell(sheet, shown, range, (row, column) =>
    isOpen(row, column) ? withPlaceholder(withCell(row, column, NONE), column, false) : row,
  );
}

/** The first row of a range in all its rows. A single row takes over what stands above it. */
export function filledDown(sheet: Sheet, shown: Shown, range: Range): Sheet {
  const from = shown.rows[range.top === range.bottom ? range.top - 1 : range.top];
  if (!from) return sheet;
  return eachCell(sheet, shown, range, (row, column) => {
    const next = withCell(row, column, from.cells[column] ?? "");
    return row === from ? row : withPlaceholder(next, column, from.standIn.includes(column));
  });
}

/** Marks the values of a range as placeholders, or as facts if all of them are placeholders. */
export function placeholderSwitched(game: Game, sheet: Sheet, shown: Shown, range: Range): Sheet {
  const isMarked = (row: Row, column: string) => row.standIn.includes(column);
  const canBe = (row: Row, column: string) =>
    column !== "name" && column !== game.kind && (row.cells[column] ?? "") !== "";
  const columns = columnsIn(shown, range);
  const areAll = rowsIn(shown, range).every((row) =>
    columns.every((column) => !canBe(row, column) || isMarked(row, column)),
  );
  return eachCell(sheet, shown, range, (row, column) =>
    canBe(row, column) && isMarked(row, column) === areAll ? withPlaceholder(row, column, !areAll) : row,
  );
}

function leftOut(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one} was left out` : `${count} ${many} were left out`;
}
