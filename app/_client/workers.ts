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
