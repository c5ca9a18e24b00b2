"use client";
import { lazy, memo, Suspense, useMemo, useRef, useState } from "react";
import { CONSIDERING, linesInDeck } from "../../../lib/deck/draft/draft.ts";
import { objectionsTo } from "../../../lib/deck/verdict/objection.ts";
import { familiesOf } from "../../../lib/deck/view/groups.ts";
import type { Builder, View } from "../state/builder.ts";
import type { BuilderPage } from "../state/commands.ts";
import { useFocusKept } from "../state/focus-kept.ts";
import { useOneStop } from "../state/one-stop.ts";
import { Misread, SectionList } from "./deck-section.tsx";
import { StartDeck, type StartSample } from "./start-deck.tsx";

// Parts that a game may not need, or that only open on a press, are not loaded with the cards, so that the cards appear
// sooner.
const RowsOfPlaces = lazy(() => import("./deck-rows.tsx"));
const AboutDeck = lazy(() => import("./about-deck.tsx"));
const Considering = lazy(() => import("./considering.tsx"));
const Exchange = lazy(() => import("./deck-exchange.tsx"));

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly page: BuilderPage;
  /** What a deck can begin with. */
  readonly samples: readonly StartSample[];
  /** Searches for the cards that an empty section invites to. */
  onInvite(invitation: { readonly section: string; readonly ask: string }): void;
}

/**
 * The deck as its game lays it out: section by section, in rows of places, or as two sections side by side for an
 * exchange.
 */
const DeckPane = memo(function DeckPane({ builder, view, page, samples, onInvite }: Props) {
  const { pool } = builder;
  const { sections, layout } = pool.game;
  const [exchanging, setExchanging] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  useFocusKept(pane, view);
  const oneStop = useOneStop(pane, view);
  const families = useMemo(() => familiesOf(pool), [pool]);
  const objection = useMemo(() => objectionsTo(pool, view.deck), [pool, view.deck]);
  const { rows, exchange } = layout;
  const inRows = new Set(rows?.of.map(({ section }) => section));
  const shown = exchanging ? [] : sections.filter(({ id }) => !inRows.has(id));
  const { about } = view.draft;
  const considered = view.sections.get(CONSIDERING);
  const inDeck = linesInDeck(view.draft);
  const strange = inDeck.filter((line) => !sections.some(({ id }) => id === line.section));
  return (
    <div ref={pane} tabIndex={-1} className="@container/deck outline-none" {...oneStop}>
      {inDeck.length === 0 ? (
        <StartDeck builder={builder} samples={samples} onImport={() => page.open("import")} />
      ) : null}
      {exchange && inDeck.length > 0 ? (
        <button
          type="button"
          className="chip mt-2"
          aria-pressed={exchanging}
          onClick={() => setExchanging(!exchanging)}
        >
          {exchange.name}
        </button>
      ) : null}
      <Suspense>
        {exchange && exchanging ? <Exchange builder={builder} view={view} between={exchange.between} /> : null}
        {rows ? <RowsOfPlaces builder={builder} view={view} rows={rows} /> : null}
      </Suspense>
      {shown.map((section) => (
        <SectionList
          key={section.id}
          builder={builder}
          view={view}
          section={section}
          families={families}
          objection={objection}
          onInvite={onInvite}
        />
      ))}
      <Misread builder={builder} view={view} lines={strange} />
      <Suspense>{considered ? <Considering builder={builder} lines={considered} /> : null}</Suspense>
      {inDeck.length > 0 || about ? (
        <div className={`mt-4 bg-paper pb-3 ${rows ? "" : "md:sticky md:bottom-0 md:z-1"}`}>
          <Suspense>
            <AboutDeck pool={pool} deck={view.deck} about={about} onAbout={() => page.open("about")} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
});

export default DeckPane;
