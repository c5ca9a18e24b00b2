import { valueOfCell } from "../../../lib/cards/cells.ts";
import { shown } from "../../../lib/core/card/shown.ts";
import type { Game } from "../../../lib/core/game.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { canHave, stateOf } from "../../../lib/sheets/columns.ts";
import { attributeOf, type CellFault, labelOfColumn, type Row } from "../../../lib/sheets/sheet.ts";
import { PLACEHOLDER } from "../../_ui/cards/placeholder.ts";

interface Props {
  readonly game: Game;
  readonly row: Row;
  readonly column: string;
  readonly fault: CellFault | undefined;
}

/** What a cell says: its value as cards print it, or why there is none. A faulty one shows what was typed. */
export function CellContent({ game, row, column, fault }: Props) {
  const cell = row.cells[column] ?? "";
  const state = stateOf(row, column);
  if (state === "unknown" && !canHave(game, row, column))
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">a card of this kind has no {labelOfColumn(game, column)}</span>
      </>
    );
  if (state === "unknown")
    return (
      <>
        <span aria-hidden="true" className="text-faint">
          ?
        </span>
        <span className="sr-only">not known</span>
      </>
    );
  const words = fault ? cell : inWords(game, column, cell);
  return (
    <>
      {fault ? (
        <span aria-hidden="true" className="mr-1 font-bold text-illegal">
          !
        </span>
      ) : null}
      {state === "placeholder" ? (
        <>
          <em className={PLACEHOLDER}>{words}</em>
          <span className="sr-only">, a placeholder</span>
        </>
      ) : (
        <span className={state === "none" ? "text-faint" : ""}>{words}</span>
      )}
    </>
  );
}

function inWords(game: Game, column: string, cell: string): string {
  const value = valueOfCell(game, column, cell);
  if (value === null) return "none";
  return attributeOf(game, column) ? shown(value, (word) => worded(game.layout, word)) : String(value);
}
