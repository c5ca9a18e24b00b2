import { memo } from "react";
import type { Bar, Numbers } from "../../../lib/deck/view/charts.ts";
import { colours } from "../symbols/names.ts";
import { ChartFrame } from "./chart-frame.tsx";
import styles from "./charts.module.css";
import { percent } from "./percent.ts";

const ROW = 30;

/** A thin bar below each word and its number. The part that rests on placeholders is an outline. */
export function Bars({ numbers }: { numbers: Numbers }) {
  const { bars } = numbers;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ChartFrame numbers={numbers}>
      {(label) => (
        <svg width="100%" height={bars.length * ROW} role="img" aria-label={label} className={styles.drawing}>
          {bars.map((bar, i) => (
            <Line key={bar.label} {...bar} most={most} at={i} />
          ))}
        </svg>
      )}
    </ChartFrame>
  );
}

interface LineProps extends Bar {
  /** The count that fills the width of the chart. */
  readonly most: number;
  readonly at: number;
}

const Line = memo(function Line({ label, count, standIn, unknown, resource, most, at }: LineProps) {
  const share = (n: number) => (n / most) * 100;
  const solid = count - standIn - unknown;
  const colours = coloursOf(resource);
  const parts = colours.length;
  const [y, height] = [at * ROW + 20, 5];
  return (
    <g>
      <text x="0" y={at * ROW + 15} className={styles.word}>
        {label}
      </text>
      <text x="100%" y={at * ROW + 15} className={styles.number}>
        {count}
      </text>
      <line x1="0" x2="100%" y1={y + height} y2={y + height} className={styles.ground} />
      {colours.map((colour, part) => (
        <g key={colour} data-colour={colour}>
          {solid > 0 ? (
            <rect
              x={percent(share((solid / parts) * part))}
              y={y}
              width={percent(share(solid / parts))}
              height={height}
              className={styles.fact}
            />
          ) : null}
          {count > solid && part === parts - 1 ? (
            <rect
              x={percent(share(solid))}
              y={y}
              width={percent(share(count - solid))}
              height={height}
              className={unknown > 0 ? styles.unknown : styles.placeholder}
            />
          ) : null}
        </g>
      ))}
    </g>
  );
});

/** The colours of a resource. Two resources to choose from share a bar. */
function coloursOf(resource = ""): readonly string[] {
  const own = colours.get(resource) ?? [];
  return own.length === 0 ? ["accent"] : own;
}
