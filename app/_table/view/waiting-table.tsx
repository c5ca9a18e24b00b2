import type { TableOpening } from "../../../lib/deck/table-setup.ts";
import panel from "./action-panel.module.css";
import { CardBack } from "./card-back.tsx";
import { PhaseText } from "./phase-text.tsx";
import styles from "./shell.module.css";

interface Props {
  readonly opening: Pick<TableOpening, "first" | "hand"> | undefined;
  readonly deck: string;
}

/**
 * The table before its cards are there: the backs of the first hand, and what is asked of it, in their places. A link to a
 * later moment shows neither until that moment is known.
 */
export function WaitingTable({ opening, deck }: Props) {
  const backs = Array.from({ length: opening?.hand ?? 0 }, (_, at) => at);
  return (
    <div className={styles.shell} data-waiting>
      <div className={`felt ${styles.ground}`} />
      <noscript className={`on-felt ${styles.unscripted}`}>
        <p>
          The table needs JavaScript. Without it, you can still read <a href={deck}>the deck and its verdict</a>.
        </p>
      </noscript>
      <div className={styles.dock} aria-hidden="true">
        {backs.map((at) => (
          <span key={at} className={styles.waiting}>
            <CardBack />
          </span>
        ))}
      </div>
      <div className={styles.side}>
        <div className={`on-felt ${panel.now}`}>
          <div className={panel.say}>{opening && <PhaseText phase={opening.first} isOnBar />}</div>
        </div>
      </div>
    </div>
  );
}
