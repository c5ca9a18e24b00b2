"use client";
import { lazy, memo, Suspense, useMemo, useRef } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import type { Fix } from "../../lib/core/judge/rule.ts";
import { factLines } from "../../lib/core/look/fact-lines.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import type { Plan } from "../../lib/core/table/measure.ts";
import { checklistOf } from "../../lib/deck/verdict/checklist.ts";
import { spellingsFix } from "../../lib/deck/verdict/judge.ts";
import { type Numbers, numbersOf } from "../../lib/deck/view/charts.ts";
import { sized, sizeFor } from "../../lib/deck/view/sizes.ts";
import { lacksToPlay } from "../../lib/deck/view/unfinished.ts";
import type { OwnQuestions } from "../../lib/odds/weigh.ts";
import { useFirstCard } from "../_client/card-in-hand.ts";
import { shared } from "../_client/structural-sharing.ts";
import { useMedia } from "../_client/use-media.ts";
import { Findings } from "../_ui/verdict/findings.tsx";
import { RulesThatHold } from "../_ui/verdict/rules-that-hold.tsx";
import { EmptyStamp, Stamp, UnfinishedStamp } from "../_ui/verdict/stamp.tsx";
import { DeckCurve } from "./deck-curve.tsx";
import { type Builder, isBegun, type View } from "./state/builder.ts";
import { useFocusKept } from "./state/focus-kept.ts";
import { useWrittenPlan } from "./state/use-written-plan.ts";

// The card that somebody looks at and the charts are loaded after the page, so that the cards appear sooner.
const CardLookedAt = lazy(() => import("./card-looked-at.tsx"));
const Interpretations = lazy(() =>
  import("../_ui/verdict/interpretations.tsx").then((module) => ({ default: module.Interpretations })),
);
const HandDealer = lazy(() => import("../_ui/hand/hand-dealer.tsx").then((module) => ({ default: module.HandDealer })));
const Yardsticks = lazy(() =>
  import("../_ui/charts/yardsticks.tsx").then((module) => ({ default: module.Yardsticks })),
);
const DeckCharts = lazy(() => import("../_ui/charts/charts.tsx").then((module) => ({ default: module.Charts })));

interface Props {
  readonly builder: Builder;
  readonly view: View;
}

const PANE =
  "grid content-start gap-y-3 py-3 text-sm outline-none lg:px-1 max-lg:md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] max-lg:md:gap-x-4";
/** However far the pane is scrolled, stamp and curve are in sight. */
const VERDICT = "rounded-(--round) bg-sheet px-3 py-2 shadow-(--lift) md:sticky md:top-0 md:z-1";
/** A heading stands nearer to what it heads than to what is above it. */
const PARTS = "grid min-w-0 content-start gap-y-5";

/** The verdict on the deck, its findings with their fixes, the rules that hold, and the deck's charts. */
const VerdictPane = memo(function VerdictPane({ builder, view }: Props) {
  const { pool } = builder;
  const { findings, moreFindings, held } = view.report;
  const pane = useRef<HTMLDivElement>(null);
  useFocusKept(pane, findings);
  const fix = useMemo(() => (one: Fix) => builder.fix(one), [builder]);
  const isReal = isBegun(view);
  const spellings = spellingsFix(pool, view.deck);
  // What is to be mended comes first, and advice after what the deck does.
  const isSound = view.report.status === "legal" || view.unfinished !== undefined;
  const list = isReal ? (
    <FindingList findings={view.unfinished ? withoutErrors(findings) : findings} more={moreFindings} onFix={fix} />
  ) : null;
  const first = firstCard(pool, view);
  const written = useWrittenPlan(pool, view.deck, view.draft.about?.notes);
  useFirstCard(first);
  // A phone opens cards over the page.
  const isRoomy = useMedia("(min-width: 48rem)");
  const numbers = useNumbers(pool, view.deck);
  return (
    <div ref={pane} tabIndex={-1} className={PANE}>
      <div>
        <Head pool={pool} view={view} numbers={numbers} />
        {isReal && spellings ? (
          <p className="mt-3">
            <button type="button" className="fix" onClick={() => fix(spellings)}>
              {spellings.label}
            </button>
          </p>
        ) : null}
        {isSound ? null : list}
        {isReal ? <InPlay gameId={pool.game.id} view={view} plan={written?.plan} /> : null}
      </div>
      {isRoomy ? (
        <div className="min-h-70 max-lg:sticky max-lg:top-0 max-lg:row-span-2 max-lg:min-h-58 max-lg:self-start">
          <Suspense>
            <CardLookedAt pool={pool} view={view} first={first} />
          </Suspense>
        </div>
      ) : null}
      <div className={PARTS}>
        {isReal ? (
          <>
            {isSound ? list : null}
            <Hand game={pool.game} code={view.report.code} own={written} />
            <div>
              <Holding pool={pool} held={held} />
              <Read game={pool.game} format={view.deck.format} house={view.deck.house} />
            </div>
          </>
        ) : null}
        <Suspense>
          <DeckCharts numbers={numbers} />
        </Suspense>
      </div>
    </div>
  );
});

