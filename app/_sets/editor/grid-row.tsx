// biome-ignore-all lint/a11y/useSemanticElements: of a table of thousands of rows only those in sight exist, laid out by hand
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: a cell is a row header or a grid cell, and both have them
import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { canHave } from "../../../lib/sheets/columns.ts";
import { faultSays } from "../../../lib/sheets/fault-words.ts";
import type { CellFault, Row } from "../../../lib/sheets/sheet.ts";
import { CellContent } from "./cell-content.tsx";

/** How high a row is. */
export const ROW_HEIGHT = 36;

interface Props {
  readonly game: Game;
  readonly row: Row;
  readonly columns: readonly string[];
  /** Its place among the rows that are shown, and its number in the sheet. */
  readonly index: number;
  readonly number: number;
  readonly start: number;
  readonly template: string;
  readonly faults: readonly CellFault[] | undefined;
  /** The column of the cell that the Tab key stops at, if it is in this row. */
  readonly stop: string | undefined;
  /** The first and the last selected column, or −1. */
  readonly left: number;
  readonly right: number;
}

/** One card of the grid. */
export const GridRow = memo(function GridRow(props: Props) {
  const { game, row, columns, index, number, start, template, faults, stop, left, right } = props;
  const whole = faults?.find(({ column }) => !columns.includes(column));
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells of a grid take the focus, not its rows
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute left-0 grid w-max border-b border-rule bg-sheet"
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: template, height: ROW_HEIGHT }}
    >
      <div
        aria-hidden="true"
        className="sticky left-0 z-1 flex items-center justify-end border-r border-rule bg-wash px-1.5 text-xs text-faint tabular-nums"
      >
        {number}
      </div>
      {columns.map((column, at) => {
        const fault = faults?.find((one) => one.column === column) ?? (at === 0 ? whole : undefined);
        return (
          <GridCell
            key={column}
            game={game}
            row={row}
            column={column}
            at={at}
            fault={fault}
            isStop={stop === column}
            isSelected={at >= left && at <= right}
          />
        );
      })}
    </div>
  );
});

interface CellProps {
  readonly game: Game;
  readonly row: Row;
  readonly column: string;
  readonly at: number;
  readonly fault: CellFault | undefined;
  readonly isStop: boolean;
  readonly isSelected: boolean;
}

const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--rule)_0_1px,transparent_1px_6px)] text-faint";

const GridCell = memo(function GridCell({ game, row, column, at, fault, isStop, isSelected }: CellProps) {
  const isOpen = canHave(game, row, column) || (row.cells[column] ?? "") !== "";
  const id = `fault-${row.id}-${column}`;
  const look = [
    "relative flex min-w-0 cursor-cell items-center border-r border-rule px-2 text-sm select-none focus:outline-2 focus:-outline-offset-2 focus:outline-accent",
    at === 0 ? "sticky left-11 z-1 bg-sheet font-medium" : "",
    isOpen ? "" : HATCHED,
    isSelected
      ? "bg-[color-mix(in_oklab,var(--accent)_18%,var(--sheet))] forced-colors:border-b-4 forced-colors:border-b-[Highlight]"
      : "",
    fault ? "shadow-[inset_0_-2px_0_var(--illegal)] forced-colors:border-2 forced-colors:border-dashed" : "",
  ];
  return (
    <div
      role={at === 0 ? "rowheader" : "gridcell"}
      aria-colindex={at + 1}
      aria-selected={isSelected}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={fault ? id : undefined}
      tabIndex={isStop ? 0 : -1}
      data-row={row.id}
      data-column={column}
      className={look.join(" ")}
    >
      <span className="truncate">
        <CellContent game={game} row={row} column={column} fault={fault} />
      </span>
      {fault ? (
        <span id={id} hidden>
          {faultSays(game, fault)}
        </span>
      ) : null}
    </div>
  );
});
