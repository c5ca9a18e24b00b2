// What can be done in the editor of a card set. The grid's keys, the list of keys and the toolbar read these lists.
import { MOST_CARDS } from "../../../../lib/contract/card-set.ts";
import { counted } from "../../../../lib/core/words.ts";
import { cleared, filledDown, placeholderSwitched, withoutAny } from "../../../../lib/sheets/range.ts";
import { emptyRow, labelOfColumn, type Row } from "../../../../lib/sheets/sheet.ts";
import type { Command } from "../../../_client/command.tsx";
import type { NamedKeys } from "../../../_client/key-list.tsx";
import { newId } from "../../../_client/new-id.ts";
import { CLIPBOARD } from "./clipboard.ts";
import { change, closedCell, type EditorPage, focused, rangeIn, typedIn } from "./focus.ts";
import { only, selectionOf, spotOf, WALK_KEYS, walked } from "./selection.ts";
import type { SetEditor } from "./set-editor.ts";

const walk = (id: string, keys: readonly string[], says: string): Command<EditorPage> => ({
  id,
  keys,
  says,
  run: ({ editor }, key) => editor.select(walked(editor.view.shown, editor.view.selection, key)),
});

const WIDEN = walk("widen", WALK_KEYS.map(withShift), "Select the cells on the way");

/** Ways from cell to cell. */
const WALKS = [
  walk("walk", ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], "Go from cell to cell"),
  walk("ends", ["Home", "End"], "Go to the first or last cell of the row"),
  walk("pages", ["PageUp", "PageDown"], "Go ten rows up or down"),
  walk("corners", ["Ctrl+Home", "Ctrl+End"], "Go to the first or last cell of all"),
  walk("edges", ["Ctrl+ArrowUp", "Ctrl+ArrowDown", "Ctrl+ArrowLeft", "Ctrl+ArrowRight"], "Go to the edge"),
  WIDEN,
];

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
  ...WALKS,
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

/** All keys of the grid, as they are listed. Shift goes with all keys that lead to another cell. */
export const LISTED_KEYS: readonly NamedKeys[] = [
  ...GRID_COMMANDS.map((command) =>
    command === WIDEN
      ? { ...command, keys: ["Shift"], says: "With one of these keys: select the cells on the way" }
      : command,
  ),
  ...CLIPBOARD,
];
