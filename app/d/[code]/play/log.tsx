import { useEffect, useRef } from "react";
import type { Said } from "../../../../lib/core/table.ts";
import type { Seen, Sitting } from "./sitting.ts";

/** What has happened, line by line; a press on a line goes to its moment. What lies ahead after a step back stays faint. */
export function Log({ sitting, seen: { story, history } }: { sitting: Sitting; seen: Seen }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const line = end.current;
    const list = line?.parentElement;
    if (line && list) list.scrollTop = line.offsetTop + line.offsetHeight - list.clientHeight;
  });
  const last = story.findLastIndex(({ at }) => at <= history.at);
  return (
    <section className="table-log" aria-labelledby="log-title">
      <h2 id="log-title" className="label">
        Log
      </h2>
      {story.length === 0 ? <p className="text-sm text-faint">What happens is written here.</p> : null}
      <ol>
        {linesOf(story).map(({ key, said, heading }) => (
          <li key={key} ref={key === last ? end : undefined} data-ahead={isAhead(said, history.at)}>
            {heading === undefined ? null : <p className="label">{heading}</p>}
            <button
              type="button"
              className="log-line"
              aria-current={key === last ? "step" : undefined}
              onClick={() => sitting.goTo(said.at)}
            >
              {said.text}
              {said.free ? <span className="label"> by hand</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function isAhead({ at }: Said, now: number): true | undefined {
  return at > now ? true : undefined;
}

interface Line {
  readonly key: number;
  readonly said: Said;
  /** Stands over the first line of a turn. */
  readonly heading: string | undefined;
}

function linesOf(story: readonly Said[]): Line[] {
  return story.map((said, key) => {
    const isFirst = story[key - 1]?.turn !== said.turn;
    return { key, said, heading: isFirst ? (said.turn === 0 ? "Setup" : `Turn ${said.turn}`) : undefined };
  });
}
