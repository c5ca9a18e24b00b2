/** Does something when nothing more urgent is waiting. Call the returned function to cancel. */
export function whenIdle(work: () => void): () => void {
  // Not every browser has task priorities.
  if (typeof scheduler === "undefined") {
    const timer = setTimeout(work, 4);
    return () => clearTimeout(timer);
  }
  const off = new AbortController();
  scheduler.postTask(work, { priority: "background", signal: off.signal }).catch((error: unknown) => {
    if (!off.signal.aborted) throw error;
  });
  return () => off.abort();
}
