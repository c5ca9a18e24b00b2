import type { Numbers } from "../../../lib/deck/view/charts.ts";
import { UncertainValues } from "./chart-frame.tsx";

/** Sums over a deck, side by side. A sum that rests on placeholders is slanted and dotted, and says on how many. */
export function Totals({ numbers: { title, totals } }: { numbers: Numbers }) {
  return (
    <section className="chart" aria-label={title}>
      <p className="chart-title label">{title}</p>
      <dl className="totals">
        {totals.map((total) => (
          <div key={total.label}>
            <dt>{total.label}</dt>
            <dd>
              <span className={total.standIn > 0 ? "stand-in" : ""}>{total.shown}</span>
              <UncertainValues numbers={{ cards: total.of, standIn: total.standIn, unknown: total.unknown }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
