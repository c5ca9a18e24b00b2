import type { Games, Thread } from "../../../lib/trials/run.ts";
import type { Seat } from "../../../lib/trials/seat.ts";
import type { Played } from "../../../lib/trials/trial.ts";
import { courier, withWorkers } from "../../_client/workers.ts";

/** More threads would wait for each other. */
const MOST = 8;

/** Does some work with as many threads as there are cores, each of which plays games from one seat. */
export function withThreads<T>(
  seat: Seat,
  signal: AbortSignal,
  work: (threads: readonly Thread[]) => Promise<T>,
): Promise<T> {
  const cores = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 2));
  const workers = Array.from(
    { length: cores },
    () => new Worker(new URL("./play-worker.ts", import.meta.url), { type: "module" }),
  );
  const threads = workers.map((worker): Thread => {
    worker.postMessage(seat);
    const send = courier<Games, readonly Played[]>(worker);
    return { play: (games, changes) => send({ games, ...(changes && { changes }) }) };
  });
  return withWorkers(workers, signal, () => work(threads));
}
