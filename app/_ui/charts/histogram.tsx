import type { Numbers } from "../../../lib/deck/numbers.ts";
import { ChartFrame } from "./chart-frame.tsx";

const TOP = 18;
const HEIGHT = 72;

/** Columns over a thin axis, each with its number; what rests on stand-ins is drawn in outline. */
export function Histogram({ numbers }: { numbers: Numbers }) {
  const { bars, average } = numbers;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = 100 / Math.max(1, bars.length);
  const note = average === undefined ? undefined : `average ${average.toFixed(1)}`;
  return (
    <ChartFrame numbers={numbers} note={note}>
      {(label) => (
        <svg width="100%" height={TOP + HEIGHT + 20} role="img" aria-label={label} className="chart-drawing">
          {bars.map((bar, i) => {
            const solid = bar.count - bar.standIn - bar.unknown;
            const full = (bar.count / most) * HEIGHT;
            const facts = (solid / most) * HEIGHT;
            const middle = `${(i + 0.5) * step}%`;
            const [x, width] = [`${(i + 0.14) * step}%`, `${0.72 * step}%`];
            return (
              <g key={bar.label}>
                {bar.count > solid ? (
                  <rect
                    x={x}
                    width={width}
                    y={TOP + HEIGHT - full}
                    height={full - facts}
                    className={bar.unknown > 0 ? "chart-unknown" : "chart-stand-in"}
                  />
                ) : null}
                {solid > 0 ? (
                  <rect x={x} width={width} y={TOP + HEIGHT - facts} height={facts} className="chart-fact" />
                ) : null}
                {bar.count > 0 ? (
                  <text x={middle} y={TOP + HEIGHT - full - 4} className="chart-count">
                    {bar.count}
                  </text>
                ) : null}
                <text x={middle} y={TOP + HEIGHT + 15} className="chart-label">
                  {bar.unknown > 0 ? "?" : bar.label}
                </text>
              </g>
            );
          })}
          <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="chart-axis" />
        </svg>
      )}
    </ChartFrame>
  );
}
