import { type FocusEvent, type ReactNode, useCallback, useState } from "react";
import { useMedia } from "../_client/use-media.ts";
import { useVisibleRows } from "../_client/visible-rows.ts";
import { usePrinting } from "./use-printing.ts";

interface Column<Id extends string> {
  readonly id: Id;
  readonly says: string;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly columns: readonly Column<Id>[];
  /** The classes of the grid that head and rows share where there is room for columns. */
  readonly grid: string;
  /** The column that the rows are sorted by. Without it, they stand as they were given. */
  readonly by: Id | undefined;
  readonly isDown: boolean;
  onSort(by: Id, isDown: boolean): void;
  readonly count: number;
  /** What a row is known by. The function changes only with the rows. */
  keyOf(index: number): string;
  /** The cells of a row. */
  row(index: number): ReactNode;
  /** A cell in front of the columns. */
  readonly first?: ReactNode;
}

/** Where rows stand as blocks, the heads stand over nothing and only sort. */
const SORT_BY =
  "not-print:max-md:before:text-sm not-print:max-md:before:text-faint not-print:max-md:before:content-['Sort_by']";

/** A table that is sorted by its column heads. Of its rows only those in sight are drawn, on paper all. */
export function DeskTable<Id extends string>(props: Props<Id>) {
  const { label, columns, grid, by, isDown, onSort, count, keyOf, row, first } = props;
  const [current, setCurrent] = useState(-1);
  // Rows stand as blocks where there is no room for columns.
  const least = useMedia("(width < 48rem)") ? 112 : 57;
  const leastOf = useCallback(() => least, [least]);
  const list = useVisibleRows({ count, keyOf, leastOf, always: current < count ? current : -1 });
  const isPrinting = usePrinting();
  const rows = isPrinting ? Array.from({ length: count }, (_, index) => ({ index, start: 0 })) : list.rows;
  const visit = ({ target }: FocusEvent) =>
    setCurrent(Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1));
  return (
    <div
      ref={list.scroller}
      className="h-[75dvh] min-h-64 overflow-y-auto border-y border-ink [scrollbar-gutter:stable] print:h-auto print:overflow-visible"
      onScroll={list.onScroll}
    >
      <table aria-label={label} aria-rowcount={count + 1} className="block">
        <thead className="sticky top-0 z-10 block border-b border-ink bg-paper">
          <tr aria-rowindex={1} className={`flex flex-wrap items-center gap-x-3 ${SORT_BY} ${grid}`}>
            {first}
            {columns.map(({ id, says }) => (
              <ColumnHead
                key={id}
                says={says}
                order={by !== id ? "none" : isDown ? "descending" : "ascending"}
                onPress={() => onSort(id, by === id && !isDown)}
              />
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={isPrinting ? {} : { height: list.height }} onFocus={visit}>
          {rows.map(({ index, start }) => (
            <tr
              key={keyOf(index)}
              ref={list.measure}
              aria-rowindex={index + 2}
              data-index={index}
              className={`absolute inset-x-0 top-0 flex flex-wrap items-center gap-x-3 border-b border-rule py-1 print:static print:break-inside-avoid ${grid}`}
              style={isPrinting ? {} : { transform: `translateY(${start}px)` }}
            >
              {row(index)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly says: string;
  readonly order: "ascending" | "descending" | "none";
  onPress(): void;
}

function ColumnHead({ says, order, onPress }: HeadProps) {
  return (
    <th scope="col" aria-sort={order} className="min-w-0 text-left">
      <button
        type="button"
        className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-sm font-semibold pointer-coarse:min-h-11"
        onClick={onPress}
      >
        {says}
        <svg viewBox="0 0 8 12" className="h-3 w-2 fill-current print:hidden" aria-hidden="true">
          {order === "descending" ? null : <path d="M4 0 8 5H0z" />}
          {order === "ascending" ? null : <path d="M4 12 0 7h8z" />}
        </svg>
      </button>
    </th>
  );
}

/** One cell of a row. */
export function Cell({ className = "", children }: { className?: string; children?: ReactNode }) {
  return <td className={`min-w-0 not-print:max-md:empty:hidden ${className}`}>{children}</td>;
}
