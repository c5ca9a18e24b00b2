import type { PairedNumbers } from "../../../lib/deck/view/paired.ts";
import styles from "./charts.module.css";

interface Props {
  /** What the two decks are called. */
  readonly names: readonly [string, string];
  readonly numbers: readonly PairedNumbers[];
}

/** The charts of two decks laid over each other: the first in outline, the second filled. */
export function PairedCharts({ names: [before, after], numbers }: Props) {
  return (
    <section aria-labelledby="paired-charts" className="min-w-0">
      <h2 id="paired-charts" className="text-xl font-semibold tracking-tight">
        Charts
      </h2>
      <ul className={styles.key}>
        <li data-deck="before">From: {before}</li>
        <li data-deck="after">To: {after}</li>
      </ul>
      {numbers.map((chart) => (
        <figure key={chart.id} className={styles.chart}>
          <figcaption className={styles.title}>{chart.title}</figcaption>
          {chart.as === "histogram" ? <PairedColumns chart={chart} /> : <PairedRows chart={chart} />}
        </figure>
      ))}
    </section>
  );
}

const HEIGHT = 72;
const TOP = 16;

function mostOf({ pairs }: PairedNumbers): number {
  return Math.max(1, ...pairs.flatMap(({ before, after }) => [before, after]));
}

function wordsOf({ title, pairs }: PairedNumbers): string {
  return `${title}. ${pairs.map(({ label, before, after }) => `${label}: ${before} and ${after}`).join(", ")}.`;
}

function PairedColumns({ chart }: { chart: PairedNumbers }) {
  const most = mostOf(chart);
  const step = 100 / chart.pairs.length;
  return (
    <svg width="100%" height={TOP + HEIGHT + 20} role="img" aria-label={wordsOf(chart)} className={styles.drawing}>
      {chart.pairs.map(({ label, before, after }, at) => (
        <g key={label}>
          <PairedColumn x={(at + 0.1) * step} width={0.38 * step} share={before / most} isBefore count={before} />
          <PairedColumn x={(at + 0.52) * step} width={0.38 * step} share={after / most} count={after} />
          <text x={`${(at + 0.5) * step}%`} y={TOP + HEIGHT + 15} className={styles.label}>
            {label}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className={styles.axis} />
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
        className={isBefore ? styles.placeholder : styles.fact}
      />
      <text x={`${x + width / 2}%`} y={TOP + HEIGHT - height - 3} className={styles.count}>
        {count}
      </text>
    </>
  );
}

function PairedRows({ chart }: { chart: PairedNumbers }) {
  const most = mostOf(chart);
  return (
    <table className={styles.paired}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{chart.title}</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {chart.pairs.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {chart.as === "totals" ? null : (
                <svg width="100%" height="11" aria-hidden="true" className={styles.drawing}>
                  <rect x="0" y="0.5" width={`${(before / most) * 100}%`} height="4" className={styles.placeholder} />
                  <rect x="0" y="6" width={`${(after / most) * 100}%`} height="5" className={styles.fact} />
                </svg>
              )}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
