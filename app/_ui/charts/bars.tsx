import { memo } from "react";
import type { Bar, Numbers } from "../../../lib/deck/view/charts.ts";
import { ChartFrame } from "./chart-frame.tsx";

const ROW = 30;

/** A thin bar below each word and its number. The part that rests on placeholders is an outline. */
export function Bars({ numbers }: { numbers: Numbers }) {
  const { bars } = numbers;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ChartFrame numbers={numbers}>
      {(label) => (
        <svg width="100%" height={bars.length * ROW} role="img" aria-label={label} className="chart-drawing">
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

const Line = memo(function Line({ label, count, standIn, unknown, most, at }: LineProps) {
  const share = (n: number) => (n / most) * 100;
  const solid = count - standIn - unknown;
  const [y, height] = [at * ROW + 20, 5];
  return (
    <g>
      <text x="0" y={at * ROW + 15} className="chart-word">
        {label}
      </text>
      <text x="100%" y={at * ROW + 15} className="chart-number">
        {count}
      </text>
      <line x1="0" x2="100%" y1={y + height} y2={y + height} className="chart-rule" />
      {solid > 0 ? <rect x="0" y={y} width={`${share(solid)}%`} height={height} className="chart-fact" /> : null}
      {count > solid ? (
        <rect
          x={`${share(solid)}%`}
          y={y}
          width={`${share(count - solid)}%`}
          height={height}
          className={unknown > 0 ? "chart-unknown" : "chart-stand-in"}
        />
      ) : null}
    </g>
  );
});
