import type { PhaseQuestion } from "../../../lib/deck/table-setup.ts";
import panel from "./action-panel.module.css";
import { PhaseText } from "./phase-text.tsx";
import styles from "./shell.module.css";

/**
 * What stands there while the table is laid: what is asked of the first hand, in its place. A link to a later moment shows
 * nothing until its phase is known.
 */
export function WaitingTable({ first, deck }: { first: PhaseQuestion | undefined; deck: string }) {
  return (
    <div className={styles.shell} data-waiting>
      <div className={styles.side}>
        <div className={panel.now}>
          <div className={panel.say}>{first && <PhaseText phase={first} />}</div>
        </div>
      </div>
      <p className={styles.waiting}>
        The table needs JavaScript. Without it, you can still read <a href={deck}>the deck and its verdict</a>.
      </p>
    </div>
  );
}
