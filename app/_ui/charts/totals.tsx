import type { Numbers } from "../../../lib/deck/view/charts.ts";
import { UncertainValues } from "./chart-frame.tsx";
import styles from "./charts.module.css";

/** Sums over a deck, side by side. A sum that rests on placeholders is slanted and dotted, and says on how many. */
export function Totals({ numbers: { title, totals } }: { numbers: Numbers }) {
  return (
    <section className={styles.chart} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.totals}>
        {totals.map(({ label, shown, of, standIn, unknown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span data-placeholder={standIn > 0 || undefined}>{shown}</span>
              <UncertainValues numbers={{ cards: of + unknown, standIn, unknown }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
