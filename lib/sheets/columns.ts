// What stands where in a sheet as it is shown: which columns it needs, and what the cells of a row can be.
import { NONE } from "../cards/cells.ts";
import type { Game } from "../core/game.ts";
import { attributeOf, type Row, type Sheet } from "./sheet.ts";

/** What is known about a cell. */
export type CellState = "known" | "placeholder" | "none" | "unknown";

export function stateOf({ cells, standIn }: Row, column: string): CellState {
  const cell = (cells[column] ?? "").trim();
  if (cell === "") return "unknown";
  if (standIn.includes(column)) return "placeholder";
  return cell === NONE ? "none" : "known";
}

/** The words that a row can have in a column of a fixed list. */
export function wordsIn(game: Game, row: Row, column: string): readonly string[] {
  const { shapes = [], wordsOf } = attributeOf(game, column) ?? {};
  const own = wordsOf?.[row.cells[game.kind]?.trim() ?? ""];
  if (own) return own;
  return shapes.flatMap((shape) => {
    if (shape.is === "flag") return ["yes", "no"];
    if (shape.is === "conditions") return [...shape.of, ...shape.numbered.map((word) => `${word}:1`)];
    return (shape.is === "word" || shape.is === "words") && shape.of ? shape.of : [];
  });
}

/** A cell as it is edited: flags in the words that are offered for them. */
export function asTyped(game: Game, column: string, cell: string): string {
  if (!attributeOf(game, column)?.shapes.some(({ is }) => is === "flag")) return cell;
  return cell === "true" ? "yes" : cell === "false" ? "no" : cell;
}

function kindsOf(game: Game): readonly string[] {
  const [shape] = attributeOf(game, game.kind)?.shapes ?? [];
  return (shape?.is === "word" && shape.of) || [];
}

/** Whether a card of this row's kind can have a value in a column. While its kind can't be read, it can. */
export function canHave(game: Game, row: Row, column: string): boolean {
  const { kinds } = attributeOf(game, column) ?? {};
  const kind = row.cells[game.kind]?.trim() ?? "";
  return !kinds || kinds.includes(kind) || !kindsOf(game).includes(kind);
}

/**
 * The columns that the rows of a sheet need: those that a row has filled in, and those that a card of its kind can have.
 * A sheet without any kind needs all. Bounds of other values are rare, so only a row that has one asks for them.
 */
export function columnsIn(game: Game, { rows }: Sheet): readonly string[] {
  const filled = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const known = new Set(kindsOf(game));
  const kinds = [...new Set(rows.map(({ cells }) => cells[game.kind]?.trim() ?? ""))].filter((kind) => known.has(kind));
  const own = game.attributes.filter(({ name, kinds: of, bounds }) => {
    if (name === game.kind || filled.has(name)) return true;
    return !bounds && (!of || kinds.length === 0 || kinds.some((kind) => of.includes(kind)));
  });
  const first = own.filter(({ name }) => name === game.kind);
  const others = own.filter(({ name }) => name !== game.kind);
  return ["name", ...[...first, ...others].map(({ name }) => name), "text", "number"];
}
