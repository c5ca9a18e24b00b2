import { goalWords } from "../../../lib/trials/goal.ts";
import type { Interval } from "../../../lib/trials/interval.ts";
import type { Glance } from "../../../lib/trials/summary.ts";
import { hundred } from "../../../lib/trials/telling.ts";
import type { Trial } from "../../../lib/trials/trial.ts";
import type { Run } from "../../_client/use-run.ts";
import type { Bench } from "../state/bench.ts";
import type { Found } from "../state/runs.ts";
import chart from "./chart.module.css";
import styles from "./measure.module.css";
import { Progress } from "./parts.tsx";
import { ResultBars } from "./result-bars.tsx";

interface Props {
  readonly bench: Bench;
  readonly run: Run<Glance, Found>;
  readonly trial: Trial;
  onCancel(): void;
}

/** A trial while it is played: how far it is, and what may be said of it so far. */
export function Running({ bench, run, trial, onCancel }: Props) {
  if (run.is === "failed")
    return (
      <p role="status" className="mt-3 text-illegal">
        The games could not be played: {run.why} Reload the page to try again.
      </p>
    );
  if (run.is !== "running" && run.is !== "cancelled") return null;
  const glance = run.progress;
  return (
    <div className={`sheet ${styles.card} mt-4`}>
      <Progress
        pace={{ done: glance?.of ?? 0, most: trial.games }}
        isCancelled={run.is === "cancelled"}
        onCancel={onCancel}
      />
      {glance ? (
        <>
          <ResultBars of={glance.of} results={glance.results} />
          <SoFar bench={bench} glance={glance} turns={trial.turns} />
        </>
      ) : null}
    </div>
  );
}

/** The ranges that may be watched are wider than those at the end. */
function SoFar({ bench: { dealer, goals }, glance, turns }: { bench: Bench; glance: Glance; turns: number }) {
  const { measures, plans } = dealer.goldfish;
  return (
    <>
      <p className="mt-3 text-sm text-faint">
        So far, of 100 games. You may watch and stop whenever you like: these wide ranges allow for that.
      </p>
      <ul className={`mt-1 text-sm tabular-nums ${styles.sofar}`}>
        {goals.map((goal, at) => {
          const one = glance.goals[at];
          if (!one || (goal.turn ?? 0) > turns) return null;
          return (
            <li key={plans[at]?.says ?? at}>
              <span className={styles.plan}>{plans[at]?.says ?? goalWords(measures, goal)}</span>
              <b>{hundred(one.hits, glance.of)}</b>
              <span className="text-faint">
                {Math.floor(100 * one.from)} to {Math.ceil(100 * one.to)}
              </span>
              <Span share={one.hits / glance.of} {...one} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A range on the way from none to all, with what is counted so far in it. */
function Span({ share, from, to }: Interval & { readonly share: number }) {
  return (
    <svg width="100%" height="12" className={chart.span} aria-hidden="true">
      <rect width="100%" height="4" y="4" rx="2" />
      <rect x={`${100 * from}%`} width={`${100 * (to - from)}%`} height="8" y="2" rx="4" data-range />
      <circle cx={`${100 * share}%`} cy="6" r="5" />
    </svg>
  );
}
