import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Builder } from "../../app/_builder/state/builder.ts";
import { openDeck } from "../../app/_builder/state/opening.ts";
import type { Drafts } from "../../app/_client/drafts/drafts.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { changed, deckOfDraft, newDraft } from "../../lib/deck/draft/draft.ts";
import { recordOf } from "../../lib/deck/draft/draft-record.ts";
import { games } from "../../lib/games/index.ts";
import { add, cards, game, pool } from "../deck/drafts.ts";
import { MemoryDrafts } from "./memory-drafts.ts";

const [card = "", other = ""] = cards;
const kept = changed(newDraft(game, "kept"), add(card, 2));
const code = encode(games, pool, deckOfDraft(pool, changed(newDraft(game, "shared"), add(card, 3))));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens an address with a storage that answers when the test says so. */
function opening(asked: string, memory: MemoryDrafts) {
  const { promise: storage, resolve, reject } = Promise.withResolvers<Drafts>();
  const told: string[] = [];
  const opened = openDeck(Promise.resolve(pool), new URLSearchParams(asked), storage, (id) => told.push(id));
  const answer = async () => {
    resolve(memory.tab());
    await vi.advanceTimersByTimeAsync(300);
  };
  const fail = async (error: Error) => {
    reject(error);
    await vi.advanceTimersByTimeAsync(300);
  };
  return { opened, told, answer, fail };
}

async function builderOf(opened: ReturnType<typeof openDeck>): Promise<Builder> {
  const builder = await opened;
  if (!(builder instanceof Builder)) throw new Error(builder.why);
  builder.watch();
  return builder;
}

function holding(...records: Parameters<MemoryDrafts["records"]["set"]>[1][]): MemoryDrafts {
  const memory = new MemoryDrafts();
  for (const record of records) memory.records.set(record.id, record);
  return memory;
}

const lines = (memory: MemoryDrafts, id = "") => memory.draft(id)?.lines.map(({ name, count }) => [name, count]);

