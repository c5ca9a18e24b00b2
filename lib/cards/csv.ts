import Papa from "papaparse";
import type { Game } from "../core/game.ts";
import { cellOf } from "./cells.ts";

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
