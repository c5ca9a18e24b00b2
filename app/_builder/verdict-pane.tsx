"use client";
import { lazy, memo, Suspense, useMemo, useRef } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import type { Fix } from "../../lib/core/judge/rule.ts";
import { checklistOf } from "../../lib/deck/verdict/checklist.ts";
import { Findings } from "../_ui/verdict/findings.tsx";
import { RulesThatHold } from "../_ui/verdict/rules-that-hold.tsx";
import { EmptyStamp, Stamp } from "../_ui/verdict/stamp.tsx";
import { type Builder, isBegun, type View } from "./state/builder.ts";
import { useFocusKept } from "./state/focus-kept.ts";

// The card that somebody looks at and the charts are loaded after the page, so that the cards appear sooner.
const Inspector = lazy(() => import("../_ui/cards/inspector.tsx"));
const Interpretations = lazy(() =>
  import("../_ui/verdict/interpretations.tsx").then((module) => ({ default: module.Interpretations })),
);
const DeckCharts = lazy(() => import("./deck-charts.tsx"));

interface Props {
  readonly builder: Builder;
  readonly view: View;
}

/** The verdict on the deck, its findings with their fixes, the rules that hold, and the deck's charts. */
const VerdictPane = memo(function VerdictPane({ builder, view }: Props) {
  const { pool } = builder;
  const { findings, moreFindings, held } = view.report;
  const pane = useRef<HTMLDivElement>(null);
  useFocusKept(pane, findings);
  const fix = useMemo(() => (one: Fix) => builder.fix(one), [builder]);
  return (
    <div ref={pane} tabIndex={-1} className="py-3 outline-none lg:px-3">
      <div data-verdict>{isBegun(view) ? <Stamp verdict={view.report} /> : <NotBegun game={pool.game} />}</div>
      {isBegun(view) ? <FindingList findings={findings} more={moreFindings} onFix={fix} /> : null}
      <div className="my-4 border-rule max-lg:hidden not-[ul+&]:border-t not-[ul+&]:pt-4">
        <Suspense>
          <Inspector pool={pool} />
        </Suspense>
      </div>
      <Holding pool={pool} held={held} />
      <Read game={pool.game} format={view.deck.format} house={view.deck.house} />
      <Suspense>
        <DeckCharts pool={pool} deck={view.deck} />
      </Suspense>
    </div>
  );
});

export default VerdictPane;

const FindingList = memo(Findings);

function NotBegun({ game }: { game: Game }) {
  return (
    <>
      <EmptyStamp />
      <p className="mt-3 text-faint">Add cards to begin. The verdict cites the rulebook of {game.name}.</p>
    </>
  );
}

const Read = memo(function Read({ game, format, house }: { game: Game } & Pick<Deck, "format" | "house">) {
  return <Interpretations game={game} deck={{ format, house }} />;
});

const Holding = memo(function Holding({ pool, held }: { pool: Pool; held: View["report"]["held"] }) {
  return <RulesThatHold rules={checklistOf(pool.game, { held })} />;
});
