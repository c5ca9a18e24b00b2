import { signed } from "../../lib/core/words.ts";
import type { PairedNumbers } from "../../lib/deck/view/paired.ts";
import { UncertainValues } from "../_ui/charts/chart-frame.tsx";
import charts from "../_ui/charts/charts.module.css";
import deck from "./compare.module.css";
import styles from "./paired-charts.module.css";

interface Props {
  /** What the two decks are called. */
  readonly names: readonly [string, string];
  readonly numbers: readonly PairedNumbers[];
}

/** The curves of two decks over each other: the first hollow, the second filled. */
export function PairedCurves({ names: [before, after], numbers }: Props) {
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="curves" className="min-w-0">
      <h2 id="curves" className="text-lg font-semibold tracking-[-0.01em]">
        Curves
      </h2>
      <ul className="mt-1 mb-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.875rem]">
        <li className={styles.key} data-deck="before">
          From: {before}
        </li>
        <li className={styles.key} data-deck="after">
          To: {after}
        </li>
      </ul>
      <div className={styles.charts}>
        {numbers.map((chart) => (
          <figure key={chart.id} className={charts.chart}>
            <Caption chart={chart} />
            <PairedColumns chart={chart} />
            <UncertainValues numbers={chart} />
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The other charts of two decks, as rows with the numbers of both. */
export function PairedBreakdown({ numbers }: Pick<Props, "numbers">) {
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="breakdown" className="min-w-0" data-breakdown>
      <h2 id="breakdown" className="text-lg font-semibold tracking-[-0.01em]">
        Breakdown
      </h2>
      <div className={`${styles.charts} mt-2`}>
        {numbers.map((chart) => (
          <figure key={chart.id} className={charts.chart}>
            <Caption chart={chart} />
            <PairedRows chart={chart} />
            <UncertainValues numbers={chart} />
          </figure>
        ))}
      </div>
    </section>
  );
}

function Caption({ chart: { title, averages } }: { chart: PairedNumbers }) {
  return (
    <figcaption className={charts.title}>
      {title}
      {averages === undefined ? null : (
        <span className={charts.note}>average {averages.map((n) => n.toFixed(1)).join(" → ")}</span>
      )}
    </figcaption>
  );
}

const HEIGHT = 80;
const TOP = 16;
const MOST_LABELS = 13;

function mostOf({ pairs }: PairedNumbers): number {
  return Math.max(1, ...pairs.flatMap(({ before, after }) => [before, after]));
}

function wordsOf({ title, pairs }: PairedNumbers): string {
  return `${title}. ${pairs.map(({ label, before, after }) => `${label}: ${before} and ${after}`).join(", ")}.`;
}

function PairedColumns({ chart }: { chart: PairedNumbers }) {
  const most = mostOf(chart);
  const step = 100 / chart.pairs.length;
  // Of many columns every second label has room, and the last one tells where the rest is.
  const every = chart.pairs.length > MOST_LABELS ? 2 : 1;
  const last = chart.pairs.length - 1;
  return (
    <svg width="100%" height={TOP + HEIGHT + 20} role="img" aria-label={wordsOf(chart)} className={charts.drawing}>
      {chart.pairs.map(({ label, before, after }, at) => (
        <g key={label}>
          <PairedColumn x={(at + 0.08) * step} width={0.4 * step} share={before / most} isBefore count={before} />
          <PairedColumn x={(at + 0.52) * step} width={0.4 * step} share={after / most} count={after} />
          <text x={`${(at + 0.5) * step}%`} y={TOP + HEIGHT + 15} className={charts.label}>
            {(last - at) % every === 0 ? label : null}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="stroke-ink [shape-rendering:crispEdges]" />
    </svg>
  );
}

interface ColumnProps {
  readonly x: number;
  readonly width: number;
  /** Its part of the whole height. */
  readonly share: number;
  readonly count: number;
  readonly isBefore?: boolean;
}

function PairedColumn({ x, width, share, count, isBefore = false }: ColumnProps) {
  if (count === 0) return null;
  const height = share * HEIGHT;
  return (
    <>
      <rect
        x={`${x}%`}
        width={`${width}%`}
        y={TOP + HEIGHT - height}
        height={height}
        className={isBefore ? deck.before : deck.after}
      />
      <text x={`${x + width / 2}%`} y={TOP + HEIGHT - height - 4} className={charts.count}>
        {count}
      </text>
    </>
  );
}

function PairedRows({ chart }: { chart: PairedNumbers }) {
  const most = mostOf(chart);
  const isDrawn = chart.as !== "totals";
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{chart.title}</span>
          </th>
          <Head deck={isDrawn ? "before" : undefined}>From</Head>
          <Head deck={isDrawn ? "after" : undefined}>To</Head>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {chart.pairs.map(({ label, before, after }) => (
          <tr key={label} data-changed={before !== after || undefined}>
            <th scope="row">
              {label}
              {isDrawn ? (
                <svg width="100%" height="15" aria-hidden="true" className={charts.drawing}>
                  <rect x="1" y="1" width={`${(before / most) * 98}%`} height="5" className={deck.before} />
                  <rect x="0" y="8" width={`${(after / most) * 98.5}%`} height="6" className={deck.after} />
                </svg>
              ) : null}
            </th>
            <td>{before}</td>
            <td>{after}</td>
            <td>{signed(after - before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ deck, children }: { deck: "before" | "after" | undefined; children: string }) {
  return (
    <th scope="col">
      {deck === undefined ? (
        children
      ) : (
        <span className={styles.key} data-deck={deck}>
          {children}
        </span>
      )}
    </th>
  );
}
