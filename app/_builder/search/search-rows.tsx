"use client";
import { type FocusEvent, type RefCallback, startTransition, useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Game } from "../../../lib/core/game.ts";
import { objectionsTo } from "../../../lib/deck/verdict/objection.ts";
import { columnsOf } from "../../../lib/deck/view/blocks.ts";
import { press } from "../../_client/command.tsx";
import { useMedia } from "../../_client/use-media.ts";
import { useVisibleRows } from "../../_client/visible-rows.ts";
import { ColumnWords } from "../card-cells.tsx";
import type { Builder, View } from "../state/builder.ts";
import { LIST_COMMANDS } from "../state/commands.ts";
import { ResultRow } from "./result-row.tsx";
import { type Results, sectionFor } from "./search.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly results: Pick<Results, "items" | "cards" | "closed">;
  readonly section: string | undefined;
}

/** The list of results. Only the visible part is rendered. */
export function SearchRows({ builder, view, results: { items, cards, closed }, section }: Props) {
  const { pool } = builder;
  const isTouch = useMedia("(pointer: coarse)");
  const objection = useMemo(() => objectionsTo(pool, view.deck), [pool, view.deck]);
  const { scroller, drawn, height, measure, onScroll, stop, visit, walk } = useRows(items, isTouch);
  const columns = useMemo(() => columnsByItem(pool.game, items), [pool, items]);
  if (cards === 0) {
    return <p className="p-4 text-faint">{nothingIn(closed)}</p>;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows and are handled here for all
    <div
      ref={scroller}
      data-results
      className="h-[calc(100dvh-16.5rem)] min-h-64 overflow-y-auto md:h-auto md:min-h-0 md:flex-1"
      onKeyDown={(event) => press(LIST_COMMANDS, { walk }, event)}
      onFocus={visit}
      onScroll={onScroll}
    >
      <ul className="relative" style={{ height: height }}>
        {drawn.map(({ item, index, start }) =>
          "heading" in item ? (
            <HeadingRow
              key={keyOf(items, index)}
              game={pool.game}
              item={item}
              columns={columns.get(item) ?? []}
              start={start}
              index={index}
              measure={measure}
            />
          ) : (
            <ResultRow
              key={item.entry.label}
              builder={builder}
              entry={item.entry}
              columns={columns.get(item)}
              target={sectionFor(pool, item.entry, section)}
              objection={objection}
              start={start}
              index={index}
              measure={measure}
              place={item.place}
              of={cards}
              isStop={item.entry.label === stop}
              isTouch={isTouch}
            />
          ),
        )}
      </ul>
    </div>
  );
}

interface HeadingProps {
  readonly game: Game;
  readonly item: Extract<Results["items"][number], { readonly heading: string }>;
  readonly columns: readonly string[];
  readonly start: number;
  readonly index: number;
  readonly measure: RefCallback<HTMLElement>;
}

function HeadingRow({ game, item, columns, start, index, measure }: HeadingProps) {
  return (
    <li
      ref={measure}
      data-index={index}
      className="absolute inset-x-0 top-0 flex h-8 items-end gap-2 pb-0.75 text-faint"
      style={{ transform: `translateY(${start}px)` }}
    >
      <h2 className="truncate text-sm font-semibold text-ink">{item.heading}</h2>
      <span className="text-sm tabular-nums">{item.cards}</span>
      <span className="ml-auto pr-22 pointer-coarse:pr-30">
        <ColumnWords game={game} columns={columns} />
      </span>
    </li>
  );
}

/**
 * The items that are visible or nearly so, each with its offset, the total height, and the row that has the focus with the
 * ways to others.
 */
function useRows(items: Results["items"], isTouch: boolean) {
  const [current, setCurrent] = useState("");
  const at = useMemo(() => items.findIndex((item) => isOf(item, current)), [items, current]);
  const { rows, ...list } = useVisibleRows({
    count: items.length,
    keyOf: useCallback((index: number) => keyOf(items, index), [items]),
    leastOf: useCallback((index: number) => heightOf(items, index, isTouch), [items, isTouch]),
    // The row that has the focus stays, however far the list is scrolled.
    always: at,
  });
  const drawn = rows.flatMap(({ index, start }) => {
    const item = items[index];
    return item ? [{ item, index, start }] : [];
  });
  // The Tab key stops at only one row: the last one that had the focus, or the first.
  const labels = drawn.flatMap(({ item }) => ("entry" in item ? item.entry.label : []));
  const stop = labels.includes(current) ? current : labels[0];
  const visit = ({ target }: FocusEvent) => startTransition(() => setCurrent(labelOf(target)));
  /** The arrow keys go from card to card and skip headings. */
  const walk = (isUp: boolean) => {
    const next = besides(items, labelOf(document.activeElement), isUp);
    if (next === undefined) {
      if (isUp) document.getElementById("search")?.focus();
      return;
    }
    // The arrow keys can be faster than the list, which only renders a row when it becomes visible.
    if (!labels.includes(next)) flushSync(() => setCurrent(next));
    rowOf(list.scroller.current, next)?.focus();
  };
  return { ...list, drawn, stop, visit, walk };
}

/** Why no card is shown, with the way out. */
function nothingIn(closed: number): string {
  if (closed === 0) return "No cards match. Remove a filter or use fewer words.";
  const [cards, them] = closed === 1 ? ["1 card matches", "it"] : [`${closed} cards match`, "them"];
  return `${cards}, but this deck can’t use ${them}. Choose “Include illegal cards” to see ${them} and why.`;
}

function keyOf(items: Results["items"], index: number): string {
  const item = items[index];
  if (!item) return "";
  if ("entry" in item) return item.entry.label;
  // Cards of the same group can stand in two places: those of a full section come last.
  return `before ${keyOf(items, index + 1)}`;
}

/** The words above the numbers of each card that stands under a heading, and of the heading itself. */
function columnsByItem(game: Game, items: Results["items"]): ReadonlyMap<Results["items"][number], readonly string[]> {
  const starts = items.flatMap((item, i) => ("heading" in item ? i : []));
  return new Map(
    starts.flatMap((start, i) => {
      const group = items.slice(start, starts[i + 1]);
      const columns = columnsOf(
        game,
        group.flatMap((item) => ("entry" in item ? item.entry.card : [])),
      );
      return group.map((item) => [item, columns] as const);
    }),
  );
}

function isOf(item: Results["items"][number], label: string): boolean {
  return "entry" in item && item.entry.label === label;
}

/** The card whose row has or contains the focus. */
function labelOf(focused: Element | null): string {
  return focused?.closest("li")?.querySelector<HTMLElement>("[data-row]")?.dataset.row ?? "";
}

function rowOf(list: HTMLElement | null, label: string): HTMLElement | undefined {
  const rows = list?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
  return [...rows].find(({ dataset }) => dataset.row === label);
}

/** The card before or after another one. */
function besides(items: Results["items"], label: string, isBefore: boolean): string | undefined {
  const cards = items.flatMap((item) => ("entry" in item ? item.entry.label : []));
  return cards[cards.indexOf(label) + (isBefore ? -1 : 1)];
}

/** Rows are higher on touch screens. These are their heights where the rules have nothing to say. */
function heightOf(items: Results["items"], index: number, isTouch: boolean): number {
  const item = items[index];
  if (item && "heading" in item) return 32;
  return isTouch ? 46 : 34;
}
