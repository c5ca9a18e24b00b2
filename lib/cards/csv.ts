import Papa from "papaparse";
import type { Game } from "../core/game.ts";
import { cellOf, valueOfCell } from "./cells.ts";

export interface CsvSet {
  readonly id: string;
  readonly name: string;
  readonly source: string;
}

export type CsvRead = { ok: true; value: unknown } | { ok: false; message: string };

/** Turns CSV whose header names attributes into the form of a card-set file, which is then checked like any other. */
export function fromCsv(game: Game, text: string, set: CsvSet): CsvRead {
  const parsed = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: "greedy" });
  const [header, ...rows] = parsed.data;
  if (!header?.some((name) => name.trim() === "name")) {
    return { ok: false, message: "The first line of a CSV file names the columns, and one of them is “name”." };
  }
  const broken = parsed.errors.find((error) => error.type === "Quotes");
  if (broken) return { ok: false, message: `Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed.` };
  const columns = header.map((name) => name.trim());
  const twice = columns.find((name, i) => name !== "" && columns.indexOf(name) !== i);
  if (twice !== undefined) return { ok: false, message: `The column “${twice.slice(0, 80)}” appears twice.` };
  const wide = rows.findIndex((row) => row.slice(columns.length).some((cell) => cell.trim() !== ""));
  if (wide >= 0) return { ok: false, message: `Row ${wide + 2} has more cells than the header has columns.` };
  const cards = rows.map((row) => cardOf(game, columns, row));
  return { ok: true, value: { game: game.id, set: { ...set, official: false }, cards } };
}

function cardOf(game: Game, columns: readonly string[], row: readonly string[]): Record<string, unknown> {
  const cells = columns.map((column, i): [string, unknown] => [column, valueOfCell(game, column, row[i] ?? "")]);
  return Object.fromEntries(cells.filter(([column, value]) => column !== "" && value !== undefined));
}

/** The columns of a table of cards: the name, the attributes in the game's order, and what every card has. */
export function columnsOf(game: Game): readonly string[] {
  return ["name", ...game.attributes.map(({ name }) => name), "text", "number", "image", "standIn", "sources"];
}

/** The cards of a set as CSV, which is read back as the same cards. Columns that no card has are left out. */
export function toCsv(game: Game, { cards }: { readonly cards: readonly object[] }): string {
  const columns = columnsOf(game).filter(
    (column) => column === "name" || cards.some((card) => Reflect.get(card, column) !== undefined),
  );
  const rows = cards.map((card) => columns.map((column) => cellOf(game, column, Reflect.get(card, column))));
  return `${Papa.unparse([[...columns], ...rows])}\r\n`;
}
