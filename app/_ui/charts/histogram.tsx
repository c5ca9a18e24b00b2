import { memo } from "react";
import type { Bar, Numbers } from "../../../lib/deck/view/charts.ts";
import { ChartFrame } from "./chart-frame.tsx";
import styles from "./charts.module.css";
import { percent } from "./percent.ts";

const TOP = 18;
const HEIGHT = 80;
const MOST_SMALL_LABELS = 8;

/** Columns above a thin axis, each with its number. The part that rests on placeholders is an outline. */
export function Histogram({ numbers }: { numbers: Numbers }) {
  const { average } = numbers;
  const note = average === undefined ? undefined : `average ${average.toFixed(1)}`;
  return (
    <ChartFrame numbers={numbers} note={note}>
      {(label) => <Columns bars={numbers.bars} label={label} high={HEIGHT} />}
    </ChartFrame>
  );
}

interface ColumnsProps {
  readonly bars: readonly Bar[];
  /** What is drawn, in words. */
  readonly label: string;
  /** The height of the largest column. */
  readonly high: number;
}

/** The drawing alone, as wide as what it stands in. */
export function Columns({ bars, label, high }: ColumnsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // In a small drawing every second label has room.
  const every = high < HEIGHT && bars.length > MOST_SMALL_LABELS ? 2 : 1;
  return (
    <svg width="100%" height={TOP + high + 20} role="img" aria-label={label} className={styles.drawing}>
      {bars.map((bar, i) => (
        <Column key={bar.label} {...bar} isLabelled={i % every === 0} most={most} high={high} at={i} of={bars.length} />
      ))}
      <line x1="0" x2="100%" y1={TOP + high} y2={TOP + high} className={styles.axis} />
    </svg>
  );
}

interface ColumnProps extends Bar, Pick<ColumnsProps, "high"> {
  /** The count that fills the height of the chart. */
  readonly most: number;
  readonly at: number;
  readonly of: number;
  readonly isLabelled: boolean;
}

const Column = memo(function Column({ label, count, standIn, unknown, most, high, at, of, isLabelled }: ColumnProps) {
  const step = 100 / of;
  const solid = count - standIn - unknown;
  const full = (count / most) * high;
  const facts = (solid / most) * high;
  const [middle, x, width] = [(at + 0.5) * step, (at + 0.14) * step, 0.72 * step].map(percent);
  return (
    <g>
      {count > solid ? (
        <rect
          x={x}
          width={width}
          y={TOP + high - full}
          height={full - facts}
          className={unknown > 0 ? styles.unknown : styles.placeholder}
        />
      ) : null}
      {solid > 0 ? <rect x={x} width={width} y={TOP + high - facts} height={facts} className={styles.fact} /> : null}
      {count > 0 ? (
        <text x={middle} y={TOP + high - full - 4} className={styles.count}>
          {count}
        </text>
      ) : null}
      <text x={middle} y={TOP + high + 15} className={styles.label}>
        {unknown > 0 ? "?" : isLabelled ? label : null}
      </text>
    </g>
  );
});
