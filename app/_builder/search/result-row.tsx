"use client";
import { memo } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import { CONSIDERING } from "../../../lib/deck/draft/draft.ts";
import { readLarge } from "../../_client/card-in-hand.ts";
import { press } from "../../_client/command.tsx";
import { useStaged } from "../../_client/staged-store.ts";
import { CardCells } from "../card-cells.tsx";
import { Stepper } from "../deck/stepper.tsx";
import type { Builder, Objection } from "../state/builder.ts";
import { RESULT_COMMANDS } from "../state/commands.ts";

interface Props {
  readonly builder: Builder;
  readonly entry: PoolCard;
  /** The words above the numbers of its group. */
  readonly columns: readonly string[] | undefined;
  /** The section that copies are added to. */
  readonly target: string;
  readonly objection: Objection;
  readonly start: number;
  /** Where it stands among all rows, which its measured height is noted under. */
  readonly index: number;
  measure(row: HTMLElement | null): (() => void) | undefined;
  readonly place: number;
  readonly of: number;
  /** Whether the Tab key stops here. It stops at only one row of the list, and the arrow keys continue from there. */
  readonly isStop: boolean;
  /** Whether a press opens the card instead of adding it, because a finger can point at nothing. */
  readonly isTouch: boolean;
}

/** One card of the results: what it is, how many copies the deck has, and why it would not fit. */
export const ResultRow = memo(function ResultRow({
  builder,
  entry,
  columns,
  target,
  objection,
  start,
  index,
  measure,
  place,
  of,
  isStop,
  isTouch,
}: Props) {
  const count = useCount(builder, target, entry.label);
  const elsewhere = useElsewhere(builder, target, entry.label);
  const isIn = count > 0 || elsewhere !== "" || target === CONSIDERING;
  const against = isIn ? undefined : objection({ section: target, card: entry.known, count: 1 });
  const why = against && `If added: ${against.message}`;
  const has = `${count} ${target === CONSIDERING ? "put aside" : elsewhere === "" ? "in the deck" : "here"}`;
  const change = (by: number) =>
    builder.edit(by > 0 ? `${by} more ${entry.label}` : `${-by} fewer ${entry.label}`, [
      { section: target, card: entry.label, by },
    ]);
  return (
    <li
      ref={measure}
      data-index={index}
      className="absolute inset-x-0 top-0 flex min-h-8.5 items-center gap-2 hover:bg-wash pointer-coarse:min-h-11.5"
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
        aria-label={`${isTouch ? "Read" : "Add"} ${entry.label}, ${[has, elsewhere].filter(Boolean).join(", ")}`}
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

/** How many copies of a card a section has. Only rows whose number changes render again. */
function useCount(builder: Builder, section: string, card: string): number {
  return useStaged(builder.store, () => builder.count(section, card));
}

function useElsewhere(builder: Builder, section: string, card: string): string {
  return useStaged(builder.store, () => builder.elsewhere(section, card));
}
