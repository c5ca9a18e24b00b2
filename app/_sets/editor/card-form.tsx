import { useEffect, useRef, useState } from "react";
import { asTyped, canHave, stateOf } from "../../../lib/sheets/columns.ts";
import { faultSays } from "../../../lib/sheets/fault-words.ts";
import { type CellFault, labelOfColumn, type Row, withCell, withRows } from "../../../lib/sheets/sheet.ts";
import { CommandButton } from "../../_client/command.tsx";
import { useStaged } from "../../_client/staged-store.ts";
import { CellField } from "./cell-field.tsx";
import { NEXT_FAULT, NO_VALUE } from "./state/commands.ts";
import { cellName, type EditorPage } from "./state/focus.ts";
import { only, placeAt, spotOf } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";

/** One card of a set as a form, with ways to the others. */
export function CardForm({ page }: { page: EditorPage }) {
  const { editor } = page;
  const { shown, selection, faultsOf, sheet } = useStaged(editor.store, (now) => now);
  const spot = spotOf(shown, selection.at);
  const row = shown.rows[spot.row];
  if (!row) return null;
  const go = (by: number) => editor.select(only(placeAt(shown, { row: spot.row + by, column: 0 })));
  const faults = faultsOf.get(row.id) ?? [];
  const whole = faults.filter(({ column }) => !shown.columns.includes(column));
  const columns = shown.columns.filter(
    (column) => canHave(editor.game, row, column) || (row.cells[column] ?? "") !== "",
  );
  return (
    <div>
      <div className="sticky top-0 z-2 flex flex-wrap items-center gap-2 border-b border-rule bg-paper py-2">
        <button type="button" className="tool" disabled={spot.row === 0} onClick={() => go(-1)}>
          Previous
        </button>
        <button type="button" className="tool" disabled={spot.row >= shown.rows.length - 1} onClick={() => go(1)}>
          Next
        </button>
        <CommandButton command={NEXT_FAULT} context={page} />
        <span role="status" className="text-sm text-faint tabular-nums">
          Card {spot.row + 1} of {shown.rows.length}
        </span>
      </div>
      {whole.map((fault) => (
        <p key={fault.message} className="mt-2 text-sm text-illegal">
          {faultSays(editor.game, fault)}
        </p>
      ))}
      <form
        key={row.id}
        aria-label={`Card ${spot.row + 1}`}
        className="mt-2 grid gap-3"
        onSubmit={(event) => event.preventDefault()}
      >
        {columns.map((column) => (
          <FormField
            key={column}
            page={page}
            rows={sheet.rows}
            row={row}
            column={column}
            isCurrent={selection.at.column === column}
            fault={faults.find((one) => one.column === column)}
          />
        ))}
      </form>
    </div>
  );
}

interface FieldProps {
  readonly page: EditorPage;
  readonly rows: readonly Row[];
  readonly row: Row;
  readonly column: string;
  readonly isCurrent: boolean;
  readonly fault: CellFault | undefined;
}

function FormField({ page, rows, row, column, isCurrent, fault }: FieldProps) {
  const { editor } = page;
  const { game } = editor;
  const cell = asTyped(game, column, row.cells[column] ?? "");
  const [value, setValue] = useState(cell);
  const box = useRef<HTMLDivElement>(null);
  // Undo, a mend or another tab can change the cell under the field.
  useEffect(() => setValue(cell), [cell]);
  useEffect(() => {
    if (isCurrent && fault && !box.current?.contains(document.activeElement))
      box.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [isCurrent, fault]);
  const id = `form-fault-${column}`;
  const state = stateOf(row, column);
  const at = { row: row.id, column };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cell in hand is the one whose field has the focus
    <div
      ref={box}
      className="grid gap-0.5"
      onFocus={() => editor.view.selection.at.column !== column && editor.select(only(at))}
    >
      <span aria-hidden="true" className="flex items-baseline justify-between gap-2 text-sm">
        <span className="first-letter:uppercase">{labelOfColumn(game, column)}</span>
        <span className="text-faint">{STATES[state]}</span>
      </span>
      <span className="flex items-start gap-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is typed is kept when the field inside is left */}
        <span
          className="min-w-0 grow border border-faint"
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
            if (value !== cell) keep(editor, row, column, value);
          }}
        >
          <CellField
            game={game}
            rows={rows}
            row={row}
            column={column}
            label={labelOfColumn(game, column)}
            value={value}
            fault={fault ? id : undefined}
            onChange={setValue}
          />
        </span>
        <NoneButton page={page} row={row} column={column} isNone={state === "none"} />
      </span>
      {fault ? (
        <p id={id} className="text-sm text-illegal wrap-anywhere">
          {faultSays(game, fault)}
        </p>
      ) : null}
    </div>
  );
}

interface NoneProps extends Pick<FieldProps, "page" | "row" | "column"> {
  readonly isNone: boolean;
}

/** Says that a card has no such value, or takes that back. Every card has a name and a kind. */
function NoneButton({ page, row, column, isNone }: NoneProps) {
  const { editor } = page;
  if (column === "name" || column === editor.game.kind) return null;
  return (
    <button
      type="button"
      className="chip"
      aria-label={`No ${labelOfColumn(editor.game, column)}`}
      aria-pressed={isNone}
      onClick={() => {
        editor.select(only({ row: row.id, column }));
        if (isNone) keep(editor, row, column, "");
        else NO_VALUE.run(page, "");
      }}
    >
      None
    </button>
  );
}

const STATES = { known: "", unknown: "Not known", none: "None", placeholder: "Placeholder" };

/** Keeps what was typed into the cell of a row as it is now. */
function keep(editor: SetEditor, { id }: Row, column: string, value: string): void {
  const { sheet } = editor.view;
  const row = sheet.rows.find((one) => one.id === id);
  if (!row) return;
  const changed = withCell(row, column, value);
  if (changed !== row)
    editor.edit({
      says: `${cellName(editor, row, column)} changed`,
      sheet: withRows(sheet, [changed]),
      counts: [id],
    });
}
