/** Does something once nothing more urgent waits; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Not every browser knows which of its tasks is the least urgent.
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
