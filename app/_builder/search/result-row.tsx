"use client";
import { memo } from "react";
import { readLarge } from "../../_client/card-in-hand.ts";
import { press } from "../../_client/command.tsx";
import { CardCells } from "../card-cells.tsx";
import { Stepper } from "../deck/stepper.tsx";
import { RESULT_COMMANDS } from "../state/commands.ts";
import { type Found, useCopies } from "./use-copies.ts";

export interface ResultProps extends Found {
  readonly start: number;
  /** The row of all rows that it is in, which its measured height is noted under. */
  readonly index: number;
  measure(row: HTMLElement | null): (() => void) | undefined;
  readonly place: number;
  readonly of: number;
  /** Whether the Tab key stops here. It stops at only one card of the list, and the arrow keys continue from there. */
  readonly isStop: boolean;
}

interface Props extends ResultProps {
  /** The words above the numbers of its group. */
  readonly columns: readonly string[] | undefined;
}

/** One card of the results: what it is, how many copies the deck has, and why it would not fit. */
export const ResultRow = memo(function ResultRow({
  columns,
  start,
  index,
  measure,
  place,
  of,
  isStop,
  ...found
}: Props) {
  const { builder, entry, isTouch } = found;
  const { count, elsewhere, why, name, change } = useCopies(found);
  return (
    <li
      ref={measure}
      data-index={index}
      className="absolute inset-x-0 top-0 flex min-h-8.5 items-center gap-2 px-1.5 hover:bg-wash pointer-coarse:min-h-11.5"
      style={{ transform: `translateY(${start}px)` }}
      aria-setsize={of}
      aria-posinset={place}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", entry.label)}
    >
      <button
        type="button"
        data-row={entry.label}
        tabIndex={isStop ? 0 : -1}
        className="flex min-h-8 min-w-0 flex-1 cursor-pointer flex-col justify-center py-0.5 text-left pointer-coarse:min-h-11"
        onClick={() => (isTouch ? readLarge(entry.label) : change(1))}
        onKeyDown={(event) => press(RESULT_COMMANDS, { count, change }, event)}
        aria-label={name}
        aria-description={why}
      >
        <CardCells game={builder.pool.game} entry={entry} columns={columns} />
        {elsewhere === "" ? null : <span className="pl-6 text-xs text-faint">{elsewhere}</span>}
        {why && <span className="pl-6 text-xs text-illegal">{why}</span>}
      </button>
      <Stepper label={entry.label} count={count} onChange={change} keyed />
    </li>
  );
});
