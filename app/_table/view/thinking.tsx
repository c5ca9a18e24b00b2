import { useEffect, useState } from "react";
import { listed } from "../../../lib/core/words.ts";
import type { Expected } from "../../../lib/pilots/thinking.ts";
import { HORIZON } from "../../../lib/pilots/thinking.ts";
import type { Session } from "../state/session.ts";
import { ROLLS, thinkAhead } from "../state/think-ahead.ts";
import type { Explained } from "../state/think-worker.ts";
import { FloatingPanel } from "./floating-panel.tsx";
import styles from "./thinking.module.css";

interface Props {
  readonly game: string;
  readonly session: Session;
  onClose(): void;
}

/** What every move of the present moment led to when it was tried, and a press to play one. */
export default function Thinking({ game, session, onClose }: Props) {
  const [moment] = useState(() => session.link);
  const [done, setDone] = useState(0);
  const [thought, setThought] = useState<Explained | "none" | "failed">();
  useEffect(() => {
    return thinkAhead(game, session, {
      tells: setDone,
      found: (found) => setThought(found ?? "none"),
      failed: () => setThought("failed"),
    });
  }, [game, session]);
  // What was thought of one moment says nothing about the next.
  useEffect(
    () => session.store.on("after paint", () => session.link !== moment && onClose()),
    [session, moment, onClose],
  );
  return (
    <FloatingPanel id="thinking" title="What each move leads to" isBusy={thought === undefined} onClose={onClose}>
      {thought === undefined ? (
        <progress className="gauge" max={ROLLS} value={done} aria-label="Moves tried" />
      ) : typeof thought === "string" || thought.expected.length === 0 ? (
        <p role="status">{thought === "failed" ? FAILED : <OnlyOne session={session} thought={thought} />}</p>
      ) : (
        <>
          <Candidates session={session} expected={thought.expected} />
          <Lines session={session} thought={thought} />
        </>
      )}
    </FloatingPanel>
  );
}

const FAILED = "Think could not start. Reload the page to try again.";

function OnlyOne({ session, thought }: { session: Session; thought: Explained | string }) {
  if (typeof thought === "string") return "No move is possible now.";
  return `There is only one thing to do: ${wordsOf(session, thought.move)}.`;
}

function Candidates({ session, expected }: { session: Session; expected: readonly Expected[] }) {
  const isDecided = expected.some(({ won, lost }) => won + lost > 0);
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
            <th scope="col">{expected[0]?.score.name}</th>
            {isDecided ? <th scope="col">Result</th> : null}
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
              <td>{scoreInWords(one)}</td>
              {isDecided ? <td>{resultInWords(one)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The two best lines, each as one try went to the end of the turn, and the moves that a glance left out. */
function Lines({ session, thought: { expected, lines, others } }: { session: Session; thought: Explained }) {
  return (
    <div className={styles.lines}>
      {lines.map((line, at) => (
        <section key={JSON.stringify(expected[at]?.move)}>
          <h3>{at === 0 ? "One try of the best move, this turn" : "One try of the next best"}</h3>
          {line.length === 0 ? <p>Nothing else happens.</p> : null}
          <ol>
            {line.slice(0, MOST_LINES).map((text, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A log may say the same twice, and its order never changes.
              <li key={n}>{text}</li>
            ))}
          </ol>
          {line.length > MOST_LINES ? <p>And {line.length - MOST_LINES} more.</p> : null}
        </section>
      ))}
      {others.length > 0 ? (
        <p className="text-sm text-faint">
          Less good at a first look: {listed(others.map((move) => wordsOf(session, move)))}.
        </p>
      ) : null}
    </div>
  );
}

/** So many events of a line are shown. */
const MOST_LINES = 8;

function scoreInWords({ score: { own, theirs } }: Expected): string {
  return theirs === undefined ? own.toFixed(1) : `${own.toFixed(1)} to ${theirs.toFixed(1)}`;
}

/** "Won in turn 6.3", "Won 20 of 24, in turn 6.3", "Lost 3 of 24", "Open". */
function resultInWords({ won, wonIn, lost }: Expected): string {
  const wins =
    won === ROLLS ? `Won in turn ${wonIn.toFixed(1)}` : `Won ${won} of ${ROLLS}, in turn ${wonIn.toFixed(1)}`;
  const losses = `${won > 0 ? "lost" : "Lost"} ${lost} of ${ROLLS}`;
  return [...(won > 0 ? [wins] : []), ...(lost > 0 ? [losses] : [])].join(", ") || "Open";
}

/** A move in words: "City 12: Stage face down → Koti". */
function wordsOf({ dealer, view: { table } }: Session, { card, ...move }: Expected["move"]): string {
  const { what, where } = dealer.says(table, move);
  return `${card === undefined ? "" : `${table.known(card)}: `}${what}${where === undefined ? "" : ` → ${where}`}`;
}
