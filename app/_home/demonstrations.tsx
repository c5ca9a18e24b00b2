import type { ReactNode } from "react";
import type { Game } from "../../lib/core/game.ts";
import type { RuleFinding, Verdict } from "../../lib/core/judge/rule.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import type { Numbers } from "../../lib/deck/view/charts.ts";
import type { GroupOdds } from "../../lib/deck/view/odds.ts";
import type { Unfinished } from "../../lib/deck/view/unfinished.ts";
import { inWords } from "../_ui/charts/chart-frame.tsx";
import { Columns } from "../_ui/charts/histogram.tsx";
import { HundredDots } from "../_ui/charts/hundred-dots.tsx";
import { Findings } from "../_ui/verdict/findings.tsx";
import { Stamp, UnfinishedStamp } from "../_ui/verdict/stamp.tsx";

interface Props {
  readonly game: Game;
  readonly sample: JudgedSample;
  /** The sample before it is done. */
  readonly build: {
    readonly lines: readonly { readonly name: string; readonly count: number }[];
    readonly curve: Numbers | undefined;
    readonly lacks: Unfinished | undefined;
    readonly verdict: Pick<Verdict, "status" | "findings" | "held">;
  };
  /** Its list with two slips, and what is found. */
  readonly check: { readonly lines: readonly string[]; readonly findings: readonly RuleFinding[] } | undefined;
  /** What its first hands are likely to hold. */
  readonly odds: readonly GroupOdds[];
}

/** Building, checking and measuring, each shown at work on a sample deck. */
export function Demonstrations({ game, sample, build, check, odds }: Props) {
  return (
    <section
      aria-label="What you can do with a deck"
      data-game={game.id}
      className="mt-4 grid in-data-decks:hidden gap-x-5 gap-y-8 lg:grid-cols-3"
    >
      <Shown
        title="Build"
        says="One key adds a card. The curve and the verdict move with it."
        way={<a href={`/${game.id}/build`}>Start a deck</a>}
      >
        <ul className="grid gap-2 text-sm">
          {build.lines.map(({ name, count }) => (
            <li key={name} className="flex gap-3">
              <b className="w-4 text-right tabular-nums">{count}</b>
              {name}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex items-end justify-between gap-4">
          {build.curve === undefined ? null : (
            <div className="w-1/2">
              <Columns bars={build.curve.bars} label={inWords(build.curve)} high={44} />
            </div>
          )}
          {build.lacks === undefined ? <Stamp verdict={build.verdict} /> : <UnfinishedStamp {...build.lacks} />}
        </div>
      </Shown>
      <Shown
        title="Check"
        says="Every fault names its place in the rulebook. What one edit can mend, a button does."
        way={<a href="/check">Check many lists at once</a>}
      >
        <ul className="grid gap-1 text-sm">
          {check?.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="text-sm">
          <Findings findings={check?.findings ?? []} />
        </div>
      </Shown>
      <Shown
        title="Measure"
        says="Exact odds of your first hand, for any deck."
        way={<a href={`/d/${sample.report.code}`}>See its odds</a>}
      >
        <Chances odds={odds} />
      </Shown>
    </section>
  );
}

interface ShownProps {
  readonly title: string;
  readonly says: string;
  /** The link to where it is done. */
  readonly way: ReactNode;
  readonly children: ReactNode;
}

/** The name of something, a sentence, and a picture of it at work. */
function Shown({ title, says, way, children }: ShownProps) {
  return (
    <article className="flex flex-col">
      <h2 className="text-xl font-bold tracking-tight">{title}</h2>
      <p className="mb-3 text-faint lg:min-h-[4.5rem]">
        {says} {way}
      </p>
      <div className="sheet flex min-h-72 grow flex-col gap-3 p-5">{children}</div>
    </article>
  );
}

/** No hand is certain to hold, or to lack, what is measured. */
const CERTAIN = 0.995;

/** A chance as so many of a hundred hands, and the others in short. */
function Chances({ odds }: { odds: readonly GroupOdds[] }) {
  const [first, ...others] = odds
    .filter(({ chance }) => chance < CERTAIN)
    .sort((one, other) => other.chance - one.chance);
  if (!first) return null;
  const hands = Math.round(first.chance * 100);
  return (
    <>
      <p className="flex items-end gap-3 text-sm/4.5">
        <b className="font-stencil text-[4.5rem]/[0.85] text-accent">{hands}</b>
        <span>
          <b>of 100 first hands</b>
          <br />
          hold at least one of the deck’s {first.label.toLowerCase()}
        </span>
      </p>
      <HundredDots filled={hands} colours="stroke-accent" inside="stroke-sheet" />
      <dl className="mt-auto grid gap-1 text-sm">
        {others.slice(0, 3).map(({ label, chance }) => (
          <div key={label} className="flex justify-between">
            <dt className="text-faint">at least one of the deck’s {label.toLowerCase()}</dt>
            <dd className="font-semibold tabular-nums">{Math.round(chance * 100)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