describe("storage that answers", () => {
  test("names a copy in the address only when it is kept: a reload before that begins it again", async () => {
    const memory = new MemoryDrafts();
    const { promise: storage, resolve } = Promise.withResolvers<Drafts>();
    const told: string[] = [];
    const opened = openDeck(Promise.resolve(pool), new URLSearchParams("house=copies=2"), storage, (id) =>
      told.push(id),
    );
    resolve(memory.tab());
    const builder = await opened;
    expect([told, memory.records.size]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(300);
    expect([...memory.records.keys()]).toEqual(told);
    expect(told).toEqual(builder instanceof Builder ? [builder.view.draft.id] : []);
  });

  test("opens the deck that the address names", async () => {
    const { opened, answer, told } = opening("draft=kept", holding(recordOf(kept, 1)));
    await answer();
    expect((await builderOf(opened)).view.draft).toEqual(kept);
    expect(told).toEqual(["kept"]);
  });

  test("keeps a copy of a shared deck, and never over a kept one", async () => {
    const memory = holding(recordOf(kept, 1));
    const { opened, answer, told } = opening(`code=${code}`, memory);
    await answer();
    await builderOf(opened);
    await vi.advanceTimersByTimeAsync(300);
    expect(lines(memory, told[0])).toEqual([[card, 3]]);
    expect(memory.draft("kept")).toEqual(kept);
  });

  test("shows a deck that it cannot read as it lies there, and leaves it so", async () => {
    const damaged = { ...recordOf(kept, 1), lines: 7 };
    const memory = holding(damaged);
    const { opened, answer } = opening("draft=kept", memory);
    await answer();
    expect(await opened).toEqual({ why: "This deck is damaged: lines is not a list.", raw: damaged });
    expect(memory.writes).toBe(0);
  });

  test("shows a deck of another game's rules as it lies there", async () => {
    const strange = recordOf({ ...kept, heading: { ...kept.heading, format: "chess" } }, 1);
    const { opened, answer } = opening("draft=kept", holding(strange));
    await answer();
    expect(await opened).toMatchObject({ raw: strange, why: expect.stringContaining("has no format “chess”") });
  });

  test("never puts cards of this game into a deck of another one", async () => {
    const foreign = recordOf({ ...kept, game: "open-worlds" }, 1);
    const memory = holding(foreign);
    const { opened, answer, told } = opening("draft=kept", memory);
    await answer();
    (await builderOf(opened)).do(add(card, 1));
    await vi.advanceTimersByTimeAsync(300);
    expect(memory.records.get("kept")).toEqual(foreign);
    expect(lines(memory, told[0])).toEqual([[card, 1]]);
  });
});

describe("storage that does not answer in three seconds", () => {
  async function silent(asked: string, memory: MemoryDrafts) {
    const { opened, ...rest } = opening(asked, memory);
    let isThere = false;
    opened.then(() => (isThere = true));
    await vi.advanceTimersByTimeAsync(2900);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    const builder = await builderOf(opened);
    expect(builder.kept).toMatchObject({ why: expect.stringContaining("storage does not answer") });
    return { builder, ...rest };
  }

  test("is gone on without, and what was built is kept when it answers", async () => {
    const memory = new MemoryDrafts();
    const { builder, answer, told } = await silent("", memory);
    builder.do(add(card, 1));
    await vi.advanceTimersByTimeAsync(60_000);
    builder.do(add(card, 1));
    expect(told).toEqual([]);
    await answer();
    expect([builder.kept, lines(memory, told[0])]).toEqual(["kept", [[card, 2]]]);
    builder.do({ do: "undo" });
    await vi.advanceTimersByTimeAsync(300);
    expect(lines(memory, told[0])).toEqual([[card, 1]]);
  });

  test("shows the deck that the address names when it answers and nothing was built", async () => {
    const memory = holding(recordOf(kept, 1));
    const { builder, answer, told } = await silent("draft=kept", memory);
    await answer();
    expect([builder.kept, builder.view.draft, told]).toEqual(["kept", kept, ["kept"]]);
    builder.do(add(other, 1));
    await vi.advanceTimersByTimeAsync(300);
    expect(lines(memory, "kept")).toEqual([
      [card, 2],
      [other, 1],
    ]);
  });

  test("keeps what was built beside the deck that the address names", async () => {
    const memory = holding(recordOf(kept, 1));
    const { builder, answer, told } = await silent("draft=kept", memory);
    builder.do(add(other, 1));
    await answer();
    expect(memory.draft("kept")).toEqual(kept);
    expect(told).not.toContain("kept");
    expect([builder.kept, lines(memory, told[0])]).toEqual(["kept", [[other, 1]]]);
  });

  test("keeps the copy of a shared deck when it answers", async () => {
    const memory = new MemoryDrafts();
    const { builder, answer, told } = await silent(`code=${code}`, memory);
    await answer();
    expect([builder.kept, lines(memory, told[0])]).toEqual(["kept", [[card, 3]]]);
  });

  test("says why when it fails in the end", async () => {
    const { builder, fail } = await silent("", new MemoryDrafts());
    await fail(new Error("no room"));
    expect(builder.kept).toMatchObject({
      why: expect.stringContaining("does not let this page store anything (no room)"),
    });
  });
});

test("storage that fails at once stops nobody from building", async () => {
  const { opened, fail, told } = opening(`code=${code}`, new MemoryDrafts());
  await fail(new DOMException("newer", "VersionError"));
  const builder = await builderOf(opened);
  expect(builder.kept).toMatchObject({ why: expect.stringContaining("a newer Drydock uses this browser's storage") });
  builder.do(add(card, 1));
  expect(builder.view.draft.lines).toEqual([{ section: "main", name: card, count: 4 }]);
  expect(told).toEqual([]);
});
