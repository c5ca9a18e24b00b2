import { startTransition, useEffect, useRef, useState } from "react";

/** A page that nobody looks at is not painted: so many milliseconds are waited for it at most. */
const AT_MOST = 200;

type Works = Set<() => void>;

/** What waits for the next paint; nothing where no paint is waited for. */
let waiting: Works | undefined;

/** Does something once the page has shown what has changed on it, so that nobody waits for it; the answer calls it off. */
export function afterPaint(work: () => void): () => void {
  waiting ??= beforeNextPaint();
  const works = waiting;
  works.add(work);
  return () => works.delete(work);
}

/** Frames and timers are dear to ask for: all that waits for one paint shares them. */
function beforeNextPaint(): Works {
  const works: Works = new Set();
  const close = () => {
    if (waiting === works) waiting = undefined;
  };
  const run = () => {
    close();
    for (const work of works) work();
  };
  const frame = requestAnimationFrame(() => {
    close();
    clearTimeout(task);
    task = setTimeout(run);
  });
  let task = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, AT_MOST);
  return works;
}

/** A value as it was until the page has shown what changed with it: what hangs on it is drawn after the next paint. While
 * a key is held down it changes faster than that: each paint brings the latest, so that nothing stays behind for long. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    afterPaint(() => startTransition(() => setShown(() => latest.current)));
  }, [value]);
  return shown;
}
