import type { Game } from "../core/game.ts";
import { cellOf } from "./cells.ts";
import { csvRow } from "./csv-row.ts";

/** The columns of a table of cards: the name, the attributes in the game's order, and what every card has. */
export function columnsOf(game: Game): readonly string[] {
  return ["name", ...game.attributes.map(({ name }) => name), "text", "number", "image", "standIn", "sources"];
}

/** The cards of a set as CSV, which is read back as the same cards. Columns that no card has are left out. */
export function toCsv(game: Game, { cards }: { readonly cards: readonly object[] }): string {
  return rowsOf(game, cards).map(csvRow).join("");
}

/** The same as rows of cells, the names of the columns first. */
export function rowsOf(game: Game, cards: readonly object[]): readonly (readonly (string | number)[])[] {
  const columns = columnsOf(game).filter(
    (column) => column === "name" || cards.some((card) => Reflect.get(card, column) !== undefined),
  );
  const rows = cards.map((card) =>
    columns.map((column) => {
      const value: unknown = Reflect.get(card, column);
      return typeof value === "number" ? value : cellOf(game, column, value);
    }),
  );
  return [columns, ...rows];
}
