import { CACHE, ENGINE_CACHE, OFFLINE_PAGE, type Plan, type ToWorker } from "../plan.ts";
import { type Strategy, strategyOf } from "./caching-strategy.ts";
import type { Asking, WorkerEvents, WorkerScope } from "./scope.ts";

/** How long the network may take before a page that is kept is shown, in milliseconds. */
const PATIENCE = 4_000;

/** What a proxy answers for a server that does not, and what a busy server answers. */
const NO_ANSWER = [502, 503, 504];

/**
 * Keeps what the plan lists and answers with it when the server does not. Nothing is kept but that list, and all of it is
 * of one build.
 */
export function serve(scope: WorkerScope, plan: Plan): void {
  const name = CACHE + plan.version;

  /** Asks for a page or for data, and refuses whatever is not of this build, such as the login page of a public network. */
  const sound = async (address: string, has: string): Promise<Response> => {
    // What the browser kept of an answer may be of the build before.
    const answer = await scope.fetch(address, { cache: "reload" });
    if (!answer.ok || answer.redirected || !(await answer.clone().text()).includes(has))
      throw new Error(`${address} is not of build ${plan.build}`);
    return answer;
  };

  const keep = async (): Promise<void> => {
    const cache = await scope.caches.open(name);
    await cache.addAll([...plan.files]);
    // One after the other, so that the page that is open gets its answers first.
    for (const address of plan.data) await cache.put(address, await sound(address, ""));
    for (const { path } of plan.pages) await cache.put(path, await sound(path, plan.build));
  };

  const kept = async (key: string): Promise<Response | undefined> =>
    withoutAddress(await (await scope.caches.open(name)).match(key, { ignoreVary: true }));

  const fromNetwork = async (event: Asking): Promise<Response> =>
    (await event.preloadResponse) ?? scope.fetch(event.request);

  const answer = async (event: Asking, { first, key, isEngine }: Strategy): Promise<Response> => {
    if (isEngine) return engineFrom(scope, event, key);
    if (first === "kept") return (await kept(key)) ?? scope.fetch(event.request);
    const asked = fromNetwork(event);
    // The browser warns of an answer that it has asked for ahead and that nobody waits for.
    event.waitUntil(asked.catch(() => undefined));
    // A page that nothing but the network has may take as long as it likes.
    const inTime = key === OFFLINE_PAGE ? asked : Promise.race([asked, after(PATIENCE)]);
    const fresh = await inTime.catch(() => undefined);
    if (fresh && !NO_ANSWER.includes(fresh.status)) return fresh;
    return (await kept(key)) ?? asked;
  };

  const begin = async (): Promise<void> => {
    await dropOthers(scope, name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };

  scope.addEventListener("install", (event) => event.waitUntil(keep()));
  scope.addEventListener("activate", (event) => event.waitUntil(begin()));
  scope.addEventListener("message", (event) => event.waitUntil(takeOver(scope, event)));
  scope.addEventListener("fetch", (event) => {
    const way = strategyOf(event.request, scope.location.origin, plan);
    if (way) event.respondWith(answer(event, way));
  });
}

/** Deletes what older builds have kept. */
async function dropOthers({ caches }: WorkerScope, name: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (other) => other.startsWith(CACHE) && ![name, ENGINE_CACHE].includes(other),
  );
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** An engine of a release: as it was kept, or from the network, and kept from then on. */
async function engineFrom(scope: WorkerScope, event: Asking, key: string): Promise<Response> {
  const cache = await scope.caches.open(ENGINE_CACHE);
  const kept = withoutAddress(await cache.match(key, { ignoreVary: true }));
  if (kept) return kept;
  const fresh = await scope.fetch(event.request);
  if (fresh.ok) event.waitUntil(cache.put(key, fresh.clone()));
  return fresh;
}

/** Takes the place of an older worker: at once, or if at most one page is open. */
async function takeOver(scope: WorkerScope, { data }: WorkerEvents["message"]): Promise<void> {
  const said: ToWorker | undefined = data === "take over" || data === "take over if alone" ? data : undefined;
  if (!said) return;
  const open = said === "take over" ? [] : await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1) await scope.skipWaiting();
}

/** A kept answer has the address that it was kept under. Without one it takes the address that was asked for, with what
 * stands behind "#": there a worker of the page finds what it is started with. */
function withoutAddress(kept: Response | undefined): Response | undefined {
  return kept && new Response(kept.body, kept);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
