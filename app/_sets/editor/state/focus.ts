// Which cells have the focus or are selected, and what they are called.
import { counted } from "../../../../lib/core/words.ts";
import { asTyped, canHave } from "../../../../lib/sheets/columns.ts";
import type { Range } from "../../../../lib/sheets/range.ts";
import { emptyRow, labelOfColumn, type Row, type Sheet } from "../../../../lib/sheets/sheet.ts";
import { rangeOf, spotOf } from "./selection.ts";
import type { SetEditor } from "./set-editor.ts";

/** What the commands of the editor act on. */
export interface EditorPage {
  readonly editor: SetEditor;
  openKeys(): void;
  openFind(): void;
}

/** The cells that are selected. */
export function rangeIn({ view: { shown, selection } }: SetEditor): Range {
  return rangeOf(shown, selection);
}

/** How many cells those are, in words. */
export function cellsIn({ top, bottom, left, right }: Range): string {
  return counted((bottom - top + 1) * (right - left + 1), "cell");
}

/** The row and the column that have the focus. */
export function focused({ view: { shown, selection } }: SetEditor): { readonly row: Row; readonly column: string } {
  const spot = spotOf(shown, selection.at);
  return { row: shown.rows[spot.row] ?? emptyRow(""), column: shown.columns[spot.column] ?? "name" };
}

/** A cell as it is called: "Defensive Strength of row 12". */
export function cellName({ game, view: { sheet } }: SetEditor, row: Row, column: string): string {
  const label = labelOfColumn(game, column);
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} of row ${sheet.rows.findIndex(({ id }) => id === row.id) + 1}`;
}

/** The cell that has the focus as it is edited. */
export function typedIn(editor: SetEditor): string {
  const { row, column } = focused(editor);
  return asTyped(editor.game, column, row.cells[column] ?? "");
}

/** Why the cell that has the focus can't be written, or undefined if it can. */
export function closedCell(editor: SetEditor): string | undefined {
  const { row, column } = focused(editor);
  const { game } = editor;
  if (canHave(game, row, column) || (row.cells[column] ?? "") !== "") return undefined;
  return `A card of ${game.kind} ${row.cells[game.kind]} has no ${labelOfColumn(game, column)}.`;
}

/** Does something with the cells of the selection. */
export function change(editor: SetEditor, says: (cells: string) => string, make: (range: Range) => Sheet): void {
  const range = rangeIn(editor);
  editor.edit({ says: says(cellsIn(range)), sheet: make(range) });
}
