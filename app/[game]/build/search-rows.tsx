"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type KeyboardEvent, startTransition, useCallback, useMemo, useRef, useState } from "react";
import { objectionsTo } from "../../../lib/deck/objection.ts";
import { ResultRow } from "./result-row.tsx";
import { type Results, sectionFor } from "./search.ts";
import type { Builder, View } from "./store.ts";
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
  const scroller = useRef<HTMLDivElement>(null);
  // Other items have other keys, so that no height of the ones before is taken for theirs.
  const getItemKey = useCallback((index: number) => keyOf(items, index), [items]);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(items, index),
    getItemKey,
    overscan: 4,
  });
  const drawn = list.getVirtualItems().flatMap(({ index, start }) => {
    const item = items[index];
    return item ? [{ item, start }] : [];
  });
  // The tab key stops at one row alone: at the last one that had the focus, or at the first.
  const [current, setCurrent] = useState("");
  const labels = drawn.flatMap(({ item }) => ("entry" in item ? item.entry.label : []));
  const stop = labels.includes(current) ? current : labels[0];
  const visit = ({ target }: FocusEvent) => startTransition(() => setCurrent(labelOf(target)));
  if (cards === 0) {
    return <p className="p-4 text-faint">No card is found. Ask for less, or show what does not fit.</p>;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the rows' own; they are heard here once for all
    <div ref={scroller} className="builder-results" onKeyDown={walk} onFocus={visit}>
      <ul className="relative" style={{ height: list.getTotalSize() }}>
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

function keyOf(items: Results["items"], index: number): string {
  const item = items[index];
  if (!item) return "";
  return "heading" in item ? `group ${item.heading}` : item.entry.label;
}

/** The card whose row has been given the focus. */
function labelOf(focused: Element): string {
  return focused.closest("li")?.querySelector<HTMLElement>("[data-row]")?.dataset.row ?? "";
}

/** Rows are taller where a finger has to hit them, as the style sheets draw them. */
function heightOf(items: Results["items"], index: number): number {
  const item = items[index];
  if (item && "heading" in item) return 32;
  return matchMedia("(pointer: coarse)").matches ? 46 : 34;
}

/** Arrows walk from card to card, over headings. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const beside = (line: Element | null | undefined) =>
    event.key === "ArrowDown" ? line?.nextElementSibling : line?.previousElementSibling;
  let next = beside((event.target as HTMLElement).closest("li"));
  while (next && !next.querySelector("[data-row]")) next = beside(next);
  event.preventDefault();
  if (next) next.querySelector<HTMLElement>("[data-row]")?.focus();
  else if (event.key === "ArrowUp") document.getElementById("search")?.focus();
}
