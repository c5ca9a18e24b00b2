import { memo, useMemo } from "react";
import { counted } from "../../../lib/core/words.ts";
import { faultInWords, faultSays, placeInWords } from "../../../lib/sheets/fault-words.ts";
import { ALL_OF_SORT, type Mend, mendedAll, mendsOf } from "../../../lib/sheets/mends.ts";
import { type CellFault, type Sheet, withRows } from "../../../lib/sheets/sheet.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Place } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";

interface Props {
  readonly editor: SetEditor;
  /** Goes to a cell and gives it the focus. */
  goTo(place: Place): void;
}

/** More than anybody reads at once. The others come up as these are mended. */
const MOST_SHOWN = 20;

/** What is wrong in which cell, with what would mend it. */
export function FaultList({ editor, goTo }: Props) {
  const { faults, sheet } = useStaged(editor.store, (_, shown) => shown);
  const inSight = useMemo(
    () => faults.slice(0, MOST_SHOWN).map((fault) => ({ fault, mends: mendsOf(editor.game, sheet, fault) })),
    [editor.game, faults, sheet],
  );
  const sorts = Map.groupBy(
    inSight.flatMap(({ mends }) => mends),
    ({ sort }) => sort,
  );
  const mendAll = (sort: Mend["sort"]) => {
    const { sheet: now, faults: all } = editor.view;
    const { sheet: mended, count } = mendedAll(editor.game, now, all, sort);
    editor.edit({ says: `${counted(count, "fault")} mended`, sheet: mended });
  };
  return (
    <section aria-labelledby="faults">
      <h2 id="faults" className="font-semibold">
        {faults.length === 0 ? "No faults" : counted(faults.length, "fault")}
      </h2>
      {faults.length === 0 ? (
        <p className="text-sm text-faint">All rows can be used.</p>
      ) : (
        <p className="text-sm text-faint">A row with a fault is kept, but its card can’t be used yet.</p>
      )}
      <div className="mt-1 flex flex-wrap gap-1">
        {[...sorts].map(([sort, mends]) =>
          mends.length < 2 ? null : (
            <button key={sort} type="button" className="fix" onClick={() => mendAll(sort)}>
              {ALL_OF_SORT[sort]}, in all rows
            </button>
          ),
        )}
      </div>
      <ul className="mt-1 grid gap-2">
        {inSight.map(({ fault, mends }) => (
          <FaultLine
            key={`${sheet.rows[fault.row]?.id} ${fault.column} ${fault.message}`}
            editor={editor}
            sheet={sheet}
            fault={fault}
            mends={mends}
            goTo={goTo}
          />
        ))}
      </ul>
      {faults.length > MOST_SHOWN ? (
        <p className="mt-1 text-sm text-faint">And {faults.length - MOST_SHOWN} more.</p>
      ) : null}
    </section>
  );
}

interface LineProps extends Props {
  readonly sheet: Sheet;
  readonly fault: CellFault;
  readonly mends: readonly Mend[];
}

const FaultLine = memo(function FaultLine({ editor, sheet, fault, mends, goTo }: LineProps) {
  const row = sheet.rows[fault.row]?.id ?? "";
  const says = faultInWords(editor.game, fault);
  const make = ({ sort, says: to }: Mend) => {
    const { sheet: now } = editor.view;
    // The row may have changed since this list was drawn.
    const still = { ...fault, row: now.rows.findIndex(({ id }) => id === row) };
    const mend = mendsOf(editor.game, now, still).find((one) => one.sort === sort && one.says === to);
    if (!mend) return;
    const after = mend.row ? withRows(now, [mend.row]) : { ...now, rows: now.rows.filter(({ id }) => id !== row) };
    editor.edit({ says: mend.row ? "Fault mended" : "Row deleted", sheet: after });
  };
  return (
    <li className="text-sm wrap-anywhere">
      <button
        type="button"
        className="group min-h-6 cursor-pointer text-left pointer-coarse:min-h-11"
        onClick={() => goTo({ row, column: fault.column === "" ? "name" : fault.column })}
      >
        <span className="font-medium underline underline-offset-3">{placeInWords(editor.game, fault)}</span>
        {": "}
        <span className="text-faint group-hover:text-ink">{faultSays(editor.game, fault)}</span>
      </button>
      {mends.length > 0 ? (
        <span className="mt-1 flex flex-wrap gap-1">
          {mends.map((mend) => (
            <button
              key={`${mend.sort} ${mend.says}`}
              type="button"
              className="fix"
              aria-label={`${mend.says}: mend ${says}`}
              onClick={() => make(mend)}
            >
              {mend.says}
            </button>
          ))}
        </span>
      ) : null}
    </li>
  );
});
