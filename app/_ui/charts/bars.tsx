import type { Numbers } from "../../../lib/deck/numbers.ts";
import { ChartFrame } from "./chart-frame.tsx";

const ROW = 30;

/** A thin bar under each word and its number; what rests on stand-ins is drawn in outline. */
export function Bars({ numbers }: { numbers: Numbers }) {
  const { bars } = numbers;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const share = (n: number) => (n / most) * 100;
  return (
    <ChartFrame numbers={numbers}>
      {(label) => (
        <svg width="100%" height={bars.length * ROW} role="img" aria-label={label} className="chart-drawing">
          {bars.map((bar, i) => {
            const solid = bar.count - bar.standIn - bar.unknown;
            const [y, height] = [i * ROW + 20, 5];
            return (
              <g key={bar.label}>
                <text x="0" y={i * ROW + 15} className="chart-word">
                  {bar.label}
                </text>
                <text x="100%" y={i * ROW + 15} className="chart-number">
                  {bar.count}
                </text>
                <line x1="0" x2="100%" y1={y + height} y2={y + height} className="chart-rule" />
                {solid > 0 ? (
                  <rect x="0" y={y} width={`${share(solid)}%`} height={height} className="chart-fact" />
                ) : null}
                {bar.count > solid ? (
                  <rect
                    x={`${share(solid)}%`}
                    y={y}
                    width={`${share(bar.count - solid)}%`}
                    height={height}
                    className={bar.unknown > 0 ? "chart-unknown" : "chart-stand-in"}
                  />
                ) : null}
              </g>
            );
          })}
        </svg>
      )}
    </ChartFrame>
  );
}
