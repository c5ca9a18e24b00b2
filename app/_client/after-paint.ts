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
