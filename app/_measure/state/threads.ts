import type { Games, Thread } from "../../../lib/trials/run.ts";
import type { Seat } from "../../../lib/trials/seat.ts";
import type { Played } from "../../../lib/trials/trial.ts";

/** More threads would wait for each other. */
const MOST = 8;

/** Sends a worker messages that it answers one by one, in their order. */
export function courier<Sent, Answer>(worker: Worker): (message: Sent) => Promise<Answer> {
  const waiting: PromiseWithResolvers<Answer>[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => waiting.shift()?.resolve(data));
  worker.addEventListener("error", ({ message }) => {
    const error = new Error(message || "The browser could not go on.");
    for (const one of waiting.splice(0)) one.reject(error);
  });
  return (message) => {
    const one = Promise.withResolvers<Answer>();
    waiting.push(one);
    worker.postMessage(message);
    return one.promise;
  };
}

/** Does some work with a worker, which ends with the work or at once when the work is called off. */
export async function withWorkers<T>(
  workers: readonly Worker[],
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const off = Promise.withResolvers<never>();
  const cancel = () => off.reject(signal.reason);
  signal.addEventListener("abort", cancel, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(), off.promise]);
  } finally {
    signal.removeEventListener("abort", cancel);
    for (const worker of workers) worker.terminate();
  }
}

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
