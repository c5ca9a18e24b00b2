import { useEffect, useRef } from "react";
import { linkAt } from "../../../lib/core/table/opened.ts";
import { type History, recorded } from "../../../lib/core/table/replay.ts";
import type { Line } from "../../../lib/trials/par.ts";
import { lineWords, provenWords } from "../../../lib/trials/par-words.ts";
import { RELEASE } from "../../_client/release.ts";
import { useRun } from "../../_client/use-run.ts";
import { findPar, type ParProgress } from "../state/find-par.ts";
import type { FoundPar } from "../state/par-worker.ts";
import type { Session } from "../state/session.ts";
import styles from "./game-summary.module.css";

interface Props {
  readonly game: string;
  readonly session: Session;
  /** The game that has ended. */
  readonly history: History;
}

/** How far others come with the same deal, for whoever wants to know. */
export function WhatWasPossible({ game, session, history }: Props) {
  const { run, start, cancel } = useRun<ParProgress, FoundPar>();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is found is longer than the button that it takes the place of.
    if (run.is === "done") part.current?.scrollIntoView({ block: "nearest" });
  }, [run.is]);
  const find = () => start((signal, tells) => findPar(game, session, history, signal, tells));
  if (run.is === "idle" || run.is === "cancelled")
    return (
      <section className={`on-felt ${styles.par}`}>
        <button type="button" className="tool big" onClick={find}>
          What was possible with this deal?
        </button>
      </section>
    );
  return (
    <section ref={part} className={`on-felt ${styles.par}`} aria-busy={run.is === "running"}>
      <h3 className={styles.title}>What was possible with this deal</h3>
      {run.is === "running" ? (
        <Searching progress={run.progress} onCancel={cancel} />
      ) : run.is === "failed" ? (
        <p role="status">It could not be found: {run.why} Reload the page to try again.</p>
      ) : (
        <Lines session={session} found={run.result} />
      )}
    </section>
  );
}

/** The bar has no end while the pilots play. */
function Searching({ progress, onCancel }: { progress: ParProgress | undefined; onCancel(): void }) {
  return (
    <div className={styles.searching}>
      <progress
        className="gauge"
        aria-label="Moves looked at"
        max={progress?.of ?? 1}
        {...(progress && { value: progress.done })}
      />
      <p role="status" className="text-sm tabular-nums">
        {progress ? `Move ${progress.done} of ${progress.of}, cards face up` : "The pilots play"}
      </p>
      <button type="button" className="tool" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

function Lines({ session, found: { par, before } }: { session: Session; found: FoundPar }) {
  const { own, plain, thinking, open } = par;
  const lines: readonly (readonly [string, Line])[] = [
    ...(own ? [["You", own] as const] : []),
    ["The autopilot", plain],
    ["A slower computer that tries every move first", thinking],
    ["The best line found, with all cards face up", open],
  ];
  return (
    <>
      <p role="status" className={styles.words}>
        The first lines saw no more than you did. The last one knew the order of the deck, so nobody could play it at a
        table. {provenWords(par, before)}
      </p>
      <table className={styles.lines}>
        <tbody>
          {lines.map(([who, line]) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{lineWords(line)}</td>
              <td>
                <a href={`#${replayOf(session, line, before)}`} target="_blank" rel="noreferrer">
                  Replay<span className="sr-only">: {who} (opens in a new tab)</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A line from its first hand on. Its moves are ahead, for redo and the log. */
function replayOf({ dealer, start }: Session, { moves, answers }: Line, before: number): string {
  const line = answers ? { moves, answers } : recorded(dealer, start, moves);
  return linkAt(dealer, start, { ...line, at: before }, { release: RELEASE, byComputer: true });
}
