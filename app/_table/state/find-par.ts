import type { History } from "../../../lib/core/table/replay.ts";
import { withWorkers } from "../../_client/workers.ts";
import type { FoundPar, ParAnswer, ParRequest } from "./par-worker.ts";
import type { Session } from "./session.ts";

/** How many moves of the best line are looked at so far. */
export interface ParProgress {
  readonly done: number;
  readonly of: number;
}

/** Looks in a thread for what was possible with the deal of a game that is over. */
export function findPar(
  game: string,
  { start }: Session,
  own: History,
  signal: AbortSignal,
  tells: (progress: ParProgress) => void,
): Promise<FoundPar> {
  const worker = new Worker(new URL("./par-worker.ts", import.meta.url), { type: "module" });
  return withWorkers([worker], signal, () => {
    const { promise, resolve, reject } = Promise.withResolvers<FoundPar>();
    worker.addEventListener("message", ({ data }: MessageEvent<ParAnswer>) =>
      "found" in data ? resolve(data.found) : tells(data),
    );
    worker.addEventListener("error", ({ message }) => reject(new Error(message || "The browser could not go on.")));
    worker.postMessage({ game, start, own } satisfies ParRequest);
    return promise;
  });
}
