import { CACHE } from "../plan.ts";
import type { WorkerScope } from "./scope.ts";

/** Takes the place of a service worker that has to go: deletes all that it kept, and itself. */
export function retire(scope: WorkerScope): void {
  const leave = async (): Promise<void> => {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(CACHE));
    await Promise.all(names.map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  };
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(leave()));
}
