"use client";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { MOST_CARDS } from "../../../lib/contract/card-set.ts";
import { CommandButton } from "../../_client/command.tsx";
import { keysInWords } from "../../_client/key-names.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { useMedia } from "../../_client/use-media.ts";
import { CardForm } from "./card-form.tsx";
import { CellSide } from "./cell-side.tsx";
import { FaultList } from "./fault-list.tsx";
import { FindBox } from "./find-box.tsx";
import { SetGrid } from "./set-grid.tsx";
import { SetFoot, SetHead } from "./set-head.tsx";
import { CLIPBOARD } from "./state/clipboard.ts";
import {
  ADD_ROW,
  CLEAR,
  DELETE_ROWS,
  DUPLICATE,
  EDIT,
  FILL,
  KEYS,
  LISTED_KEYS,
  NEXT_FAULT,
  NO_VALUE,
  PLACEHOLDER,
  REDO,
  UNDO,
} from "./state/commands.ts";
import type { EditorPage } from "./state/focus.ts";
import { only } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";

const KeysDialog = lazy(() => import("../../_client/keys-dialog.tsx"));

/** On a narrow screen a set is written card by card. */
const NARROW = "(max-width: 39.99rem)";

/** The whole editor of a set: its head, the grid or the form, and what belongs to the card in hand. */
export function EditorView({ editor }: { editor: SetEditor }) {
  const [isKeysOpen, setKeysOpen] = useState(false);
  const isNarrow = useMedia(NARROW);
  const focus = useRef(false);
  const find = useRef<HTMLInputElement>(null);
  useEffect(() => editor.watch(), [editor]);
  const page = useMemo<EditorPage>(
    () => ({ editor, openKeys: () => setKeysOpen(true), openFind: () => find.current?.focus() }),
    [editor],
  );
  const goTo: Parameters<typeof FaultList>[0]["goTo"] = (place) => {
    focus.current = true;
    editor.select(only(place));
    // A cell that was chosen before is not drawn anew.
    document.querySelector<HTMLElement>("[role=grid] [tabindex='0'][data-row]")?.focus();
  };
  const leave = () => goTo(editor.view.selection.at);
  return (
    <div data-game={editor.game.id}>
      <SetHead editor={editor} isNarrow={isNarrow} />
      <div className="mt-2 grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Tools page={page} isNarrow={isNarrow}>
            {isNarrow ? null : <FindBox editor={editor} box={find} onLeave={leave} />}
          </Tools>
          {isNarrow ? <CardForm page={page} /> : <SetGrid page={page} focus={focus} />}
          <Said editor={editor} />
        </div>
        <aside aria-label="Faults and card" className="grid gap-5">
          <CellSide editor={editor} />
          <FaultList editor={editor} goTo={goTo} />
          {isNarrow ? <SetFoot editor={editor} /> : null}
        </aside>
      </div>
      {isKeysOpen ? (
        <Suspense>
          <KeysDialog commands={LISTED_KEYS} onClose={() => setKeysOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

const ON_CELLS = [EDIT, CLEAR, NO_VALUE, PLACEHOLDER, FILL, ...CLIPBOARD];
/** What a cell can be, with its keys. */
const KEYED = [CLEAR, NO_VALUE, PLACEHOLDER, NEXT_FAULT];
const ON_ROWS = [ADD_ROW, DUPLICATE, DELETE_ROWS];

/** What can be done with the cells and the rows, for mouse and touch. The keys do the same. */
function Tools({ page, isNarrow, children }: { page: EditorPage; isNarrow: boolean; children: ReactNode }) {
  // Whether a button can be pressed depends on everything.
  useStaged(page.editor.store, (_, shown) => shown);
  const commands = isNarrow ? [UNDO, REDO, ...ON_ROWS] : [UNDO, REDO, ...ON_CELLS, ...ON_ROWS, NEXT_FAULT, KEYS];
  return (
    <fieldset aria-label="Cells and rows" className="flex min-w-0 flex-wrap items-center gap-1 py-2">
      {commands.map((command) => (
        <CommandButton key={command.id} command={command} context={page}>
          {command.label ?? command.says}
          {KEYED.includes(command) ? (
            <span aria-hidden="true" className="ml-1.5 font-mono text-xs text-faint pointer-coarse:hidden">
              {keysInWords(command.keys.slice(0, 1))}
            </span>
          ) : null}
        </CommandButton>
      ))}
      {children}
    </fieldset>
  );
}

/** What happened last. */
function Said({ editor }: { editor: SetEditor }) {
  const says = useStaged(editor.store, (now) => now.says);
  const rows = useStaged(editor.store, (now) => now.sheet.rows.length);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 py-1 text-sm text-faint">
      <span role="status" className="grow">
        {says}
      </span>
      <span className="tabular-nums">
        {rows} of at most {MOST_CARDS} rows
      </span>
    </div>
  );
}
