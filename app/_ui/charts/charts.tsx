import { memo } from "react";
import type { Numbers } from "../../../lib/deck/view/charts.ts";
import { Bars } from "./bars.tsx";
import styles from "./charts.module.css";
import { Histogram } from "./histogram.tsx";
import { Totals } from "./totals.tsx";

/** The charts of a deck. Charts that no card of the deck belongs to are left out. */
export function Charts({ numbers }: { numbers: readonly Numbers[] }) {
  const shown = numbers.filter(({ cards }) => cards > 0);
  return (
    <div className={styles.charts} data-charts>
      {shown.map((one) => (
        <Chart key={one.id} numbers={one} />
      ))}
    </div>
  );
}

/** One chart, drawn as its game's layout says. */
export const Chart = memo(function Chart({ numbers }: { numbers: Numbers }) {
  if (numbers.as === "totals") return <Totals numbers={numbers} />;
  return numbers.as === "histogram" ? <Histogram numbers={numbers} /> : <Bars numbers={numbers} />;
});
