// What can be done in the editor of a card set. The grid's keys, the list of keys and the toolbar read these lists.
import { MOST_CARDS } from "../../../../lib/contract/card-set.ts";
import { counted } from "../../../../lib/core/words.ts";
import { asTyped, canHave } from "../../../../lib/sheets/columns.ts";
import {
  cellsOf,
  cleared,
  filledDown,
  pasted,
  placeholderSwitched,
  type Range,
  textOf,
  withoutAny,
} from "../../../../lib/sheets/range.ts";
import { emptyRow, labelOfColumn, type Row, type Sheet } from "../../../../lib/sheets/sheet.ts";
import type { Command } from "../../../_client/command.tsx";
import { copied } from "../../../_client/copy.ts";
import { newId } from "../../../_client/new-id.ts";
import { only, rangeOf, selectionOf, spotOf, WALK_KEYS, walked } from "./selection.ts";
import type { SetEditor } from "./set-editor.ts";

/** What the commands of the editor act on. */
export interface EditorPage {
  readonly editor: SetEditor;
  openKeys(): void;
  openFind(): void;
}

function rangeIn({ view: { shown, selection } }: SetEditor): Range {
  return rangeOf(shown, selection);
}

function cellsIn({ top, bottom, left, right }: Range): string {
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

const WALK: Command<EditorPage> = {
  id: "walk",
  keys: [...WALK_KEYS, ...WALK_KEYS.map((key) => withShift(key))],
  says: "Go from cell to cell, and select them with Shift",
  run: ({ editor }, key) => editor.select(walked(editor.view.shown, editor.view.selection, key)),
};

function withShift(key: string): string {
  return key.startsWith("Ctrl+") ? key.replace("Ctrl+", "Ctrl+Shift+") : `Shift+${key}`;
}

const SELECT_ALL: Command<EditorPage> = {
  id: "select-all",
  keys: ["Ctrl+a"],
  says: "Select all cells",
  run: ({ editor }) => {
    const { shown } = editor.view;
    const all = { top: 0, left: 0, bottom: shown.rows.length - 1, right: shown.columns.length - 1 };
    editor.select(selectionOf(shown, all));
  },
};

export const EDIT: Command<EditorPage> = {
  id: "edit",
  keys: ["Enter", "F2"],
  says: "Edit the cell. Typing replaces it",
  label: "Edit",
  when: ({ editor }) => closedCell(editor),
  run: ({ editor }) => editor.type(typedIn(editor)),
};

/** Does something with the cells of the selection. */
function change(editor: SetEditor, says: (cells: string) => string, make: (range: Range) => Sheet): void {
  const range = rangeIn(editor);
  editor.edit({ says: says(cellsIn(range)), sheet: make(range) });
}

export const CLEAR: Command<EditorPage> = {
  id: "clear",
  keys: ["Delete", "Backspace"],
  says: "Not known: empty the cells",
  label: "Not known",
  run: ({ editor }) =>
    change(
      editor,
      (cells) => `${cells} cleared`,
      (range) => cleared(editor.view.sheet, editor.view.shown, range),
    ),
};

export const NO_VALUE: Command<EditorPage> = {
  id: "none",
  keys: ["Ctrl+Shift+x"],
  says: "None: the card has no such value",
  label: "None",
  run: ({ editor }) =>
    change(
      editor,
      (cells) => `${cells} set to none`,
      (range) => withoutAny(editor.game, editor.view.sheet, editor.view.shown, range),
    ),
};

export const PLACEHOLDER: Command<EditorPage> = {
  id: "placeholder",
  keys: ["Ctrl+i"],
  says: "Placeholder: mark the values as no facts, or as facts again",
  label: "Placeholder",
  run: ({ editor }) =>
    change(
      editor,
      (cells) => `Placeholders switched in ${cells}`,
      (range) => placeholderSwitched(editor.game, editor.view.sheet, editor.view.shown, range),
    ),
};

export const FILL: Command<EditorPage> = {
  id: "fill",
  keys: ["Ctrl+d"],
  says: "Fill down: the first row of the selection, or what stands above it",
  label: "Fill down",
  run: ({ editor }) =>
    change(
      editor,
      (cells) => `${cells} filled`,
      (range) => filledDown(editor.view.sheet, editor.view.shown, range),
    ),
};

/** The cells of the selection as text. */
export function copiedText(editor: SetEditor): string {
  return textOf(editor.view.shown, rangeIn(editor));
}

/** Lays cells from the clipboard into the selection. */
export function paste(editor: SetEditor, text: string): void {
  const { sheet, shown } = editor.view;
  const { sheet: after, range, cut } = pasted(sheet, shown, rangeIn(editor), cellsOf(text), newId);
  if (after === sheet) {
    editor.say(`${cut === "" ? "Nothing was pasted" : cut}.`);
    return;
  }
  const kept = new Set(sheet.rows.map(({ id }) => id));
  const rows = [...shown.rows, ...after.rows.filter(({ id }) => !kept.has(id))];
  const touched = rows.slice(range.top, range.bottom + 1).map(({ id }) => id);
  editor.edit({
    says: `${cut === "" ? "" : `${cut}. `}${counted(touched.length, "row")} pasted`,
    sheet: after,
    selection: selectionOf({ ...shown, rows }, range),
    counts: touched,
  });
}

/** The grid hears their keys as events of the clipboard, which every browser allows. */
export const CLIPBOARD: readonly Command<EditorPage>[] = [
  {
    id: "copy",
    keys: ["Ctrl+c"],
    says: "Copy the cells",
    label: "Copy",
    run: ({ editor }) =>
      void copied(copiedText(editor)).then((isDone) =>
        editor.say(isDone ? `${cellsIn(rangeIn(editor))} copied.` : "This browser can’t copy here. Press Ctrl+C."),
      ),
  },
  {
    id: "cut",
    keys: ["Ctrl+x"],
    says: "Cut the cells",
    label: "Cut",
    run: (page) =>
      void copied(copiedText(page.editor)).then((isDone) =>
        isDone ? CLEAR.run(page, "") : page.editor.say("This browser can’t copy here. Press Ctrl+X."),
      ),
  },
  {
    id: "paste",
    keys: ["Ctrl+v"],
    says: "Paste cells",
    label: "Paste",
    run: ({ editor }) => {
      const failed = () => editor.say("This browser does not let this page read the clipboard. Press Ctrl+V.");
      // A page without https has no clipboard to read.
      if (!navigator.clipboard?.readText) return failed();
      navigator.clipboard.readText().then((text) => paste(editor, text), failed);
    },
  },
];

export const UNDO: Command<EditorPage> = {
  id: "undo",
  keys: ["Ctrl+z"],
  says: "Undo",
  when: ({ editor }) => (editor.view.history.done.length > 0 ? undefined : "There is nothing to undo."),
  run: ({ editor }) => editor.undo(),
};

export const REDO: Command<EditorPage> = {
  id: "redo",
  keys: ["Ctrl+y", "Ctrl+Shift+z"],
  says: "Redo",
  when: ({ editor }) => (editor.view.history.undone.length > 0 ? undefined : "There is nothing to redo."),
  run: ({ editor }) => editor.redo(),
};

/** Goes to the fault before or behind the cell that has the focus, in the order of the sheet. */
function toFault(editor: SetEditor, isBack: boolean): void {
  const { faults, sheet, shown, selection } = editor.view;
  const at = sheet.rows.findIndex(({ id }) => id === selection.at.row) * 1000 + spotOf(shown, selection.at).column;
  const places = faults.map(({ row, column }) => ({
    place: { row: sheet.rows[row]?.id ?? "", column: column === "" ? "name" : column },
    at: row * 1000 + Math.max(0, shown.columns.indexOf(column)),
  }));
  const inOrder = places.toSorted((a, b) => (isBack ? b.at - a.at : a.at - b.at));
  const next = inOrder.find((one) => (isBack ? one.at < at : one.at > at)) ?? inOrder[0];
  if (next) editor.select(only(next.place));
}

const SOUND = "There are no faults.";
const anyFault = ({ editor }: EditorPage) => (editor.view.faults.length > 0 ? undefined : SOUND);

export const NEXT_FAULT: Command<EditorPage> = {
  id: "next-fault",
  keys: ["F8"],
  says: "Next fault",
  when: anyFault,
  run: ({ editor }) => toFault(editor, false),
};

const PREVIOUS_FAULT: Command<EditorPage> = {
  id: "previous-fault",
  keys: ["Shift+F8"],
  says: "Previous fault",
  when: anyFault,
  run: ({ editor }) => toFault(editor, true),
};

const isFull = ({ editor }: EditorPage) =>
  editor.view.sheet.rows.length < MOST_CARDS ? undefined : `A set has at most ${MOST_CARDS} cards.`;

/** Adds rows below one of the sheet, and goes to the first of them. */
function addBelow(editor: SetEditor, below: Row, rows: readonly Row[], says: string): void {
  const { sheet, selection } = editor.view;
  const at = sheet.rows.findIndex(({ id }) => id === below.id) + 1;
  editor.edit({
    says,
    sheet: { ...sheet, rows: sheet.rows.toSpliced(at === 0 ? sheet.rows.length : at, 0, ...rows) },
    selection: only({ row: rows[0]?.id ?? "", column: selection.at.column }),
  });
}

export const ADD_ROW: Command<EditorPage> = {
  id: "add-row",
  keys: ["Ctrl+Enter"],
  says: "Add a row below",
  label: "Add row",
  when: isFull,
  run: ({ editor }) => addBelow(editor, focused(editor).row, [emptyRow(newId())], "Row added"),
};

export const DUPLICATE: Command<EditorPage> = {
  id: "duplicate",
  keys: ["Ctrl+Shift+d"],
  says: "Duplicate the row",
  label: "Duplicate row",
  when: isFull,
  run: ({ editor }) => {
    const { row } = focused(editor);
    addBelow(editor, row, [{ ...row, id: newId() }], "Row duplicated");
  },
};

export const DELETE_ROWS: Command<EditorPage> = {
  id: "delete-rows",
  keys: ["Ctrl+Delete", "Ctrl+Backspace"],
  says: "Delete the selected rows",
  label: "Delete rows",
  run: ({ editor }) => {
    const { sheet, shown, selection } = editor.view;
    const { top, bottom } = rangeIn(editor);
    const gone = new Set(shown.rows.slice(top, bottom + 1).map(({ id }) => id));
    const next = shown.rows[bottom + 1] ?? shown.rows[top - 1];
    editor.edit({
      says: `${counted(gone.size, "row")} deleted`,
      sheet: { ...sheet, rows: sheet.rows.filter(({ id }) => !gone.has(id)) },
      selection: only({ row: next?.id ?? "", column: selection.at.column }),
    });
  },
};

/** Sorts by a column: up, then down, then as the sheet is. */
export function sortBy(editor: SetEditor, column: string): void {
  const { sheet, sortedBy } = editor.view;
  const label = labelOfColumn(editor.game, column);
  if (sortedBy?.column === column && sortedBy.isDown) {
    editor.sort(undefined, [], "Rows in the order of the set.");
    return;
  }
  const isDown = sortedBy?.column === column;
  const cells = sheet.rows.map((row) => [row, row.cells[column] ?? ""] as const);
  const known = cells.filter(([, cell]) => cell !== "").sort(([, a], [, b]) => compare(a, b) * (isDown ? -1 : 1));
  const others = cells.filter(([, cell]) => cell === "");
  const rows = [...known, ...others].map(([row]) => row);
  editor.sort({ column, isDown }, rows, `Rows shown by ${label}, the ${isDown ? "largest" : "smallest"} first.`);
}

const { compare } = new Intl.Collator("en", { numeric: true });

const SORT: Command<EditorPage> = {
  id: "sort",
  keys: ["Alt+ArrowDown"],
  says: "Sort by the column: up, down, as the set is",
  label: "Sort",
  run: ({ editor }) => sortBy(editor, focused(editor).column),
};

export const FIND: Command<EditorPage> = {
  id: "find",
  keys: ["Ctrl+f"],
  says: "Find in the cells",
  label: "Find",
  run: ({ openFind }) => openFind(),
};

export const KEYS: Command<EditorPage> = {
  id: "keys",
  keys: ["Ctrl+/"],
  says: "Show all keys",
  label: "Keys",
  run: ({ openKeys }) => openKeys(),
};

/** What the grid hears while a cell has the focus and is not edited. */
export const GRID_COMMANDS: readonly Command<EditorPage>[] = [
  WALK,
  SELECT_ALL,
  EDIT,
  CLEAR,
  NO_VALUE,
  PLACEHOLDER,
  FILL,
  UNDO,
  REDO,
  NEXT_FAULT,
  PREVIOUS_FAULT,
  ADD_ROW,
  DUPLICATE,
  DELETE_ROWS,
  SORT,
  FIND,
  KEYS,
];
