import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Builder } from "../../app/_builder/state/builder.ts";
import { changed, type Draft, type DraftChange, newDraft } from "../../lib/deck/draft/draft.ts";
import { SCHEMA } from "../../lib/deck/draft/draft-record.ts";
import { add, cards, change, game, pool } from "../deck/drafts.ts";
import { runs } from "../runs.ts";
import { MemoryDrafts } from "./memory-drafts.ts";

const [card = "", other = ""] = cards;
const empty = newDraft(game, "a");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that shows a deck. */
function open(memory: MemoryDrafts, draft = empty): Builder {
  const builder = new Builder(pool, draft, memory.tab());
  builder.watch();
  return builder;
}

const settle = () => vi.advanceTimersByTimeAsync(300);
const lines = (draft: Draft | undefined) => draft?.lines.map(({ name, count }) => [name, count]);
const whyNot = (builder: Builder) => {
  const kept = builder.kept;
  return typeof kept === "string" ? kept : kept.why;
};

/** That "kept" is never said of what storage does not hold. */
function expectHonest(builder: Builder, memory: MemoryDrafts): void {
  if (builder.kept === "kept" && memory.writes > 0) {
    expect(memory.draft("a")).toEqual(builder.view.draft);
  }
}

/** Does changes one after another, with pauses that let some of them be written together and others alone. */
async function doAll(builder: Builder, memory: MemoryDrafts, changes: readonly DraftChange[]): Promise<void> {
  for (const [i, one] of changes.entries()) {
    builder.do(one);
    expectHonest(builder, memory);
    await vi.advanceTimersByTimeAsync(i % 3 === 0 ? 300 : 1);
    expectHonest(builder, memory);
  }
}

const scenario: readonly DraftChange[] = [
  add(card, 10),
  add(other, 2),
  add(card, 2),
  { do: "undo" },
  { do: "redo" },
  add(other, -1),
  add(card, 3),
  { do: "undo" },
];
const wanted = scenario.reduce(changed, empty);

describe("a write that fails loses no change", () => {
  test("whichever one it is: tried for every write until none is left to fail", async () => {
    for (let n = 1, writes = n; n <= writes; n++) {
      const memory = new MemoryDrafts();
      memory.failing = (write) => write === n;
      const builder = open(memory);
      await doAll(builder, memory, scenario);
      await vi.advanceTimersByTimeAsync(1500);
      expect([n, builder.kept, memory.draft("a")]).toEqual([n, "kept", wanted]);
      expect(builder.view.draft).toEqual(wanted);
      writes = memory.writes;
    }
  });

  test("nor do many: any changes, any failing writes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 12 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 12 }),
        async (changes, failing) => {
          const memory = new MemoryDrafts();
          memory.failing = (write) => failing.includes(write);
          const builder = open(memory);
          await doAll(builder, memory, changes);
          const wanted = changes.reduce(changed, empty);
          expect(builder.view.draft).toEqual(wanted);
          await vi.advanceTimersByTimeAsync(20 * 30_000);
          expect(builder.kept).toBe("kept");
          expect(builder.view.draft).toEqual(wanted);
          if (wanted !== empty) expect(memory.draft("a")).toEqual(wanted);
        },
      ),
      runs(100, 10_000),
    );
  });

  test("it is said until every change is kept, with what helps", async () => {
    const memory = new MemoryDrafts();
    memory.failing = () => true;
    const builder = open(memory);
    await doAll(builder, memory, [add(card, 1), add(card, 1)]);
    expect(builder.kept).toEqual({
      why: "2 changes are not kept: this browser's storage is full. Download the deck before you leave.",
      mend: "try again",
    });
    expect(builder.hasUnsaved()).toBe(true);
    memory.failing = () => false;
    builder.tryAgain();
    await settle();
    expect([builder.kept, lines(memory.draft("a"))]).toEqual(["kept", [[card, 2]]]);
    expect(builder.hasUnsaved()).toBe(false);
  });

  test("it is tried again less and less often, but at least every half minute", async () => {
    const memory = new MemoryDrafts();
    memory.failing = () => true;
    open(memory).do(add(card, 1));
    const times: number[] = [];
    for (let second = 0, before = 0; second < 300; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      if (memory.writes > before) times.push(second);
      before = memory.writes;
    }
    const waits = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Math.max(...waits)).toBeLessThanOrEqual(31);
    expect(times.length).toBeGreaterThan(10);
  });

  test("storage that is silent after it was opened is told too, and waited for", async () => {
    const memory = new MemoryDrafts();
    const tab = memory.tab();
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const silent = {
      ...tab,
      change: async (...asked: Parameters<typeof tab.change>) => answer.then(() => tab.change(...asked)),
    };
    const builder = new Builder(pool, empty, silent);
    builder.do(add(card, 1));
    await vi.advanceTimersByTimeAsync(3500);
    expect(whyNot(builder)).toContain("does not answer");
    builder.do(add(card, 1));
    resolve();
    await settle();
    expect([builder.kept, lines(memory.draft("a"))]).toEqual(["kept", [[card, 2]]]);
  });
});

/** Which tab adds how many of which card, and how long it waits then. */
type Adding = readonly [tab: number, card: string, by: number, pause: number];

function totalOf(steps: readonly Adding[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const [, name, by] of steps) total.set(name, (total.get(name) ?? 0) + by);
  return total;
}

