import { useState } from "react";
import { listed } from "../../../lib/core/words.ts";
import type { Pace } from "../../../lib/trials/run.ts";
import type { Trial } from "../../../lib/trials/trial.ts";
import { conditionWords, diagnosisWords } from "../../../lib/trials/words.ts";
import { usualYardstick, yardstickWords } from "../../../lib/trials/yardstick.ts";
import { useRun } from "../../_client/use-run.ts";
import { type Bench, conditionsOf } from "../state/bench.ts";
import { type Advice, findSwaps } from "../state/runs.ts";
import { Forest } from "./forest.tsx";
import styles from "./measure.module.css";
import { Work } from "./work.tsx";
import { YardstickField } from "./yardstick-field.tsx";

/** What to cut, and what to play for it. */
export function Doctor({ bench, trial }: { bench: Bench; trial: Trial }) {
  const [yardstick, setYardstick] = useState(() => usualYardstick(bench.dealer.goldfish.measures));
  const { run, start, cancel } = useRun<Pace, Advice | string>();
  const what = bench.dealer.goldfish.formations?.says;
  return (
    <section id="change" aria-labelledby="change-title">
      <h2 id="change-title" className={styles.title}>
        What to change
      </h2>
      <div className={`sheet ${styles.card}`}>
        <p className="mb-3 max-w-prose text-sm text-faint">
          Tries {what === undefined ? "every legal swap of one card" : `legal ${what}`} on the same shuffles, then tests
          the best few on fresh games.
        </p>
        <p className={styles.go}>
          <YardstickField bench={bench} yardstick={yardstick} turns={trial.turns} onChange={setYardstick} />
          <button
            type="button"
            className="tool min-h-10"
            aria-disabled={run.is === "running"}
            onClick={() =>
              run.is === "running" || start((signal, tells) => findSwaps(bench, trial, yardstick, signal, tells))
            }
          >
            Find {what ?? "swaps"}
          </button>
        </p>
        <Work run={run} onCancel={cancel}>
          {(advice) => <Answer bench={bench} advice={advice} />}
        </Work>
      </div>
    </section>
  );
}

function Answer({ bench, advice }: { bench: Bench; advice: Advice }) {
  const { helps, tried, what, swaps, games, undetermined, unused, yardstick } = advice;
  const by = yardstickWords(bench.dealer.goldfish.measures, yardstick);
  const count = (n: number) => n.toLocaleString("en");
  return (
    <>
      <p role="status" className="mt-4 font-semibold">
        {helps.length === 0
          ? `Nothing helps. No change is better beyond chance by this: ${by}.`
          : `${helps.length === 1 ? "1 change helps" : `${helps.length} changes help`}. ${by}:`}
      </p>
      {tried.length === 0 ? null : <Forest bench={bench} advice={advice} />}
      <p className="mt-3 text-sm text-faint">
        Of {count(swaps)} legal {what}, by {count(games)} games.
        {undetermined > 0 ? ` ${count(undetermined)} more depend on facts that nobody published.` : ""}{" "}
        {diagnosisWords(advice).join(" ")} All ranges above hold together in 95 of 100 tries.
      </p>
      <p className="mt-2 text-sm text-faint wrap-anywhere">
        {conditionWords(conditionsOf(bench, advice.trial), games)}.
      </p>
      {unused.length === 0 ? null : (
        <p className="mt-2 text-sm">
          <b>No use to this pilot alone:</b> {listed(unused)}. In 60 games the autopilot made nothing of them, which may
          not be the cards’ fault.
        </p>
      )}
    </>
  );
}
