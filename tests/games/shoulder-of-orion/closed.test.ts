// What is missing for a card, and what would come to nothing.
import { describe, expect, test } from "vitest";
import { playing } from "./scenes.ts";

describe("what is missing for a card", () => {
  test("each kind of move about it says all that it lacks, and those that are open are left out", async () => {
    const set = await playing({ lay: { hand: ["Lancer Column"] } });
    const closed = () =>
      set.dealer
        .closed(set.table, set.id("Lancer Column"))
        .map(({ what, lacks }) => [what, lacks.map(({ id, says }) => `${id}: ${says}`)]);
    const play = ["tech-level: needs Tech Level 2, you have 1", "energy: costs 3 energy, you can pay 0"];
    expect(closed()).toEqual([["Play", play]]);
    set.do("orbit Lancer Column");
    expect(closed()).toEqual([["Play", play]]);
  });

  test("where the phase is about other cards, the first phase is named that is about this one", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles"] } });
    set.table.call("cache-draw");
    const closed = set.dealer.closed(set.table, set.id("Border Rifles"));
    expect(closed.map(({ what, lacks }) => [what, lacks.map(({ says }) => says)])).toEqual([
      ["Play", ["only in Play step and Block and Instants, and this is Draw for the cache"]],
    ]);
  });

  test("cache and orbit only put a card elsewhere, as long as cards can be played too", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles", "Close Ranks"] } });
    expect(["play", "cache", "orbit"].map((word) => set.dealer.isElsewhere(set.table, word))).toEqual([
      false,
      true,
      true,
    ]);
    set.do("pass");
    expect([set.phase, set.dealer.isElsewhere(set.table, "orbit")]).toEqual(["orbit", false]);
  });
});

test("a text that would find nothing says so before it is played", async () => {
  const set = await playing({ lay: { hand: ["Close Ranks"] } });
  const wastes = () => set.dealer.wastes(set.table, { do: "play", card: set.id("Close Ranks") });
  expect(wastes()).toBe("no target for its text: nothing will happen");
  set.lay({ ao: ["Border Rifles"] });
  expect(wastes()).toBeUndefined();
});
