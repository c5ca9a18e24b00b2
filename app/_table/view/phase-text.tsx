import { sentencesOf } from "../../../lib/core/sentences.ts";
import type { PhaseQuestion } from "../../../lib/deck/table-setup.ts";
import { Citation } from "../../_ui/verdict/citation.tsx";
import styles from "./action-panel.module.css";

/** What the rulebook asks for in a phase: a sentence, which opens if there is more of it. */
export function PhaseText({
  phase: { name, says, cite },
  asks = says,
  isOnBar = false,
}: {
  phase: PhaseQuestion;
  asks?: string | undefined;
  /** Whether the bar above the table names the phase too. */
  isOnBar?: boolean;
}) {
  const [first, ...more] = sentencesOf(asks);
  return (
    <>
      <h2 className={isOnBar ? "sr-only" : styles.phase}>{name}</h2>
      <details className={styles.asks} key={asks}>
        <summary>
          <span>{first}</span>
        </summary>
        {more.join(" ")} <Citation cite={cite} />
      </details>
    </>
  );
}
