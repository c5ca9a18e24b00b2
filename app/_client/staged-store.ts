import { useCallback, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint.ts";

/** When a listener hears of a new state: at once, after the page has painted what is shown at once, or after it has
 * painted that too. */
export type Stage = "now" | "after paint" | "last";

/** A state that a page shows in stages, so that the first frame behind a key or a press waits only for what people look
 * at first. */
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

  /** The state that has reached the second stage: the newest one, or the one before until its paint is over. */
  get shown(): T {
    return this.#shown;
  }

  set(next: T): void {
    this.#now = next;
    // Without a listener to the later stages there is no page whose paint could be waited for.
    const isStaged = this.#listeners["after paint"].size + this.#listeners.last.size > 0;
    if (!isStaged) this.#shown = next;
    this.#tell("now");
    if (isStaged) this.#wait();
  }

  on(stage: Stage, listener: () => void): () => void {
    this.#listeners[stage].add(listener);
    return () => this.#listeners[stage].delete(listener);
  }

  /** A newer state does not wait for what an older one still has to show. It puts that off only once: while a key is held
   * down, states can come faster than paints, and what is shown must not stay behind for long. */
  #wait(): void {
    if (this.#isPutOff) return;
    this.#isPutOff = this.#callOff !== undefined;
    this.#callOff?.();
    this.#callOff = afterPaint(() => {
      this.#isPutOff = false;
      this.#shown = this.#now;
      this.#tell("after paint");
      this.#callOff = afterPaint(() => {
        this.#callOff = undefined;
        this.#tell("last");
      });
    });
  }

  #tell(stage: Stage): void {
    for (const listener of this.#listeners[stage]) listener();
  }
}

/** What a component shows of a store, worked out from its newest state and from the one that has reached the second
 * stage. It must give the same object again while these stay the same. */
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
