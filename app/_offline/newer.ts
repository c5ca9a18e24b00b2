import { CACHE, type ToWorker } from "./plan.ts";

const HOUR = 3_600_000;

/** Lets the newer Drydock take over, and reloads the page once it has. */
export type TakeOver = () => void;

/**
 * Lets this browser keep Drydock, and offers a newer one as soon as this browser has all of it. `build` is the one that
 * this page is of. Call the returned function to stop.
 */
export function watchNewer(build: string, offer: (take: TakeOver | undefined) => void): () => void {
  const off = new AbortController();
  let again: ReturnType<typeof setInterval> | undefined;
  const start = async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register("/sw.js");
    const registration = await serviceWorker.ready;
    const look = async () => {
      const { waiting } = registration;
      if (!waiting) return offer(undefined);
      // A page of the newest build has nothing to offer. It only has an old worker to let go, if no other page needs it.
      if (await isNewest(build)) send(waiting, "take over if alone");
      else if (!off.signal.aborted) offer(() => takeOver(waiting));
    };
    const follow = () =>
      registration.installing?.addEventListener("statechange", () => void look(), { signal: off.signal });
    registration.addEventListener("updatefound", follow, { signal: off.signal });
    follow();
    await look();
    again = setInterval(() => void registration.update().catch(unreachable), HOUR);
    if (off.signal.aborted) clearInterval(again);
  };
  // A browser may have no room, or may refuse service workers. Then Drydock works as long as the server answers.
  start().catch(unreachable);
  return () => {
    off.abort();
    clearInterval(again);
  };
}

/** Caches are listed in the order in which they were made. */
async function isNewest(build: string): Promise<boolean> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE));
  return ours.at(-1)?.startsWith(CACHE + build) ?? false;
}

function takeOver(waiting: ServiceWorker): void {
  // Another page may have let it take over.
  if (waiting.state !== "installed") location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  send(waiting, "take over");
}

function send(worker: ServiceWorker, message: ToWorker): void {
  worker.postMessage(message);
}

/** What could not be asked now is asked again with the next page. */
function unreachable(): void {}
