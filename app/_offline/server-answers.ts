/** How long the server may take to say that it is there, in milliseconds. */
const PATIENCE = 5_000;
/** How often it is asked while it answers, and while it does not. */
const EVERY = { answering: 30_000, silent: 5_000 };

/**
 * Says whether the server answers: now, and whenever that changes. Browsers only know whether there is a network. A page
 * that nobody sees asks nothing. Call the returned function to stop.
 */
export function watchServer(tell: (answers: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const ask = async () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const mine = ++turn;
    const answers = await doesAnswer();
    if (mine !== turn) return;
    tell(answers);
    timer = setTimeout(ask, answers ? EVERY.answering : EVERY.silent);
  };
  const off = new AbortController();
  for (const change of ["online", "offline"]) addEventListener(change, ask, { signal: off.signal });
  document.addEventListener("visibilitychange", ask, { signal: off.signal });
  void ask();
  return () => {
    off.abort();
    clearTimeout(timer);
    turn++;
  };
}

async function doesAnswer(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    // Whatever the reason, it does not answer.
    return false;
  }
}
