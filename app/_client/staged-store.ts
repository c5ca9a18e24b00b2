import { useCallback, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";

/** When a listener is told about a new state: at once, or after the paint of what changed at once. */
export type Stage = "now" | "after paint";

/** A state that a page shows in two stages, so that the first paint after a key or a press waits only for what people look
 * at first. */
export class StagedStore<T> {
  #now: T;
  #shown: T;
  readonly #listeners: Readonly<Record<Stage, Set<() => void>>> = { now: new Set(), "after paint": new Set() };
  #isWaiting = false;

  constructor(first: T) {
    this.#now = first;
    this.#shown = first;
  }

  /** The newest state. */
  get now(): T {
    return this.#now;
  }

  /** The state of the second stage: the newest one, or the one before it until the newest has been painted. */
  get shown(): T {
    return this.#shown;
  }

  set(next: T): void {
    this.#now = next;
    // Unless someone listens to the second stage, there is no page to wait for.
    const isStaged = this.#listeners["after paint"].size > 0;
    if (!isStaged) this.#shown = next;
    this.#tell("now");
    if (!isStaged || this.#isWaiting) return;
    this.#isWaiting = true;
    afterPaint(() => {
      this.#isWaiting = false;
      this.#shown = this.#now;
      this.#tell("after paint");
    });
  }

  on(stage: Stage, listener: () => void): () => void {
    this.#listeners[stage].add(listener);
    return () => this.#listeners[stage].delete(listener);
  }

  #tell(stage: Stage): void {
    for (const listener of this.#listeners[stage]) listener();
  }
}

/**
 * What a component shows of a store, computed from its newest state and from the one that has reached the second stage.
 * `look` must return the same object while these stay the same.
 */
export function useStaged<T, S>(store: StagedStore<T>, look: (now: T, shown: T) => S): S {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.on("now", listener), store.on("after paint", listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  const looked = () => look(store.now, store.shown);
  return useSyncExternalStore(subscribe, looked, looked);
}
