import type { PhaseQuestion } from "../../../lib/deck/table-setup.ts";
import { Citation } from "../../_ui/verdict/citation.tsx";
import styles from "./action-panel.module.css";

/** The first sentence, and what follows it. */
const SENTENCES = /^(.*?[.?!])(?:\s+(.*))?$/su;

/** What the rulebook asks for in a phase: a sentence, which opens if there is more of it. */
export function PhaseText({
  phase: { name, says, cite },
  asks = says,
}: {
  phase: PhaseQuestion;
  asks?: string | undefined;
}) {
  const [, first = asks, more] = SENTENCES.exec(asks) ?? [];
  return (
    <>
      <h2 className={styles.phase}>{name}</h2>
      <details className={styles.asks} key={asks}>
        <summary>
          <span>{first}</span>
        </summary>
        {more} <Citation cite={cite} />
      </details>
    </>
  );
}
