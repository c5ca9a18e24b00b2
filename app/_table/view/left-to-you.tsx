import { leftNow } from "../../../lib/core/table/left-to-you.ts";
import type { GameView, Session } from "../state/session.ts";
import styles from "./left-to-you.module.css";
import { openRail } from "./rail.tsx";

/** What the texts of the cards that were just used ask for, with the way to the free moves. */
export function LeftToYou({ session, view: { table } }: { session: Session; view: GameView }) {
  const lines = session.dealer.isOver(table) ? [] : leftNow(table);
  if (lines.length === 0) return null;
  const apply = (card: number) => {
    session.select(card);
    openRail();
  };
  return (
    <ul className={styles.left} aria-label="Left to you">
      {lines.map(({ at, left = -1, text }) => (
        <li key={`${at} ${left}`}>
          <span className="mr-0.5 rounded-[3px] border border-(--edge) px-1 text-[0.75rem] whitespace-nowrap text-faint">
            Left to you
          </span>{" "}
          {text}{" "}
          <button
            type="button"
            className="min-h-6 font-semibold underline underline-offset-3"
            aria-label={`Apply by hand: ${table.label(left)}`}
            onClick={() => apply(left)}
          >
            Apply by hand
          </button>
        </li>
      ))}
    </ul>
  );
}
