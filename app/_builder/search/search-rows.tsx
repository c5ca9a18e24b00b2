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

/** The results as a list of which only the part in sight is drawn. */
export function SearchRows({ builder, view, results: { items, cards }, section }: Props) {
  const { pool } = builder;
  const objection = useMemo(() => objectionsTo(pool, view.deck), [pool, view.deck]);
  const [current, setCurrent] = useState("");
  const { scroller, drawn, height } = useDrawn(items, current);
  // The tab key stops at one row alone: at the last one that had the focus, or at the first.
  const labels = drawn.flatMap(({ item }) => ("entry" in item ? item.entry.label : []));
  const stop = labels.includes(current) ? current : labels[0];
  const visit = ({ target }: FocusEvent) => startTransition(() => setCurrent(labelOf(target)));
  /** Arrows walk from card to card, over headings. */
  const walk = (isUp: boolean) => {
    const next = besides(items, labelOf(document.activeElement), isUp);
    if (next === undefined) {
      if (isUp) document.getElementById("search")?.focus();
      return;
    }
    // Keys can be faster than the list, which draws a row only when it comes into sight.
    if (!labels.includes(next)) flushSync(() => setCurrent(next));
    rowOf(scroller.current, next)?.focus();
  };
  if (cards === 0) {
    return <p className="p-4 text-faint">No cards match. Remove a filter, or include cards this deck can’t use.</p>;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the rows' own; they are heard here once for all
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
            />
          ),
        )}
      </ul>
    </div>
  );
}

/** The items that are in sight or near it, each with where it starts, and the height of all. */
function useDrawn(items: Results["items"], current: string) {
  const scroller = useRef<HTMLDivElement>(null);
  // Other items have other keys, so that no height of the ones before is taken for theirs.
  const getItemKey = useCallback((index: number) => keyOf(items, index), [items]);
  const at = useMemo(() => items.findIndex((item) => isOf(item, current)), [items, current]);
  // The row that has the focus stays, however far the list is scrolled.
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

/** Places in their order, and one more. */
function withPlace(places: readonly number[], one: number): number[] {
  return one < 0 || places.includes(one) ? [...places] : [...places, one].sort((a, b) => a - b);
}

/** The card whose row has the focus, or something in it. */
function labelOf(focused: Element | null): string {
  return focused?.closest("li")?.querySelector<HTMLElement>("[data-row]")?.dataset.row ?? "";
}

function rowOf(list: HTMLElement | null, label: string): HTMLElement | undefined {
  const rows = list?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
  return [...rows].find(({ dataset }) => dataset.row === label);
}

/** The card behind another one, or before it. */
function besides(items: Results["items"], label: string, isBefore: boolean): string | undefined {
  const cards = items.flatMap((item) => ("entry" in item ? item.entry.label : []));
  return cards[cards.indexOf(label) + (isBefore ? -1 : 1)];
}

/** Rows are taller where a finger has to hit them, as the style sheets draw them. */
function heightOf(items: Results["items"], index: number): number {
  const item = items[index];
  if (item && "heading" in item) return 32;
  return matchMedia("(pointer: coarse)").matches ? 46 : 34;
}
