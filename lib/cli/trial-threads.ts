import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Games, Thread } from "../trials/run.ts";
import type { Seat } from "../trials/seat.ts";
import type { Played } from "../trials/trial.ts";
import { Stop } from "./terminal.ts";

/** More threads would wait for each other. */
const MOST = 16;

/** As many threads as the machine has cores, or fewer if somebody says how many. */
export function threadsFor(asked: number | undefined): number {
  if (asked === 0) throw new Stop("--threads takes 1 or more.");
  return Math.min(MOST, availableParallelism(), asked ?? MOST);
}

/** Does some work with threads that play games of a trial. They end with the work. */
export async function withThreads<T>(
  count: number,
  data: Seat,
  work: (threads: readonly Thread[]) => Promise<T>,
): Promise<T> {
  const workers = Array.from({ length: count }, () => {
    return new Worker(new URL("./trial-thread.ts", import.meta.url), { workerData: data });
  });
  try {
    return await work(workers.map(threadOf));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function threadOf(worker: Worker): Thread {
  return {
    play: (games, changes) =>
      new Promise((done, failed) => {
        worker.once("error", failed);
        worker.once("message", (played: readonly Played[]) => {
          worker.off("error", failed);
          done(played);
        });
        worker.postMessage({ games, ...(changes && { changes }) } satisfies Games);
      }),
  };
}
