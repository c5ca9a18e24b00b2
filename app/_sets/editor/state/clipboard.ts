// Cells that go to the clipboard and come from it.
import { counted } from "../../../../lib/core/words.ts";
import { cellsOf, cleared, pasted, textOf } from "../../../../lib/sheets/range.ts";
import type { Command } from "../../../_client/command.tsx";
import { copied } from "../../../_client/copy.ts";
import { newId } from "../../../_client/new-id.ts";
import { cellsIn, change, type EditorPage, rangeIn } from "./focus.ts";
import { selectionOf } from "./selection.ts";
import type { SetEditor } from "./set-editor.ts";

/** The cells of the selection as text. */
export function copiedText(editor: SetEditor): string {
  return textOf(editor.view.shown, rangeIn(editor));
}

/** Lays cells from the clipboard into the selection. */
export function paste(editor: SetEditor, text: string): void {
  if (text === "") {
    editor.say("There is no text on the clipboard, so nothing was pasted.");
    return;
  }
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

/** Empties the selected cells, which are on the clipboard. */
export function cut(editor: SetEditor): void {
  change(
    editor,
    (cells) => `${cells} cut`,
    (range) => cleared(editor.view.sheet, editor.view.shown, range),
  );
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
    run: ({ editor }) =>
      void copied(copiedText(editor)).then((isDone) =>
        isDone ? cut(editor) : editor.say("This browser can’t copy here. Press Ctrl+X."),
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
