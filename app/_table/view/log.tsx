import { memo, useEffect, useMemo, useRef } from "react";
import type { LogLine } from "../../../lib/core/table/frame.ts";
import type { Session } from "../state/session.ts";
import { useWords } from "../state/stages.ts";
import styles from "./rail.module.css";

/** The log of the game. Pressing a line goes to its moment. Lines that were taken back remain, drawn faintly. */
export const Log = memo(function Log({ session }: { session: Session }) {
  const view = useWords(session);
  const { history } = view;
  const story = view.story();
  const list = useRef<HTMLOListElement>(null);
  const last = story.findLastIndex(({ at }) => at <= history.at);
  useEffect(() => {
    // Keeps the line of the present moment in view, also when the log opens.
    const show = () => {
      const line = list.current?.children[last];
      if (list.current && line instanceof HTMLElement)
        list.current.scrollTop = line.offsetTop + line.offsetHeight - list.current.clientHeight;
    };
    show();
    const opened = list.current?.closest("[popover]");
    opened?.addEventListener("toggle", show);
    return () => opened?.removeEventListener("toggle", show);
  }, [last]);
  const lines = useMemo(() => linesOf(story), [story]);
  return (
    <section className={`on-felt ${styles.log}`} aria-labelledby="log-title">
      <h2 id="log-title" className="text-sm font-semibold">
        Log
      </h2>
      {story.length === 0 ? <p className="text-sm text-faint">What happens appears here.</p> : null}
      <ol ref={list}>
        {lines.map(({ key, said, heading }) => (
          <LogRow
            key={key}
            session={session}
            at={said.at}
            text={said.text}
            mark={said.free ? "by hand" : said.left === undefined ? undefined : "left to you"}
            heading={heading}
            isNow={key === last}
            isAhead={said.at > history.at}
          />
        ))}
      </ol>
    </section>
  );
});

interface LineProps {
  readonly session: Session;
  readonly at: number;
  readonly text: string;
  /** What is said behind its text. */
  readonly mark: string | undefined;
  readonly heading: string | undefined;
  readonly isNow: boolean;
  readonly isAhead: boolean;
}

const LogRow = memo(function LogRow({ session, at, text, mark, heading, isNow, isAhead }: LineProps) {
  return (
    <li data-ahead={isAhead || undefined}>
      {heading === undefined ? null : <p className="pt-1 text-[0.75rem] font-semibold text-faint">{heading}</p>}
      <button
        type="button"
        className={styles.line}
        data-shows={session.cardIn(text)}
        aria-current={isNow ? "step" : undefined}
        onClick={() => session.goTo(at)}
      >
        {text}
        {mark === undefined ? null : <small> {mark}</small>}
      </button>
    </li>
  );
});

interface LogEntry {
  readonly key: number;
  readonly said: LogLine;
  /** Shown above the first line of a turn. */
  readonly heading: string | undefined;
}

function linesOf(story: readonly LogLine[]): LogEntry[] {
  return story.map((said, key) => {
    const isFirst = story[key - 1]?.turn !== said.turn;
    return { key, said, heading: isFirst ? (said.turn === 0 ? "Setup" : `Turn ${said.turn}`) : undefined };
  });
}
