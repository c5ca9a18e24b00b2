"use client";
import { type KeyboardEvent, useState } from "react";
import { counted } from "../../../lib/core/judge/phrases.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import type { Builder, View } from "../state/store.ts";
import { type Asked, askedInAddress, useResults } from "./search.ts";
import { keepInAddress } from "./search-address.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchRows } from "./search-rows.tsx";

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
  const [asked, setAsked] = useState(() => askedInAddress(pool));
  const results = useResults(pool, view.deck, { ...asked, text: question }, section);
  const set = (part: Partial<Omit<Asked, "text">>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    for (const name of ["kind", "sort", "group"] as const) keepInAddress(name, next[name] ?? "");
  };
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
              {worded(pool.game.layout, kind)} <span className="tabular-nums">{count}</span>
            </button>
          ))}
        </div>
        <SearchFilters
          pool={pool}
          asked={asked}
          closed={results.closed}
          onAsked={set}
          section={section}
          onSection={onSection}
        />
        {results.faults.length > 0 ? (
          <ul role="alert" className="mt-1 text-sm text-illegal">
            {results.faults.map(({ at, message }) => (
              <li key={at}>{message}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-sm text-faint">
            {counted(results.cards, "card")}: {results.says}
          </p>
        )}
      </div>
      <SearchRows builder={builder} view={view} results={results} section={section} />
    </>
  );
}

function focusRow(event: KeyboardEvent): void {
  const row = document.querySelector<HTMLElement>(".builder-results [data-row]");
  if (!row) return;
  event.preventDefault();
  row.focus();
}
