import type { Cite } from "../../../lib/core/judge/rule.ts";
import type { Lack, Refusal } from "../../../lib/core/table/needs.ts";
import { Citation } from "../../_ui/verdict/citation.tsx";
import styles from "./closed-moves.module.css";

/** What could be done with a card if it were not for what is missing. */
export function ClosedMoves({ closed }: { closed: readonly Refusal[] }) {
  if (closed.length === 0) return null;
  return (
    <ul className={styles.closed} aria-label="Not now" data-closed>
      {closed.map(({ what, lacks }) => (
        <li key={what}>
          <svg viewBox="0 0 16 16" className={styles.lock} aria-hidden="true">
            <path d="M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5" />
          </svg>
          <span>
            <b>{what}:</b> {lacks.map(({ says }) => says).join("; ")} <Citation cite={citeOf(lacks)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function citeOf([first]: readonly Lack[]): Cite {
  if (!first) throw new Error("a refusal lacks nothing");
  return first.cite;
}
