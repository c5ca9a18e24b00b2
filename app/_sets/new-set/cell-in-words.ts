import { NONE, valueOfCell } from "../../../lib/cards/cells.ts";
import type { Game } from "../../../lib/core/game.ts";
import { printed } from "../../../lib/core/look/card-view.ts";
import { attributeOf } from "../../../lib/sheets/sheet.ts";

const MOST_LETTERS = 200;

/** A cell as players read it: words of the game as they are printed, and no notation. */
export function cellInWords(game: Game, column: string, cell: string): string {
  if (cell === NONE) return "none";
  const value = valueOfCell(game, column, cell);
  if (value === undefined) return "";
  const isListed = attributeOf(game, column)?.shapes.some(
    (shape) => shape.is === "word" && shape.of?.some((word) => word === value),
  );
  const text = typeof value === "string" && !isListed ? value : printed(game.layout, value, ", ");
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
