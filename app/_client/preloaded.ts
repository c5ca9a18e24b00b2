import { type ComponentType, lazy } from "react";

/** A component whose script is asked for at once, without the rest of the page waiting for it. */
export function preloaded<P>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  const loading = load();
  // Where it is shown, a failure shows.
  loading.catch(() => undefined);
  return lazy(() => loading);
}
