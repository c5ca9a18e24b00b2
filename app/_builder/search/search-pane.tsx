"use client";
import { type KeyboardEvent, useState } from "react";
import { groupingsOf } from "../../../lib/cards/groupings.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { counted } from "../../../lib/core/words.ts";
import type { Builder, View } from "../state/builder.ts";
import { type Results, type Search, searchInAddress, useResults } from "./search.ts";
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

/** The cards of the game that match a query, with the number of copies in the deck. */
export function SearchPane({ builder, view, section, onSection, question, onQuestion }: Props) {
  const { pool } = builder;
  const [search, setSearch] = useState(() => searchInAddress(pool));
  const [isOpen, setOpen] = useState(false);
  const results = useResults(pool, view.deck, { ...search, text: question }, section);
  const set = (part: Partial<Omit<Search, "text">>) => {
    const next = { ...search, ...part };
    setSearch(next);
    const [{ id: usual }] = groupingsOf(pool.game);
    const kept = { kind: next.kind ?? "", sort: next.sort, group: next.group === usual ? "" : next.group };
    for (const [name, value] of Object.entries(kept)) keepInAddress(name, value);
  };
  return (
    <>
      <div className="sticky top-0 z-1 bg-paper py-2">
        <SearchField cards={pool.cards.length} question={question} onQuestion={onQuestion} />
        <KindChips pool={pool} kinds={results.kinds} chosen={search.kind} onChoose={(kind) => set({ kind })} />
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm lg:gap-x-2 lg:gap-y-0">
          <SearchFilters
            pool={pool}
            search={search}
            closed={results.closed}
            onSearch={set}
            section={section}
            onSection={onSection}
            isOpen={isOpen}
          />
          {results.faults.length > 0 ? (
            <ul role="alert" className="grow text-illegal lg:order-1 lg:basis-full">
              {results.faults.map(({ at, message }) => (
                <li key={`${at} ${message}`}>{message}</li>
              ))}
            </ul>
          ) : (
            <p className="grow text-faint lg:order-1" data-found>
              {foundInWords(pool, { ...search, text: question }, results)}
            </p>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="search-filters"
            className="min-h-8 flex-none cursor-pointer underline underline-offset-3 lg:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            Sort and filter
          </button>
        </div>
      </div>
      <SearchRows builder={builder} view={view} results={results} section={section} />
    </>
  );
}

interface FieldProps extends Pick<Props, "question" | "onQuestion"> {
  readonly cards: number;
}

function SearchField({ cards, question, onQuestion }: FieldProps) {
  return (
    <label className="block">
      <span className="sr-only">Search cards</span>
      <input
        id="search"
        type="search"
        value={question}
        maxLength={256}
        placeholder={`Search ${cards} cards`}
        onChange={(event) => onQuestion(event.target.value)}
        onKeyDown={(event) => event.key === "ArrowDown" && focusRow(event)}
        className="field w-full font-mono text-sm max-lg:min-h-11"
      />
    </label>
  );
}

/** How many cards are shown, and by what they were chosen: "26 cards that fit this deck: Warrior, cost at most 3". */
function foundInWords({ game }: Pool, { kind, text }: Search, { cards, closed, says }: Results): string {
  const by = [...(kind === undefined ? [] : [worded(game.layout, kind)]), ...(text.trim() === "" ? [] : [says])];
  const fit = closed > 0 ? ` that ${cards === 1 ? "fits" : "fit"} this deck` : "";
  return `${counted(cards, "card")}${fit}${by.length === 0 ? "" : `: ${by.join(", ")}`}`;
}

interface ChipsProps {
  readonly pool: Pool;
  readonly kinds: Results["kinds"];
  readonly chosen: string | undefined;
  onChoose(kind: string | undefined): void;
}

/**
 * The kinds of the cards found, with counts. A press shows only that kind, and another press shows all of them again.
 */
function KindChips({ pool, kinds, chosen, onChoose }: ChipsProps) {
  return (
    // However many chips there are, they scroll in their row and widen nothing.
    <div className="mt-1.5 flex gap-1 overflow-x-auto contain-inline-size [scrollbar-width:none] lg:flex-wrap">
      {kinds.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          className="chip flex-none gap-1.5 lg:min-h-7 lg:px-2.5"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen === kind ? undefined : kind)}
        >
          {worded(pool.game.layout, kind)} <span className="text-faint tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  );
}

function focusRow(event: KeyboardEvent): void {
  const row = document.querySelector<HTMLElement>("[data-results] [data-row]");
  if (!row) return;
  event.preventDefault();
  row.focus();
}
