import { type RefObject, useDeferredValue, useMemo, useState } from "react";
import { useStaged } from "../../_client/staged-store.ts";
import { only, type Place } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";

/** Finds cells by what stands in them. Enter goes to the next one, Shift+Enter to the one before, Escape to the grid. */
export function FindBox({
  editor,
  box,
  onLeave,
}: {
  editor: SetEditor;
  box: RefObject<HTMLInputElement | null>;
  onLeave(): void;
}) {
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const { shown, selection } = useStaged(editor.store, (now) => now);
  const found = useMemo((): readonly Place[] => {
    if (wanted === "") return [];
    return shown.rows.flatMap((row) =>
      shown.columns
        .filter((column) => row.cells[column]?.toLowerCase().includes(wanted))
        .map((column) => ({ row: row.id, column })),
    );
  }, [shown, wanted]);
  const at = found.findIndex(({ row, column }) => row === selection.at.row && column === selection.at.column);
  const go = (by: number) => {
    const next = found.at((at + by + (at < 0 && by < 0 ? 1 : 0)) % Math.max(1, found.length));
    if (next) editor.select(only(next));
  };
  const count = found.length === 0 ? "Nothing found" : `${at < 0 ? "" : `${at + 1} of `}${found.length} found`;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <input
        ref={box}
        type="search"
        aria-label="Find in the cells"
        placeholder="Find"
        maxLength={200}
        className="field h-9 min-h-9 w-40 text-sm pointer-coarse:h-11"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") onLeave();
        }}
      />
      <span role="status" className="text-sm text-faint tabular-nums">
        {words.trim() === "" ? "" : count}
      </span>
    </search>
  );
}
