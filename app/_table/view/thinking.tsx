import { useEffect, useRef, useState } from "react";
import type { Expected, Thought } from "../../../lib/pilots/thinking.ts";
import { HORIZON } from "../../../lib/pilots/thinking.ts";
import type { Session } from "../state/session.ts";
import { ROLLS, thinkAhead } from "../state/think-ahead.ts";
import float from "./float.module.css";
import styles from "./thinking.module.css";

interface Props {
  readonly game: string;
  readonly session: Session;
  onClose(): void;
}

/** What every move of the present moment led to when it was tried, and a press to play one. */
export default function Thinking({ game, session, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [moment] = useState(() => session.link);
  const [done, setDone] = useState(0);
  const [thought, setThought] = useState<Thought | "none" | "failed">();
  useEffect(() => {
    panel.current?.showPopover();
    panel.current?.focus();
    return thinkAhead(game, session, {
      tells: setDone,
      found: (found) => setThought(found ?? "none"),
      failed: () => setThought("failed"),
    });
  }, [game, session]);
  // What was thought of one moment says nothing about the next.
  useEffect(() => session.store.on("last", () => session.link !== moment && onClose()), [session, moment, onClose]);
  return (
    <section
      ref={panel}
      popover="auto"
      tabIndex={-1}
      className={`${float.float} ${styles.panel}`}
      aria-labelledby="thinking"
      aria-busy={thought === undefined}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <h2 id="thinking" className="font-semibold">
        What each move leads to
      </h2>
      {thought === undefined ? (
        <p className={styles.waiting}>
          <progress max={ROLLS} value={done} aria-label="Moves tried" />
          <button type="button" className="tool" onClick={() => panel.current?.hidePopover()}>
            Cancel
          </button>
        </p>
      ) : typeof thought === "string" || thought.expected.length === 0 ? (
        <p role="status">{thought === "failed" ? FAILED : <OnlyOne session={session} thought={thought} />}</p>
      ) : (
        <Candidates session={session} expected={thought.expected} />
      )}
    </section>
  );
}

const FAILED = "Thinking has failed in this browser. The table and the autopilot work on.";

function OnlyOne({ session, thought }: { session: Session; thought: Thought | string }) {
  if (typeof thought === "string") return "No move is possible now.";
  return `There is only one thing to do: ${wordsOf(session, thought.move)}.`;
}

function Candidates({ session, expected }: { session: Session; expected: readonly Expected[] }) {
  const { counters, measure, isRace } = session.dealer.goldfish;
  const name = counters.find(({ id }) => id === measure)?.name ?? "";
  return (
    <>
      <p role="status" className="text-sm text-faint">
        Each was tried {ROLLS} times over cards that you cannot see, and the autopilot played on for up to {HORIZON}{" "}
        turns. The best comes first. Press a move to play it.
      </p>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col">{name}</th>
            {isRace ? <th scope="col">Over in turn</th> : null}
          </tr>
        </thead>
        <tbody>
          {expected.map((one) => (
            <tr key={JSON.stringify(one.move)}>
              <th scope="row">
                <button type="button" className={styles.move} onClick={() => session.play(one.move)}>
                  {wordsOf(session, one.move)}
                </button>
              </th>
              <td>{one.measure.toFixed(1)}</td>
              {isRace ? <td>{overIn(one)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function overIn({ overs, overIn: turn }: Expected): string {
  if (overs === 0) return "not yet";
  return overs === ROLLS ? turn.toFixed(1) : `${turn.toFixed(1)}, in ${overs} of ${ROLLS}`;
}

/** A move in words: "City 12: Stage a card face down at Koti". */
function wordsOf({ dealer, view: { table } }: Session, { card, ...move }: Expected["move"]): string {
  const { what, where } = dealer.says(table, move);
  return `${card === undefined ? "" : `${table.known(card)}: `}${what}${where === undefined ? "" : ` ${where}`}`;
}
