/** The longest wait for frames in milliseconds, because a hidden page has none. */
const AT_MOST = 200;

/**
 * Does something as part of the frame after the one that shows the latest changes. A frame is not drawn yet when the page
 * is done with it: work right behind it would take a small machine's time from the drawing. Call the returned function
 * to cancel.
 */
export function inNextFrame(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  const task = setTimeout(run, AT_MOST);
  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  }
  function run() {
    cancel();
    work();
  }
  return cancel;
}
