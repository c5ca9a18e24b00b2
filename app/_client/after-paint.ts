/** The longest wait for a paint in milliseconds, because a hidden page is never painted. */
const AT_MOST = 200;

type Works = Set<() => void>;

/** The work that is waiting for the next paint. */
let waiting: Works | undefined;

/**
 * Does something after the browser has painted the latest changes, so that the paint does not wait for it. Call the
 * returned function to cancel.
 */
export function afterPaint(work: () => void): () => void {
  waiting ??= beforeNextPaint();
  const works = waiting;
  works.add(work);
  return () => works.delete(work);
}

/** Frames and timers are expensive to request, so all work that waits for one paint shares them. */
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
