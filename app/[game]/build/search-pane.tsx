"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { counted } from "../../../lib/core/phrases.ts";
import { objectionsTo } from "../../../lib/deck/objection.ts";
import { ResultRow } from "./result-row.tsx";
import { type Asked, sectionFor, sortsOf, useResults } from "./search.ts";
import type { Builder, View } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly section: string | undefined;
  onSection(section: string | undefined): void;
  readonly question: string;
  onQuestion(question: string): void;
}

/** The cards of the game, found by a question, and the counts that the deck has of them. */
export function SearchPane({ builder, view, section, onSection, question, onQuestion }: Props) {
  const { pool } = builder;
  const [asked, setAsked] = useState<Omit<Asked, "text">>({ kind: undefined, sort: "", all: false });
  const results = useResults(pool, view.deck, { ...asked, text: question }, section);
  const set = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part });
  const optional = pool.game.sections.filter(({ kinds }) => !kinds);
  return (
    <>
      <div className="builder-search">
        <label className="block">
          <span className="sr-only">Search cards</span>
          <input
            id="search"
            type="search"
            value={question}
            maxLength={256}
            placeholder="Search: words, k:kind, c<=3 …"
            onChange={(event) => onQuestion(event.target.value)}
            onKeyDown={(event) => event.key === "ArrowDown" && focusRow(event)}
            className="field w-full font-mono text-sm"
          />
        </label>
        <div className="builder-chips">
          {results.kinds.map(({ kind, count }) => (
            <button
              key={kind}
              type="button"
              className="chip"
              aria-pressed={asked.kind === kind}
              onClick={() => set({ kind: asked.kind === kind ? undefined : kind })}
            >
              {kind} <span className="tabular-nums">{count}</span>
            </button>
          ))}
        </div>
        <div className="builder-filters">
          <label className="flex items-center gap-1">
            <span className="text-faint">Sort</span>
            <select value={asked.sort} onChange={(event) => set({ sort: event.target.value })} className="select">
              <option value="">as listed</option>
              <option value="name">name</option>
              {sortsOf(pool).map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {optional.length < 2 ? null : (
            <label className="flex items-center gap-1">
              <span className="text-faint">Add to</span>
              <select
                value={section ?? ""}
                onChange={(event) => onSection(event.target.value || undefined)}
                className="select"
              >
                {optional.map(({ id, name }, i) => (
                  <option key={id} value={i === 0 ? "" : id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="flex min-h-6 items-center gap-1">
            <input type="checkbox" checked={asked.all} onChange={(event) => set({ all: event.target.checked })} />
            <span>show what does not fit{results.closed > 0 ? ` (${results.closed})` : ""}</span>
          </label>
        </div>
        {results.faults.length > 0 ? (
          <ul role="alert" className="mt-1 text-sm text-illegal">
            {results.faults.map(({ at, message }) => (
              <li key={at}>{message}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-sm text-faint">
            {counted(results.rows.length, "card")}: {results.says}
          </p>
        )}
      </div>
      <Rows builder={builder} view={view} rows={results.rows} section={section} />
    </>
  );
}

/** The results as a list of which only the part in sight is drawn. */
function Rows({
  builder,
  view,
  rows,
  section,
}: {
  builder: Builder;
  view: View;
  rows: ReturnType<typeof useResults>["rows"];
  section: string | undefined;
}) {
  const { pool } = builder;
  const objectionTo = useMemo(() => objectionsTo(pool, view.deck), [pool, view.deck]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    overscan: 12,
  });
  if (rows.length === 0) {
    return <p className="p-4 text-faint">No card is found. Ask for less, or show what does not fit.</p>;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the rows' own; they are heard here once for all
    <div ref={scroller} className="builder-results" onKeyDown={walk}>
      <ul className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const entry = rows[index];
          if (!entry) return null;
          const target = sectionFor(pool, entry, section);
          const count = builder.count(target, entry.label);
          const objection =
            count === 0 ? objectionTo({ section: target, card: entry.known, count: 1 })?.message : undefined;
          return (
            <ResultRow
              key={entry.label}
              builder={builder}
              entry={entry}
              target={target}
              count={count}
              objection={objection}
              start={start}
              place={index + 1}
              of={rows.length}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Rows are taller where a finger has to hit them, as builder.css draws them. */
function rowHeight(): number {
  return matchMedia("(pointer: coarse)").matches ? 46 : 34;
}

function focusRow(event: KeyboardEvent): void {
  const row = document.querySelector<HTMLElement>(".builder-results [data-row]");
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** Arrows walk from card to card. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const row = (event.target as HTMLElement).closest("li");
  const next = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
  event.preventDefault();
  if (next) next.querySelector<HTMLElement>("[data-row]")?.focus();
  else if (event.key === "ArrowUp") document.getElementById("search")?.focus();
}
