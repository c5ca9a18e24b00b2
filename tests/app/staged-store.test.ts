import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Stage, StagedStore } from "../../app/_client/staged-store.ts";

const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, FRAME));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A store with a listener to both stages that writes down what the page would show then. */
function watched(first: number) {
  const store = new StagedStore(first);
  const heard: string[] = [];
  const stages: readonly Stage[] = ["now", "after paint"];
  for (const stage of stages) store.on(stage, () => heard.push(`${stage}: ${store.shown} of ${store.now}`));
  return { store, heard };
}

const paint = () => vi.advanceTimersByTime(FRAME + 1);

describe("a state is shown in two stages", () => {
  test("at once, and after the paint of that", () => {
    const { store, heard } = watched(1);
    store.set(2);
    expect(heard.splice(0)).toEqual(["now: 1 of 2"]);
    paint();
    expect(heard.splice(0)).toEqual(["after paint: 2 of 2"]);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });

  test("states that come with every frame are shown all the same, at most two frames late", () => {
    const { store, heard } = watched(0);
    for (let state = 1; state <= 20; state++) {
      store.set(state);
      vi.advanceTimersByTime(FRAME);
      expect(store.now - store.shown).toBeLessThanOrEqual(2);
    }
    paint();
    paint();
    expect(heard.at(-1)).toBe("after paint: 20 of 20");
  });

  test("a page that is not painted, as in a hidden tab, gets the second stage in the end", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const { store, heard } = watched(1);
    store.set(2);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(["now: 1 of 2", "after paint: 2 of 2"]);
  });

  test("without a listener to the second stage nothing is waited for", () => {
    const store = new StagedStore(1);
    store.set(2);
    expect(store.shown).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a listener that has left hears nothing more", () => {
    const { store } = watched(1);
    const heard: number[] = [];
    const leave = store.on("after paint", () => heard.push(store.now));
    leave();
    store.set(2);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([]);
  });
});
