import { useCallback, useSyncExternalStore } from "react";
import { inNextFrame } from "./next-frame.ts";

/**
 * When a listener is told about a new state: at once, with the frame after the one that shows what changed at once, or
 * behind that frame.
 */
export type Stage = "now" | "after paint" | "last";

/**
 * A state that a page shows in stages, so that the first frame after a key or a press only waits for what people look
 * at first.
 */
export class StagedStore<T> {
  #now: T;
  #shown: T;
  readonly #listeners: Readonly<Record<Stage, Set<() => void>>> = {
    now: new Set(),
    "after paint": new Set(),
    last: new Set(),
  };
  #callOff: (() => void) | undefined;
  #isPutOff = false;

  constructor(first: T) {
    this.#now = first;
    this.#shown = first;
  }

  /** The newest state. */
  get now(): T {
    return this.#now;
  }

  /**
   * The state that has reached the second stage: the newest one, or the previous one until the newest has been painted.
   */
  get shown(): T {
    return this.#shown;
  }

  set(next: T): void {
    this.#now = next;
    // Unless someone listens to the later stages, there is no page to wait for.
    const isStaged = this.#listeners["after paint"].size + this.#listeners.last.size > 0;
    if (!isStaged) this.#shown = next;
    this.#tell("now");
    if (isStaged) this.#wait();
  }

  on(stage: Stage, listener: () => void): () => void {
    this.#listeners[stage].add(listener);
    return () => this.#listeners[stage].delete(listener);
  }

  /**
   * A newer state does not wait for what an older one still has to show, but it postpones that only once. While a key
   * is held down, states can come faster than paints, and the display must not fall behind.
   */
  #wait(): void {
    if (this.#isPutOff) return;
    this.#isPutOff = this.#callOff !== undefined;
    this.#callOff?.();
    this.#callOff = inNextFrame(() => {
      this.#isPutOff = false;
      this.#shown = this.#now;
      this.#tell("after paint");
      // This is part of a frame itself, so a task comes behind it.
      const task = setTimeout(() => {
        this.#callOff = undefined;
        this.#tell("last");
      });
      this.#callOff = () => clearTimeout(task);
    });
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
