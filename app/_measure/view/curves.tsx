import type { Point } from "../../../lib/trials/outcome.ts";
import type { Curve } from "../../../lib/trials/summary.ts";
import { conditionWords } from "../../../lib/trials/words.ts";
import { type Bench, conditionsOf } from "../state/bench.ts";
import type { Found } from "../state/runs.ts";
import chart from "./chart.module.css";
import styles from "./measure.module.css";

/** A game names first what its players ask for most. */
const FIRST = 3;

/** What the deck has at the end of each turn: the mean of all games, and a band that eight in ten of them keep to. */
export function Curves({ bench, found: { summary, trial } }: { bench: Bench; found: Found }) {
  const drawn = (curve: Curve) => <One key={curve.id} curve={curve} />;
  const [shown, more] = [summary.curves.slice(0, FIRST), summary.curves.slice(FIRST)];
  return (
    <section id="by-turn" aria-labelledby="by-turn-title">
      <h2 id="by-turn-title" className={styles.title}>
        Turn by turn
      </h2>
      <p className="max-w-prose text-sm text-faint">
        What you have at the end of each turn, on average of the games still playing. The band holds 8 of 10 of them: it
        shows how games differ, not how sure the average is. {conditionWords(conditionsOf(bench, trial))}.
      </p>
      <div className={styles.cards}>{shown.map(drawn)}</div>
      {more.length === 0 ? null : (
        <details className={styles.plain}>
          <summary>
            <span>
              <b>More counts</b> <span className="text-faint">{more.map(({ name }) => name).join(" · ")}</span>
            </span>
          </summary>
          <div className={styles.cards}>{more.map(drawn)}</div>
        </details>
      )}
    </section>
  );
}

const MOST_TURNS = 12;
const [LEFT, RIGHT, HIGH] = [8, 252, 84] as const;

function One({ curve: { name, points } }: { curve: Curve }) {
  const shown = points.slice(0, MOST_TURNS);
  const last = shown.at(-1);
  if (!last) return null;
  return (
    <figure className={`sheet ${styles.card}`}>
      <figcaption>
        <b className="font-semibold">{name}</b>
        <span className="block text-sm text-faint">
          At the end of turn {last.turn}: {last.mean.toFixed(1)} on average of {last.of.toLocaleString("en")} games
          still playing, usually {last.low === last.high ? last.low : `${last.low} to ${last.high}`}
        </span>
      </figcaption>
      {shown.length === 1 ? null : <Line name={name} shown={shown} last={last} />}
      <PointTable shown={shown} />
    </figure>
  );
}

interface LineProps {
  readonly name: string;
  readonly shown: readonly Point[];
  readonly last: Point;
}

function Line({ name, shown, last }: LineProps) {
  const least = Math.min(0, ...shown.map(({ low }) => low));
  const most = Math.max(least + 1, ...shown.map(({ high, mean }) => Math.max(high, mean)));
  const x = (at: number) => LEFT + (at * (RIGHT - LEFT)) / Math.max(1, shown.length - 1);
  const y = (value: number) => 10 + HIGH * (1 - (value - least) / (most - least));
  const upper = shown.map(({ high }, at) => `${x(at)},${y(high)}`);
  const lower = shown.map(({ low }, at) => `${x(at)},${y(low)}`).reverse();
  const mean = last.mean.toFixed(1);
  // The ends of the band are named where they leave room for the mean.
  const far = [last.high, last.low].filter((value) => Math.abs(y(value) - y(last.mean)) > 15);
  const ends = [[last.mean, mean], ...far.map((value) => [value, String(value)] as const)] as const;
  const label = `${name}: ${shown.map(({ turn, mean }) => `turn ${turn} ${mean.toFixed(1)}`).join(", ")}`;
  return (
    <svg viewBox="0 0 300 116" className={chart.line} role="img" aria-label={label}>
      <polygon points={[...upper, ...lower].join(" ")} className={chart.band} />
      <path d={`M0 ${y(0)}H${RIGHT + LEFT}`} className={chart.base} />
      <polyline points={shown.map(({ mean }, at) => `${x(at)},${y(mean)}`).join(" ")} />
      {shown.map(({ turn, mean }, at) => (
        <g key={turn}>
          <circle cx={x(at)} cy={y(mean)} r={3} />
          <text x={x(at)} y={112}>
            {turn}
          </text>
        </g>
      ))}
      {ends.map(([value, words]) => (
        <text key={words} x={RIGHT + 10} y={y(value) + 5} className={words === mean ? chart.end : chart.far}>
          {words}
        </text>
      ))}
    </svg>
  );
}

function PointTable({ shown }: { shown: readonly Point[] }) {
  return (
    <details>
      <summary className="text-sm">As a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            <th scope="col">Still playing</th>
            <th scope="col">Mean</th>
            <th scope="col">Range of the mean</th>
            <th scope="col">8 games of 10</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ turn, of, mean, from, to, low, high }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>{of.toLocaleString("en")}</td>
              <td>{mean.toFixed(2)}</td>
              <td>
                {from.toFixed(2)} to {to.toFixed(2)}
              </td>
              <td>
                {low} to {high}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
