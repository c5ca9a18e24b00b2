"use client";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, startTransition, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { objectionsTo } from "../../../lib/deck/verdict/objection.ts";
import { press } from "../../_client/command.tsx";
import type { Builder, View } from "../state/builder.ts";
import { LIST_COMMANDS } from "../state/commands.ts";
import { ResultRow } from "./result-row.tsx";
import { type Results, sectionFor } from "./search.ts";
import "./search.css";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly results: Pick<Results, "items" | "cards">;
  readonly section: string | undefined;
}

/** The list of results. Only the visible part is rendered. */
export function SearchRows({ builder, view, results: { items, cards }, section }: Props) {
  const { pool } = builder;
  const isTouch = useMemo(isTouched, []);
  const objection = useMemo(() => objectionsTo(pool, view.deck), [pool, view.deck]);
  const [current, setCurrent] = useState("");
  const { scroller, drawn, height } = useDrawn(items, current);
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
    rowOf(scroller.current, next)?.focus();
  };
  if (cards === 0) {
    return <p className="p-4 text-faint">No cards match. Remove a filter, or include cards this deck can’t use.</p>;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows and are handled here for all
    <div
      ref={scroller}
      className="builder-results"
      onKeyDown={(event) => press(LIST_COMMANDS, { walk }, event)}
      onFocus={visit}
    >
      <ul className="relative" style={{ height: height }}>
        {drawn.map(({ item, start }) =>
          "heading" in item ? (
            <li key={`group ${item.heading}`} className="search-group" style={{ transform: `translateY(${start}px)` }}>
              <h2>{item.heading}</h2>
              <span>{item.cards}</span>
            </li>
          ) : (
            <ResultRow
              key={item.entry.label}
              builder={builder}
              entry={item.entry}
              target={sectionFor(pool, item.entry, section)}
              objection={objection}
              start={start}
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

/** The items that are visible or nearly so, each with its offset, and the total height. */
function useDrawn(items: Results["items"], current: string) {
  const scroller = useRef<HTMLDivElement>(null);
  // Different items need different keys, so that old heights are not used for them.
  const getItemKey = useCallback((index: number) => keyOf(items, index), [items]);
  const at = useMemo(() => items.findIndex((item) => isOf(item, current)), [items, current]);
  // The row that has the focus stays rendered, however far the list is scrolled.
  const rangeExtractor = useCallback((range: Range) => withPlace(defaultRangeExtractor(range), at), [at]);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(items, index),
    getItemKey,
    overscan: 4,
    rangeExtractor,
  });
  const drawn = list.getVirtualItems().flatMap(({ index, start }) => {
    const item = items[index];
    return item ? [{ item, start }] : [];
  });
  return { scroller, drawn, height: list.getTotalSize() };
}

function keyOf(items: Results["items"], index: number): string {
  const item = items[index];
  if (!item) return "";
  return "heading" in item ? `group ${item.heading}` : item.entry.label;
}

function isOf(item: Results["items"][number], label: string): boolean {
  return "entry" in item && item.entry.label === label;
}

/** Sorted indexes with one more added. */
function withPlace(places: readonly number[], one: number): number[] {
  return one < 0 || places.includes(one) ? [...places] : [...places, one].sort((a, b) => a - b);
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

/** Rows are taller on touch screens. The heights match the style sheets. */
function heightOf(items: Results["items"], index: number): number {
  const item = items[index];
  if (item && "heading" in item) return 32;
  return isTouched() ? 46 : 34;
}

function isTouched(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
