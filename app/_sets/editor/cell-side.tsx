import { memo } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { labelOfColumn, withRows } from "../../../lib/sheets/sheet.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { CardFace } from "../../_ui/cards/card-face.tsx";
import { cardOfRow } from "./row-card.ts";
import { focused } from "./state/focus.ts";
import { spotOf } from "./state/selection.ts";
import type { SetEditor } from "./state/set-editor.ts";
import { useUnderstood } from "./use-phrases.ts";

const Face = memo(CardFace);

/** What belongs to the cell and to the card that have the focus: a source, a mark, and the card as it will look. */
export function CellSide({ editor }: { editor: SetEditor }) {
  const { game } = editor;
  const view = useStaged(editor.store, (_, shown) => shown);
  const row = view.shown.rows[spotOf(view.shown, view.selection.at).row];
  if (!row) return null;
  const drawn = cardOfRow(game, row, view.faultsOf.get(row.id) ?? []);
  return (
    <section aria-label="Card" className="grid gap-3">
      <CellFacts editor={editor} />
      {"why" in drawn ? (
        <p className="text-sm text-faint wrap-anywhere">{drawn.why}</p>
      ) : (
        <>
          <div className="mx-auto w-full max-w-66">
            <Face game={game} entry={drawn} />
          </div>
          <AtTheTable game={game} card={drawn.card} />
        </>
      )}
    </section>
  );
}

/** Where the fact in the cell is from, and whether it is one. */
export function CellFacts({ editor }: { editor: SetEditor }) {
  const { game } = editor;
  const { sheet } = useStaged(editor.store, (now) => now);
  const { row, column } = focused(editor);
  const label = labelOfColumn(game, column);
  const isEmpty = (row.cells[column] ?? "") === "";
  const canBeMarked = column !== "name" && column !== game.kind;
  const keepSource = (source: string) => {
    const { [column]: before = "", ...others } = row.sources;
    if (source.trim() === before) return;
    const sources = source.trim() === "" ? others : { ...others, [column]: source.trim() };
    editor.edit({ says: `Source of ${label} changed`, sheet: withRows(editor.view.sheet, [{ ...row, sources }]) });
  };
  const mark = (isPlaceholder: boolean) => {
    const others = row.standIn.filter((name) => name !== column);
    const standIn = isPlaceholder ? [...others, column] : others;
    editor.edit({
      says: `${label} is ${isPlaceholder ? "a placeholder" : "a fact"} now`,
      sheet: withRows(sheet, [{ ...row, standIn }]),
    });
  };
  return (
    <div className="grid gap-1.5 text-sm">
      <h2 className="font-semibold first-letter:uppercase">{label}</h2>
      {isEmpty ? (
        <p className="text-faint">Not known. A value that you type can have a source.</p>
      ) : (
        <>
          {column === "name" ? null : (
            <label key={`${row.id} ${column}`} className="grid gap-0.5">
              <span className="text-faint">Where is this from?</span>
              <input
                className="field"
                maxLength={400}
                defaultValue={row.sources[column] ?? ""}
                onBlur={({ target }) => keepSource(target.value)}
                onKeyDown={(event) => event.key === "Enter" && keepSource(event.currentTarget.value)}
              />
            </label>
          )}
          {canBeMarked ? (
            <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-5"
                checked={row.standIn.includes(column)}
                onChange={({ target }) => mark(target.checked)}
              />
              A placeholder, not a fact
            </label>
          ) : null}
        </>
      )}
    </div>
  );
}

/** What plays itself at the table, and what is left to the player. */
function AtTheTable({ game, card }: { game: Game; card: Card }) {
  const understood = useUnderstood(game, card);
  if (understood.length === 0) return null;
  return (
    <div>
      <h3 className="label">At the table</h3>
      <ul className="mt-1 text-sm">
        {understood.map(({ sentence, isCarriedOut }) => (
          <li key={sentence} className="flex gap-2">
            <span aria-hidden="true">{isCarriedOut ? "✓" : "○"}</span>
            <span className="wrap-anywhere">
              <span className="text-faint">{isCarriedOut ? "Plays itself: " : "Left to you: "}</span>
              {sentence}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
