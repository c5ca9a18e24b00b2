import type { PhaseQuestion } from "../../../lib/deck/table-setup.ts";
import { Citation } from "../../_ui/verdict/citation.tsx";
import styles from "./action-panel.module.css";

/** What the rulebook asks for in a phase. */
export function PhaseText({
  phase: { name, says, cite },
  asks = says,
}: {
  phase: PhaseQuestion;
  asks?: string | undefined;
}) {
  return (
    <>
      <h2 className={styles.phase}>{name}</h2>
      <p className={styles.asks}>
        <span className={styles.whole}>
          {asks} <Citation cite={cite} />
        </span>
      </p>
    </>
  );
}
