"use client";
import { type KeyboardEvent, useState } from "react";
import { groupingsOf } from "../../../lib/cards/groupings.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { counted } from "../../../lib/core/words.ts";
import { writeNumbers } from "../../../lib/deck/view/number-filters.ts";
import type { Builder, View } from "../state/builder.ts";
import { type CardView, useCardView } from "./card-view.ts";
import { type Results, type Search, searchInAddress, useResults } from "./search.ts";
import { keepInAddress } from "./search-address.ts";
import { CHIPS, KindChips, NumberChips } from "./search-chips.tsx";
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
  const [shows, show] = useCardView();
  const results = useResults(pool, view.deck, { ...search, text: question }, section);
  const set = (part: Partial<Omit<Search, "text">>) => {
    const next = { ...search, ...part };
    setSearch(next);
    const [{ id: usual }] = groupingsOf(pool.game);
    const group = next.group === usual ? "" : next.group;
    const kept = { kind: next.kind ?? "", numbers: writeNumbers(next.numbers), sort: next.sort, group };
    for (const [name, value] of Object.entries(kept)) keepInAddress(name, value);
  };
  return (
    <>
      <div className="sticky top-0 z-1 bg-paper py-2">
        <div className="flex gap-2">
          <SearchField cards={pool.cards.length} question={question} onQuestion={onQuestion} />
          <ViewSwitch shows={shows} onShow={show} />
        </div>
        <div className={CHIPS}>
          <KindChips pool={pool} kinds={results.kinds} chosen={search.kind} onChoose={(kind) => set({ kind })} />
          <NumberChips numbers={results.numbers} chosen={search.numbers} onChoose={(numbers) => set({ numbers })} />
        </div>
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
          <Found faults={results.faults} says={foundInWords(pool, { ...search, text: question }, results)} />
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
      <SearchRows builder={builder} view={view} results={results} section={section} shows={shows} all={search.all} />
    </>
  );
}

/** How many cards were found, or what is wrong with the query. */
function Found({ faults, says }: Pick<Results, "faults" | "says">) {
  if (faults.length === 0)
    return (
      <p className="grow text-faint lg:order-1" data-found>
        {says}
      </p>
    );
  return (
    <ul role="alert" className="grow text-illegal lg:order-1 lg:basis-full">
      {faults.map(({ at, message }) => (
        <li key={`${at} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

interface FieldProps extends Pick<Props, "question" | "onQuestion"> {
  readonly cards: number;
}

function SearchField({ cards, question, onQuestion }: FieldProps) {
  return (
    <label className="min-w-0 flex-1">
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
function foundInWords({ game }: Pool, { kind, text, numbers: chosen }: Search, results: Results): string {
  const { cards, closed, says, numbers } = results;
  const by = [
    ...(kind === undefined ? [] : [worded(game.layout, kind)]),
    ...numbers.flatMap(({ id, label, steps }) =>
      steps.filter(({ least }) => least === chosen[id]).map((step) => `${label} ${step.label}`),
    ),
    ...(text.trim() === "" ? [] : [says]),
  ];
  const fit = closed > 0 ? ` that ${cards === 1 ? "fits" : "fit"} this deck` : "";
  return `${counted(cards, "card")}${fit}${by.length === 0 ? "" : `: ${by.join(", ")}`}`;
}

interface SwitchProps {
  readonly shows: CardView;
  onShow(view: CardView): void;
}

const VIEWS = [
  ["faces", "Cards as faces", "M1 1h6v6H1zM9 1h6v6H9zM1 9h6v6H1zM9 9h6v6H9z"],
  ["list", "Cards as a list", "M1 3h14M1 8h14M1 13h14"],
] as const;

/** Chooses between the faces of the cards and a list of them. */
function ViewSwitch({ shows, onShow }: SwitchProps) {
  return (
    <fieldset aria-label="View" className="seg flex-nowrap">
      {VIEWS.map(([view, name, path]) => (
        <button
          key={view}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={shows === view}
          onClick={() => onShow(view)}
        >
          <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

function focusRow(event: KeyboardEvent): void {
  const row = document.querySelector<HTMLElement>("[data-results] [data-row]");
  if (!row) return;
  event.preventDefault();
  row.focus();
}
