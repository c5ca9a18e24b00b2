// What spreadsheets do to rows: merged cells, which leave all but the first empty, and totals below the cards. Both are only
// offered, because a cell may be empty on purpose.
import type { Game } from "../core/game.ts";
import type { IntakeColumn } from "./intake-columns.ts";
import type { GridRecord } from "./intake-grid.ts";
import { attributeOf } from "./sheet.ts";

/** A column whose empty cells may stand for the one above, and how many of them do. */
export interface FillOffer {
  readonly header: string;
  readonly cells: number;
}

/** A column is filled from above only if fewer of its cells than this share are filled. */
const MOST_FILLED = 0.5;
const FORMULA = /^=\s*(?:sum|subtotal|count|counta|average)\s*\(/i;
const TOTAL = /^(?:grand\s+)?(?:totals?|sum|subtotal)\b/i;

function textAt({ cells }: GridRecord, at: number): string {
  return String(cells[at] ?? "").trim();
}

/** The columns of words that begin in the first record and then stand only where the word changes. */
export function fillOffers(
  game: Game,
  columns: readonly IntakeColumn[],
  records: readonly GridRecord[],
): readonly FillOffer[] {
  const filled = records.filter(({ cells }) => cells.some((cell) => String(cell ?? "").trim() !== ""));
  return columns.flatMap(({ header, column }, at) => {
    const shapes = column === undefined ? [] : (attributeOf(game, column)?.shapes ?? []);
    if (!shapes.some(({ is }) => is === "word" || is === "words")) return [];
    const [first] = filled;
    const have = filled.filter((record) => textAt(record, at) !== "").length;
    if (!first || textAt(first, at) === "" || have > filled.length * MOST_FILLED) return [];
    return [{ header, cells: filled.length - have }];
  });
}

/** The records with the empty cells of some columns filled from above. */
export function filledDown(
  records: readonly GridRecord[],
  columns: readonly IntakeColumn[],
  headers: readonly string[],
): readonly GridRecord[] {
  const places = columns.flatMap(({ header }, at) => (headers.includes(header) ? [at] : []));
  if (places.length === 0) return records;
  const above = new Map<number, unknown>();
  return records.map((record) => {
    if (record.cells.every((cell) => String(cell ?? "").trim() === "")) return record;
    const cells = [...record.cells];
    for (const at of places) {
      if (textAt(record, at) === "") cells[at] = above.get(at);
      else above.set(at, cells[at]);
    }
    return { ...record, cells };
  });
}

/** Whether a record adds up those above it. */
export function isTotal(record: GridRecord, columns: readonly IntakeColumn[]): boolean {
  const name = columns.findIndex(({ column }) => column === "name");
  const named = name < 0 ? "" : textAt(record, name);
  if (TOTAL.test(named)) return named.split(/\s+/).length <= 3;
  return record.cells.some((_, at) => FORMULA.test(textAt(record, at)));
}
