import { boundsWords, conditionWords, luckWords } from "../../../lib/trials/words.ts";
import { yardstickWords } from "../../../lib/trials/yardstick.ts";
import { type Bench, conditionsOf } from "../state/bench.ts";
import type { Beside } from "../state/runs.ts";
import chart from "./chart.module.css";
import { Deals } from "./deals.tsx";
import { signed } from "./forest.tsx";
import styles from "./measure.module.css";
import { hundredParts } from "./parts.tsx";

const [STEP, ROW] = [15, 20] as const;

/** How one side did beside the other: a sign for each game of a hundred, three sentences, and the mean. */
export function BesideAnswer({ bench, beside }: { bench: Bench; beside: Beside }) {
  const { who, better, worse, same, of, difference, yardstick, best, worst } = beside;
  const isGoal = "goal" in yardstick;
  const scale = isGoal ? 100 : 1;
  const parts = hundredParts([better, worse, same]);
  const [mean, from, to] = [difference.mean, difference.from, difference.to].map((value) => signed(value * scale));
  return (
    <section className={styles.beside} aria-label="How they compare">
      <Signs up={share(better, of)} down={share(worse, of)} />
      <ul className={styles.counts}>
        <li>
          <b>{parts[0]}</b> of 100 shuffles go better {who} <small>{countWords(better, of)}</small>
        </li>
        <li>
          <b>{parts[1]}</b> go worse <small>{countWords(worse, of)}</small>
        </li>
        <li>
          <b>{parts[2]}</b> come out the same <small>{countWords(same, of)}</small>
        </li>
      </ul>
      <p role="status" className={styles.wide}>
        {yardstickWords(bench.dealer.goldfish.measures, yardstick)}: {mean} {isGoal ? "of 100 games" : "a game"} {who},
        between {from} and {to}. {luckWords(beside)}
      </p>
      <p className={`text-sm text-faint wrap-anywhere ${styles.wide}`}>
        {conditionWords(conditionsOf(bench, beside.before.trial))}, and the same {who}.
      </p>
      <div className={styles.wide}>
        <Deals
          bench={bench}
          pair={beside}
          games={[
            ...best.slice(0, 1).map((at) => ({ at, shows: `the biggest gain ${who}` })),
            ...worst.slice(0, 1).map((at) => ({ at, shows: `the biggest loss ${who}` })),
          ]}
        />
      </div>
    </section>
  );
}

/** "(61: 31.2 to 44.0)" */
const countWords = (hits: number, of: number) => `(${hits.toLocaleString("en")}: ${boundsWords({ hits, of })})`;

const share = (count: number, of: number) => Math.round((100 * count) / Math.max(1, of));

/** Each sign is one shuffle in a hundred. */
function Signs({ up, down }: { up: number; down: number }) {
  const draw = (from: number, to: number, shape: string) =>
    Array.from({ length: Math.max(0, Math.min(100, to) - from) }, (_, step) => {
      const at = from + step;
      return `M${(at % ROW) * STEP + STEP / 2} ${Math.floor(at / ROW) * STEP + STEP / 2}${shape}`;
    }).join("");
  return (
    <figure>
      <svg viewBox="0 0 300 75" className={chart.dots} aria-hidden="true">
        <path d={draw(0, up, "m0-5 5.5 9.5h-11z")} />
        <path d={draw(up, up + down, "m0 5 5.5-9.5h-11z")} data-open />
        <path d={draw(up + down, 100, "m-4 0h8")} data-same />
      </svg>
      <figcaption className="mt-2 text-xs text-faint">
        Each sign is one shuffle in a hundred: ▲ better, ▽ worse, – the same.
      </figcaption>
    </figure>
  );
}
