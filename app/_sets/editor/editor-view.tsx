"use client";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { MOST_CARDS } from "../../../lib/contract/card-set.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { useMedia } from "../../_client/use-media.ts";
import { CardForm } from "./card-form.tsx";
import { CellSide } from "./cell-side.tsx";
import { FaultList } from "./fault-list.tsx";
import { FindBox } from "./find-box.tsx";
import { SetGrid } from "./set-grid.tsx";
import { SetFoot, SetHead } from "./set-head.tsx";
import { LISTED_KEYS } from "./state/commands.ts";
import type { EditorPage } from "./state/focus.ts";
import { only } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";
import { Tools } from "./tools.tsx";

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
        {rows} of at most {MOST_CARDS.toLocaleString("en")} rows
      </span>
    </div>
  );
}
