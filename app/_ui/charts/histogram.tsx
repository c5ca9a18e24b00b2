import { memo } from "react";
import type { Bar, Numbers } from "../../../lib/deck/view/charts.ts";
import { ChartFrame } from "./chart-frame.tsx";
import styles from "./charts.module.css";

const TOP = 18;
const HEIGHT = 80;

/** Columns above a thin axis, each with its number. The part that rests on placeholders is an outline. */
export function Histogram({ numbers }: { numbers: Numbers }) {
  const { bars, average } = numbers;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const note = average === undefined ? undefined : `average ${average.toFixed(1)}`;
  return (
    <ChartFrame numbers={numbers} note={note}>
      {(label) => (
        <svg width="100%" height={TOP + HEIGHT + 20} role="img" aria-label={label} className={styles.drawing}>
          {bars.map((bar, i) => (
            <Column key={bar.label} {...bar} most={most} at={i} of={bars.length} />
          ))}
          <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className={styles.axis} />
        </svg>
      )}
    </ChartFrame>
  );
}

interface ColumnProps extends Bar {
  /** The count that fills the height of the chart. */
  readonly most: number;
  readonly at: number;
  readonly of: number;
}

const Column = memo(function Column({ label, count, standIn, unknown, most, at, of }: ColumnProps) {
  const step = 100 / of;
  const solid = count - standIn - unknown;
  const full = (count / most) * HEIGHT;
  const facts = (solid / most) * HEIGHT;
  const middle = `${(at + 0.5) * step}%`;
  const [x, width] = [`${(at + 0.14) * step}%`, `${0.72 * step}%`];
  return (
    <g>
      {count > solid ? (
        <rect
          x={x}
          width={width}
          y={TOP + HEIGHT - full}
          height={full - facts}
          className={unknown > 0 ? styles.unknown : styles.placeholder}
        />
      ) : null}
      {solid > 0 ? <rect x={x} width={width} y={TOP + HEIGHT - facts} height={facts} className={styles.fact} /> : null}
      {count > 0 ? (
        <text x={middle} y={TOP + HEIGHT - full - 4} className={styles.count}>
          {count}
        </text>
      ) : null}
      <text x={middle} y={TOP + HEIGHT + 15} className={styles.label}>
        {unknown > 0 ? "?" : label}
      </text>
    </g>
  );
});
