import type { Session } from "./session.ts";
import type { Explained, ThinkAnswer, ThinkRequest } from "./think-worker.ts";

/** How often each move is tried. */
export const ROLLS = 24;
/** How many moves are tried so often. */
const FINALISTS = 8;

interface Heard {
  /** How many of the tries are done. */
  tells(done: number): void;
  found(thought: Explained | undefined): void;
  failed(): void;
}

/** Tries the moves of the present moment in a thread of its own. The answer stops it. */
export function thinkAhead(game: string, { start, view }: Session, { tells, found, failed }: Heard): () => void {
  const worker = new Worker(new URL("./think-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ThinkAnswer>) => {
    if ("done" in data) return tells(data.done);
    worker.terminate();
    found(data.thought);
  });
  worker.addEventListener("error", () => {
    worker.terminate();
    failed();
  });
  worker.postMessage({
    game,
    start,
    history: view.history,
    rolls: ROLLS,
    finalists: FINALISTS,
  } satisfies ThinkRequest);
  return () => worker.terminate();
}