export default VerdictPane;

/** The numbers of the deck's charts. A chart whose numbers did not change is not drawn again. */
function useNumbers(pool: Pool, { entries }: Pick<Deck, "entries">): readonly Numbers[] {
  const before = useRef<readonly Numbers[]>([]);
  return useMemo(() => {
    before.current = shared(before.current, numbersOf(pool, entries));
    return before.current;
  }, [pool, entries]);
}

/** What a few games say of the deck, as soon as it is legal. */
function InPlay({ gameId, view, plan }: { gameId: string; view: View; plan: Plan | undefined }) {
  const { code } = view.report;
  if (code === null) return null;
  return (
    <div className="mt-3">
      <Suspense fallback={<div className="min-h-41" />}>
        <Yardsticks gameId={gameId} code={code} plan={plan} lacks={lacksToPlay(view.report, view.unfinished)} />
      </Suspense>
    </div>
  );
}

/** First hands of the deck as it stands, dealt when somebody asks for one. */
function Hand({ game, code, own }: { game: Game; code: string | null; own: OwnQuestions | undefined }) {
  if (code === null) return null;
  return (
    <Suspense>
      <HandDealer key={code} code={code} gameId={game.id} choices={[]} own={own} note={undefined} />
    </Suspense>
  );
}

/** The verdict as a stamp, and the curve of the deck. */
function Head({ pool, view, numbers }: { pool: Pool; view: View; numbers: readonly Numbers[] }) {
  return (
    <div data-verdict className={VERDICT}>
      {!isBegun(view) ? (
        <NotBegun pool={pool} deck={view.deck} />
      ) : view.unfinished ? (
        <UnfinishedStamp {...view.unfinished} />
      ) : (
        <Stamp verdict={view.report} />
      )}
      {isBegun(view) ? <DeckCurve numbers={numbers} /> : null}
    </div>
  );
}

const FindingList = memo(Findings);

/** The heads of the sections show the sizes of a deck that only lacks cards. */
function withoutErrors(findings: View["report"]["findings"]) {
  return findings.filter(({ severity }) => severity !== "error");
}

/** The card that is shown before somebody looks at one: the first of the deck, or else one of the game. */
function firstCard(pool: Pool, { deck }: View): string | undefined {
  const [own] = deck.entries;
  return own ? pool.of(own.card).label : bestKnown(pool);
}

/** No more cards than this are compared. A set can bring any number of them. */
const COMPARED = 60;

/** The first of the game's cards of which most is known. */
const bestKnown = memoPerKey((pool: Pool): string => {
  const open = ({ card }: Pool["cards"][number]) =>
    factLines(pool.game, card).filter(({ state }) => state === "unknown").length;
  const [best] = pool.cards.slice(0, COMPARED).toSorted((one, other) => open(one) - open(other));
  return best?.label ?? "";
});

/** What belongs in a deck without cards. No rule is said to hold for it, and none to be broken. */
function NotBegun({ pool, deck }: { pool: Pool; deck: Deck }) {
  const { game } = pool;
  const wanted = game.sections.filter(({ id, optional }) => !optional && sizeFor(pool, deck, id) !== undefined);
  return (
    <>
      <EmptyStamp />
      <dl className="mt-3 grid grid-cols-[1fr_auto] text-sm">
        {wanted.map(({ id, name }) => (
          <div key={id} className="col-span-2 grid grid-cols-subgrid py-1">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{sized(pool, deck, id).says}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-faint">
        Add a card and the verdict appears here. It cites the rulebook. <a href={`/${game.id}/rules`}>Deck rules</a>
      </p>
    </>
  );
}

const Read = memo(function Read({ game, format, house }: { game: Game } & Pick<Deck, "format" | "house">) {
  return <Interpretations game={game} deck={{ format, house }} />;
});

const Holding = memo(function Holding({ pool, held }: { pool: Pool; held: View["report"]["held"] }) {
  return <RulesThatHold rules={checklistOf(pool.game, { held })} />;
});
