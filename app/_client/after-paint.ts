import { startTransition, useEffect, useState } from "react";

/** A page that nobody looks at is not painted: so many milliseconds are waited for it at most. */
const AT_MOST = 200;

/** Does something once the page has shown what has changed on it, so that nobody waits for it; the answer calls it off. */
export function afterPaint(work: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(task);
    task = setTimeout(work);
  });
  let task = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, AT_MOST);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** A value as it was until the page has shown what changed with it: what hangs on it is drawn after the next paint. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setShown(() => value))), [value]);
  return shown;
}
