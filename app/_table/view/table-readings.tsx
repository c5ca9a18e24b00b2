import { memo } from "react";
import type { Interpretation } from "../../../lib/core/judge/interpretation.ts";
import styles from "./rail.module.css";

/** What the table does where the rulebook is silent or can be read in two ways. */
export const TableReadings = memo(function TableReadings({ readings }: { readings: readonly Interpretation[] }) {
  return (
    <details className={`on-felt ${styles.readings}`}>
      <summary>Rules interpretations at this table</summary>
      <ul>
        {readings.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </details>
  );
});