describe("several tabs", () => {
  test("keep each other's changes, whichever writes fail", async () => {
    const step = fc.tuple(
      fc.nat(2),
      fc.constantFrom(...cards),
      fc.integer({ min: 1, max: 2 }),
      fc.constantFrom(0, 1, 20, 300),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 16 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 }),
        async (steps, failing) => {
          const memory = new MemoryDrafts();
          await memory.tab().change(empty, [add(card, 1)]);
          memory.failing = (write) => failing.includes(write - 1);
          const begun = memory.draft("a");
          if (!begun) throw new Error("nothing is kept");
          const tabs = [0, 1, 2].map(() => open(memory, begun));
          for (const [tab, name, by, pause] of steps) {
            tabs[tab]?.do(add(name, by));
            await vi.advanceTimersByTimeAsync(pause);
            for (const one of tabs) if (one.hasUnsaved()) expect(one.kept).not.toBe("kept");
          }
          await vi.advanceTimersByTimeAsync(10 * 30_000);
          const total = totalOf([[0, card, 1, 0], ...steps]);
          expect(new Map(memory.draft("a")?.lines.map(({ name, count }) => [name, count]))).toEqual(total);
          for (const tab of tabs) expect([tab.kept, tab.view.draft]).toEqual(["kept", memory.draft("a")]);
        },
      ),
      runs(200, 10_000),
    );
  });

  test("see each other's changes while one of them cannot write, and lose none of their own from sight", async () => {
    const memory = new MemoryDrafts();
    await memory.tab().change(empty, [add(card, 1)]);
    const begun = memory.draft("a");
    const [one, two] = [open(memory, begun), open(memory, begun)];
    memory.failing = (write) => write === 2;
    one.do(add(card, 1));
    await settle();
    expect(whyNot(one)).toContain("1 change is not kept");
    two.do(add(other, 1));
    await settle();
    expect(lines(one.view.draft)).toEqual([
      [card, 2],
      [other, 1],
    ]);
    expect(whyNot(one)).toContain("1 change is not kept");
    await vi.advanceTimersByTimeAsync(1500);
    for (const tab of [one, two]) expect([tab.kept, tab.view.draft]).toEqual(["kept", memory.draft("a")]);
    expect(lines(memory.draft("a"))).toEqual([
      [card, 2],
      [other, 1],
    ]);
  });

  test("whose changes come to nothing in the record show the record", async () => {
    const memory = new MemoryDrafts();
    await memory.tab().change(empty, [add(card, 1)]);
    const begun = memory.draft("a");
    const [one, two] = [open(memory, begun), open(memory, begun)];
    one.do({
      do: "step",
      step: {
        says: "",
        edits: [
          { section: "main", card, by: -1 },
          { section: "main", card: other, by: 1 },
        ],
      },
    });
    two.do(add(card, -1));
    await settle();
    for (const tab of [one, two]) expect([tab.kept, tab.view.draft]).toEqual(["kept", memory.draft("a")]);
    expect(lines(memory.draft("a"))).toEqual([[other, 1]]);
  });

  test("of which one removes the deck: the other says so, loses nothing, and can keep it as a new one", async () => {
    const memory = new MemoryDrafts();
    await memory.tab().change(empty, [add(card, 1)]);
    const builder = open(memory, memory.draft("a"));
    await memory.tab().remove("a");
    await settle();
    expect(whyNot(builder)).toContain("this deck was removed in another tab");
    builder.do(add(card, 1));
    await settle();
    expect(builder.kept).toMatchObject({ mend: "keep anew" });
    expect(lines(builder.view.draft)).toEqual([[card, 2]]);
    builder.keepAsNew("b");
    await settle();
    expect([builder.kept, lines(memory.draft("b")), memory.draft("a")]).toEqual(["kept", [[card, 2]], undefined]);
    builder.do({ do: "undo" });
    await settle();
    expect(lines(memory.draft("b"))).toEqual([[card, 1]]);
  });

  test("of which one puts the removed deck back: the other goes on with it", async () => {
    const memory = new MemoryDrafts();
    await memory.tab().change(empty, [add(card, 1)]);
    const builder = open(memory, memory.draft("a"));
    const other = memory.tab();
    const removed = await other.remove("a");
    await settle();
    builder.do(add(card, 1));
    await settle();
    expect(builder.kept).toMatchObject({ mend: "keep anew" });
    if (removed) await other.add([removed]);
    await settle();
    expect([builder.kept, lines(memory.draft("a"))]).toEqual(["kept", [[card, 2]]]);
  });

  test("of which one is a newer Drydock: its record is not written over", async () => {
    const memory = new MemoryDrafts();
    await memory.tab().change(empty, [add(card, 1)]);
    const builder = open(memory, memory.draft("a"));
    const newer = { ...memory.records.get("a"), id: "a", schema: SCHEMA + 1 };
    memory.records.set("a", newer);
    builder.do(add(card, 1));
    await settle();
    expect(whyNot(builder)).toContain("A newer Drydock wrote this deck");
    expect(memory.records.get("a")).toEqual(newer);
    expect(lines(builder.view.draft)).toEqual([[card, 2]]);
  });
});

test("a copy of a shared deck is kept without a change, and tried again if that fails", async () => {
  const memory = new MemoryDrafts();
  memory.failing = (write) => write === 1;
  const builder = open(memory);
  builder.keepCopy();
  await settle();
  expect(whyNot(builder)).toContain("This deck is not kept");
  await vi.advanceTimersByTimeAsync(1500);
  expect([builder.kept, memory.draft("a")]).toEqual(["kept", empty]);
});
