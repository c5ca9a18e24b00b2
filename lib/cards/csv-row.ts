// The one way in which Drydock writes CSV, so that spreadsheets open all of it safely.

/** Begins each file of CSV. Without it, spreadsheets read the letters of other languages wrongly. */
export const CSV_MARK = "\ufeff";

/** Keeps a text from being taken for a formula. */
const GUARD = "'";
/** A spreadsheet would run a text that begins with one of these, some of them also in full width. */
const RUNS = /^\s*[=+\-@\t\r\n＝＋－＠]/;
/** Some spreadsheets part cells at semicolons or tabs, and some drop spaces at the ends of a cell. */
const QUOTED = /[",;\t\r\n]|^\s|\s$/;

/** A row of CSV. Numbers stay numbers, and no text is mistaken for a formula. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const safe = looksLikeFormula(cell) ? `${GUARD}${cell}` : cell;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function looksLikeFormula(text: string): boolean {
  return RUNS.test(text);
}

/** The text of a cell as it was before `csvRow` guarded it. */
export function unguarded(cell: string): string {
  return cell.startsWith(GUARD) && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
