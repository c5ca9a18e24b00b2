import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Row, withCell, withRows } from "../../../lib/sheets/sheet.ts";
import { CellField } from "./cell-field.tsx";
import { cellName, type EditorPage, focused } from "./state/focus.ts";
import { only, placeAt, spotOf } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";

interface Props {
  readonly page: EditorPage;
  /** The cell that is edited, and what it scrolls in. */
  readonly cell: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly focus: RefObject<boolean>;
  /** What it begins with. */
  readonly typed: string;
}

/** The field over a cell that is edited. Enter and Tab keep what was typed and go on, Escape leaves the cell as it was. */
export function CellEditor({ page: { editor }, cell, scroller, focus, typed }: Props) {
  const [{ row, column }] = useState(() => focused(editor));
  const [value, setValue] = useState(typed);
  const latest = useRef(typed);
  const isOver = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useLaidOver(box, cell, scroller);
  const keep = (by: Step) => {
    if (isOver.current) return;
    isOver.current = true;
    keepCell(editor, row, column, latest.current, by);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isBroken = key === "Enter" && (altKey || (column === "text" && shiftKey));
    if (isBroken) return;
    const steps = { Enter: { row: ctrlKey || metaKey ? 0 : 1, column: 0 }, Tab: { row: 0, column: 1 } };
    if (key === "Escape") {
      isOver.current = true;
      focus.current = true;
      editor.type(undefined);
    } else if (key === "Enter" || key === "Tab") {
      const step = steps[key];
      focus.current = true;
      keep(shiftKey ? { row: -step.row, column: -step.column } : step);
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field inside
    <div
      ref={box}
      data-game={editor.game.id}
      className="fixed z-30 max-w-[calc(100vw-1rem)] border-2 border-accent bg-sheet shadow-lg"
      onKeyDown={onKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        focus.current = false;
        keep({ row: 0, column: 0 });
      }}
    >
      <CellField
        game={editor.game}
        rows={editor.view.sheet.rows}
        row={row}
        column={column}
        label={cellName(editor, row, column)}
        value={value}
        isFocused
        onChange={(next) => {
          latest.current = next;
          setValue(next);
        }}
      />
    </div>
  );
}

type Step = { readonly row: number; readonly column: number };

/** Keeps what was typed into a cell, and goes on by a step. */
function keepCell(editor: SetEditor, { id }: Row, column: string, typed: string, by: Step): void {
  const { sheet, shown, selection } = editor.view;
  const spot = spotOf(shown, { row: id, column });
  const to = placeAt(shown, { row: spot.row + by.row, column: spot.column + by.column });
  // Another tab can have changed the row since, or removed it.
  const row = sheet.rows.find((one) => one.id === id);
  const changed = row && withCell(row, column, typed);
  editor.edit({
    says: row ? `${cellName(editor, row, column)} changed` : "",
    sheet: changed === undefined || changed === row ? sheet : withRows(sheet, [changed]),
    selection: by.row === 0 && by.column === 0 ? selection : only(to),
    counts: [id],
  });
}

function useLaidOver(
  box: RefObject<HTMLElement | null>,
  cell: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const lay = () => layOver(box.current, cell.current);
    lay();
    const outer = scroller.current;
    outer?.addEventListener("scroll", lay);
    addEventListener("resize", lay);
    return () => {
      outer?.removeEventListener("scroll", lay);
      removeEventListener("resize", lay);
    };
  }, [box, cell, scroller]);
}

/** Over its cell, and inside the window: above the cell's lower edge where there is little room below. */
function layOver(box: HTMLElement | null, cell: HTMLElement | null): void {
  if (!box || !cell) return;
  const { left, top, bottom, width, height } = cell.getBoundingClientRect();
  const isLow = top > innerHeight * 0.6;
  box.style.minWidth = `${Math.max(width, 208)}px`;
  box.style.minHeight = `${height}px`;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = isLow ? "auto" : `${top}px`;
  box.style.bottom = isLow ? `${innerHeight - bottom}px` : "auto";
}
