import { describe, expect, test } from "vitest";
import { free, lastSaid, many } from "../../table/by-hand.ts";
import { scenario } from "../../table/scenario.ts";
import { HEROES, LIST, nextTurn, playing } from "./scenes.ts";

describe("Objective and life; Hero Zone; Tech levels", () => {
  test("both players begin with 30 life, at Tech Level 1, with three backline heroes in the Hero Zone", async () => {
    const set = (await scenario("shoulder-of-orion", { list: LIST })).do("go > first");
    expect([set.get("life"), set.get("dummyLife"), set.get("techLevel"), set.get("energy")]).toEqual([30, 30, 1, 0]);
    expect(set.in("heroes")).toEqual(["Banneret Apollo", "Marshal Ilse Thorne", "Sergeant Vex Amari"]);
    expect([set.in("ao"), set.table.turn]).toEqual([[], 1]);
  });

  test("who has no life left has lost: the game is over on either side", async () => {
    for (const counter of ["dummyLife", "life"]) {
      const set = await playing({ counters: { [counter]: 1 } });
      expect(set.dealer.isOver(set.table)).toBe(false);
      free(set, { free: "counter", to: counter, by: -1 });
      expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
      expect(set.try("pass")).toBe("The game is over.");
    }
  });

  test("if neither has life left, neither was the first to lose it, and nobody wins", async () => {
    const set = await playing({ faced: true, counters: { dummyLife: 0, life: 0 } });
    expect(set.dealer.result(set.table)).toEqual({
      how: "ended",
      says: "A draw in turn 1: neither side has life left.",
      by: 0,
    });
  });

  test("more damage than there is life takes all of it and no more", async () => {
    const set = await playing({ lay: { ao: ["Kestrel Pilot"] }, counters: { dummyLife: 1 } });
    set.do("attack Kestrel Pilot");
    expect(set.get("dummyLife")).toBe(0);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.table.log?.slice(-2).map(({ text }) => text)).toEqual([
      "Kestrel Pilot attacks for 3: the opponent has no life left.",
      "You won in turn 1.",
    ]);
  });
});

describe("Before the game: sideboarding", () => {
  const SIDED = `Game: Shoulder of Orion
${HEROES}
Main
3 Border Rifles
3 Volley Order
34 Kestrel Pilot

Sideboard
2 Shield Conscript
Border Rifles
Skitterling
Oathblade
Riptide
`;

  test("cards are switched one for one: the deck keeps its size, and what was taken out may come back", async () => {
    const set = await scenario("shoulder-of-orion", { list: SIDED });
    expect(set.phase).toBe("sideboarding");
    set.do("swap Shield Conscript > #Volley Order");
    expect([set.in("draw").length, set.in("sideboard").length]).toEqual([40, 6]);
    expect(set.in("draw")).toContain("Shield Conscript");
    expect(set.in("sideboard")).toContain("Volley Order");
    set.do("swap Volley Order > #Shield Conscript");
    expect(set.in("draw").filter((label) => label === "Volley Order")).toHaveLength(3);
  });

  test.each([
    ["general cards of a hero's faction may come in", "Shield Conscript", true],
    ["so may those of the Hybrid hero's other faction", "Skitterling", true],
    ["cards of a hero's subfaction may come in", "Oathblade", true],
    ["a card that no hero opens may not: the deck would not be legal", "Riptide", false],
    ["a fourth copy may not", "Border Rifles", false],
  ])("%s", async (_, card, isOffered) => {
    const set = await scenario("shoulder-of-orion", { list: SIDED });
    const into = set.id(card, "sideboard");
    expect(set.dealer.allows(set.table, { do: "swap", card: into, to: `#${set.id("Volley Order")}` })).toBe(isOffered);
  });

  test("a copy may come in for one that goes out first", async () => {
    const set = await scenario("shoulder-of-orion", { list: SIDED });
    set.do("swap Shield Conscript > #Border Rifles");
    expect(set.offers()).toContain("swap Border Rifles > #Volley Order");
  });

  test("the numbers of the game stand from the start", async () => {
    const set = await scenario("shoulder-of-orion", { list: SIDED });
    expect([set.get("life"), set.get("dummyLife"), set.get("techLevel")]).toEqual([30, 30, 1]);
  });

  test("it comes first, then who goes first; without a sideboard there is nothing to switch", async () => {
    const set = (await scenario("shoulder-of-orion", { list: SIDED })).do("pass");
    expect([set.phase, set.offers()]).toEqual(["order", ["go > first", "go > second"]]);
    expect((await scenario("shoulder-of-orion", { list: LIST })).phase).toBe("order");
  });
});

describe("Opening hand", () => {
  test.each([
    ["first: five cards are drawn, the cache is empty", "first", 0],
    ["second: five cards are drawn, and the top card of the deck begins face up in the cache", "second", 1],
  ])("going %s", async (_, goes, cached) => {
    const set = (await scenario("shoulder-of-orion", { list: LIST })).do(`go > ${goes}`);
    expect([set.in("hand").length, set.in("cache").length]).toEqual([5, cached]);
    const main = set.table.start.cards.filter(({ from }) => from === "main");
    expect(set.in("draw")).toHaveLength(main.length - 5 - cached);
    expect(set.table.in(set.table.zone("cache")).every((id) => set.table.isUp(id))).toBe(true);
  });

  test("a deck of five cards leaves none for the cache, and the log names none", async () => {
    const set = await scenario("shoulder-of-orion", {
      list: `Game: Shoulder of Orion\n${HEROES}\nMain\n5 Border Rifles`,
    });
    set.do("go > second");
    expect([set.in("hand").length, set.in("cache")]).toEqual([5, []]);
    expect(lastSaid(set)).toBe("5 cards are drawn.");
  });

  test("there is no mulligan; the house rule allows one redraw of all five", async () => {
    const plain = (await scenario("shoulder-of-orion", { list: LIST })).do("go > first");
    expect(plain.phase).toBe("play");
    const set = (await scenario("shoulder-of-orion", { list: `House: redraw\n${LIST}` })).do("go > second");
    expect([set.phase, set.offers()]).toEqual(["opening", ["redraw", "pass"]]);
    const before = [...set.table.in(set.table.zone("hand"))];
    set.do("redraw");
    expect([set.phase, set.in("hand").length, set.in("cache").length]).toEqual(["play", 5, 1]);
    expect(set.table.in(set.table.zone("hand"))).not.toEqual(before);
    expect(set.try("redraw")).toMatch(/only in Opening hand, and this is Play step/);
  });

  test("who goes first uses no attack action in the first turn, neither of a card nor of a warrior", async () => {
    const lay = { hand: ["Volley Order", ...many("Border Rifles", 3)], ao: ["Kestrel Pilot"] };
    const first = await playing({ goes: "first", lay });
    expect(first.try("play Volley Order")).toMatch(
      /who goes first makes no attack in the first turn \(Attack actions\)/,
    );
    expect(first.try("attack Kestrel Pilot")).toMatch(/who goes first makes no attack in the first turn/);
    nextTurn(first).do("attack Kestrel Pilot", "play Volley Order");
    const second = await playing({ goes: "second", lay });
    second.do("attack Kestrel Pilot", "play Volley Order");
  });
});
