import { describe, expect, test } from "vitest";
import { free, many } from "../../table/by-hand.ts";
import { nextTurn, paid, playing } from "./scenes.ts";

describe("Playing cards; Energy stack; Tech levels", () => {
  test("a cost is paid with cards of the hand, one energy each, face up into the Energy Stack", async () => {
    const set = await playing({ lay: { hand: ["Kestrel Pilot", "Border Rifles", "Close Ranks", "Oathblade"] } });
    set.do("play Kestrel Pilot");
    expect(set.offers()).toEqual(["energy Border Rifles", "energy Close Ranks", "energy Oathblade"]);
    expect(set.dealer.phase(set.table).asks?.(set.table)).toBe(
      "Pay 2 more energy for Kestrel Pilot. Press cards in your hand: each pays 1.",
    );
    set.do("energy Close Ranks", "energy Oathblade");
    expect([set.phase, set.in("energy"), set.in("ao"), set.get("energy")]).toEqual([
      "play",
      ["Close Ranks", "Oathblade"],
      ["Kestrel Pilot"],
      0,
    ]);
    expect(set.table.isUp(set.id("Close Ranks"))).toBe(true);
  });

  test.each([
    ["two other cards in hand pay for a cost of 2", 2, 0, 0, true],
    ["one does not: the card itself does not pay", 1, 0, 0, false],
    ["one and a card in the cache do", 1, 1, 0, true],
    ["one and an energy left in the pool do", 1, 0, 1, true],
    ["cards in orbit do not pay", 0, 0, 0, false],
  ])("%s", async (_, others, cached, energy, isOffered) => {
    const lay = { hand: ["Kestrel Pilot", ...many("Border Rifles", others)], cache: many("Border Rifles", cached) };
    const set = await playing({ lay: { ...lay, orbit: many("Border Rifles", 2) }, counters: { energy } });
    set.table.move(set.id("Border Rifles", "orbit"), set.table.zone("orbit"));
    expect(set.offers().includes("play Kestrel Pilot")).toBe(isOffered);
  });

  test.each([
    [1, "Border Rifles", true],
    [1, "Lancer Column", false],
    [2, "Lancer Column", true],
    [2, "Picket Cruiser", false],
    [3, "Picket Cruiser", true],
    [3, "General Mobilization", false],
    [4, "General Mobilization", true],
  ])("at Tech Level %i: is %s offered? %s", async (techLevel, card, isOffered) => {
    const set = await playing({ lay: { hand: [card, ...many("Kestrel Pilot", 5)] }, counters: { techLevel } });
    expect(set.offers().includes(`play ${card}`)).toBe(isOffered);
  });

  test("2 energy raise the Tech Level by 1, as often as they are spent", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 5) } });
    paid(set.do("tech"), "Border Rifles");
    expect([set.get("techLevel"), set.in("hand").length]).toEqual([2, 3]);
    paid(set.do("tech"), "Border Rifles");
    expect([set.get("techLevel"), set.in("hand").length]).toEqual([3, 1]);
    expect(set.try("tech")).toMatch(/costs 2 energy, you can pay 1 \(Energy stack\)/);
  });
});

describe("Cache; Turn: caching cards", () => {
  test("once a turn a card of the hand may be cached, and then a card may be drawn", async () => {
    const set = await playing({
      lay: { hand: ["Border Rifles", "Oathblade"], draw: ["Kestrel Pilot", "Close Ranks"] },
    });
    set.do("cache Oathblade");
    expect([set.phase, set.offers()]).toEqual(["cache-draw", ["draw", "pass"]]);
    set.do("draw");
    expect([set.in("cache"), set.in("hand")]).toEqual([["Oathblade"], ["Border Rifles", "Kestrel Pilot"]]);
    expect(set.table.isUp(set.id("Oathblade"))).toBe(true);
    expect(set.try("cache Border Rifles")).toMatch(/one card a turn goes to the cache, and you have cached one/);
    expect(nextTurn(set).try("cache Border Rifles")).toBeUndefined();
  });

  test("the draw for it is cited where the rulebook speaks of it", async () => {
    const { dealer } = await playing();
    expect(dealer.goldfish.called.find(({ id }) => id === "cache-draw")?.cite.part).toBe("Cache");
  });

  test("the draw may be left, and is not asked for when the deck is empty", async () => {
    const left = await playing({ lay: { hand: ["Border Rifles"], draw: ["Kestrel Pilot"] } });
    expect(left.do("cache Border Rifles", "pass").in("hand")).toEqual([]);
    const empty = await playing({ lay: { hand: ["Border Rifles"] } });
    expect(empty.do("cache Border Rifles").phase).toBe("play");
  });

  test("while paying, the whole cache moves to the Energy Stack at once; what is too much stays in the pool", async () => {
    const cache = ["Close Ranks", "Oathblade", "Call to Muster"];
    const set = await playing({ lay: { hand: ["Kestrel Pilot", "Border Rifles"], cache } });
    set.do("play Kestrel Pilot", "use-cache");
    expect([set.in("cache"), set.in("energy"), set.get("energy")]).toEqual([[], cache, 1]);
    set.do("play Border Rifles");
    expect([set.phase, set.get("energy"), set.in("ao")]).toEqual(["play", 0, ["Kestrel Pilot", "Border Rifles"]]);
  });

  test("the cache is not used but to pay", async () => {
    const set = await playing({ lay: { cache: ["Border Rifles"], hand: ["Volley Order"] } });
    expect(set.try("use-cache")).toMatch(/only in Pay, and this is Play step/);
  });

  test("never both in one turn: who cached does not use the cache, who used it does not cache", async () => {
    const lay = { hand: ["Border Rifles", "Kestrel Pilot", "Close Ranks"], cache: ["Oathblade"] };
    const cached = await playing({ lay });
    cached.do("cache Close Ranks", "play Border Rifles");
    expect(cached.offers()).toEqual(["energy Kestrel Pilot"]);
    const used = await playing({ lay });
    used.do("play Border Rifles", "use-cache");
    expect(used.try("cache Close Ranks")).toMatch(/your cache was used in this turn/);
    expect(nextTurn(used).try("cache Close Ranks")).toBeUndefined();
  });

  test("the card that the second player begins with may be used in the first turn", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles"], cache: ["Oathblade"] } });
    expect(set.do("play Border Rifles", "use-cache").in("ao")).toEqual(["Border Rifles"]);
  });
});

describe("Orbit; Turn: orbiting cards", () => {
  test.each([1, 2, 3])("at Tech Level %i there are as many slots", async (techLevel) => {
    const set = await playing({ lay: { hand: many("Border Rifles", 4) }, counters: { techLevel } });
    for (let slot = 0; slot < techLevel; slot++) set.do("orbit Border Rifles");
    expect(set.try("orbit Border Rifles")).toMatch(/needs an empty orbit slot: Tech Level \d gives you/);
    expect(set.table.isUp(set.table.first(set.table.zone("orbit")))).toBe(false);
    const card = set.id("Border Rifles", "hand");
    expect(free(set, { free: "move", card, to: "orbit" })).toBe(
      `Every orbit slot is taken: there are as many as the Tech Level, ${techLevel}.`,
    );
  });

  test("a card in orbit is played as from hand, but neither cached nor used as energy", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles"], orbit: ["Border Rifles"] } });
    const orbiting = set.id("Border Rifles", "orbit");
    const inHand = set.id("Border Rifles", "hand");
    expect(set.dealer.allows(set.table, { do: "cache", card: orbiting })).toBe(false);
    expect(set.dealer.play(set.table, { do: "play", card: orbiting })).toBeUndefined();
    expect(set.dealer.moves(set.table)).toEqual([{ do: "energy", card: inHand }]);
    set.do("energy Border Rifles");
    expect([set.in("orbit"), set.in("ao")]).toEqual([[], ["Border Rifles"]]);
  });

  test("after the draw there is a last chance, the newly drawn cards included; with all slots taken there is none", async () => {
    const set = await playing({ lay: { draw: ["Close Ranks", "Oathblade", "Border Rifles"] } });
    set.do("pass");
    expect([set.phase, set.offers()]).toEqual([
      "orbit",
      ["orbit Close Ranks", "orbit Oathblade", "orbit Border Rifles", "pass"],
    ]);
    const full = await playing({ lay: { orbit: ["Border Rifles"], hand: ["Close Ranks"] } });
    expect(full.do("pass").phase).toBe("play");
  });
});

describe("The end of the turn", () => {
  test("Turn: cleanup: the Energy Stack goes to the bottom of the deck, face down, in the order of choice", async () => {
    const energy = ["Close Ranks", "Oathblade", "Call to Muster"];
    const set = await playing({ lay: { energy, draw: many("Border Rifles", 4) }, counters: { energy: 1 } });
    set.do("pass");
    expect([set.phase, set.offers()]).toEqual(["cleanup", [...energy.map((card) => `bottom ${card}`), "pass"]]);
    set.do("bottom Oathblade", "bottom Call to Muster");
    expect(set.in("draw")).toEqual(["Border Rifles", "Oathblade", "Call to Muster", "Close Ranks"]);
    expect(set.table.isUp(set.id("Oathblade")), "whether Oathblade lies face up").toBe(false);
    expect(set.get("energy")).toBe(0);
    expect(set.table.log?.map(({ text }) => text)).toContain(
      "3 cards of the Energy Stack go to the bottom of the deck.",
    );
  });

  test("a pass leaves the rest of the Energy Stack in the order in which it lies", async () => {
    const set = await playing({ lay: { energy: ["Close Ranks", "Oathblade"], draw: many("Border Rifles", 3) } });
    set.do("pass", "pass");
    expect(set.in("draw")).toEqual(["Close Ranks", "Oathblade"]);
  });

  test("what was paid this turn is drawn again only after the rest of the deck", async () => {
    const set = await playing({ lay: { energy: ["Oathblade"], draw: many("Border Rifles", 2) } });
    set.do("pass");
    expect(set.in("hand")).toEqual(["Border Rifles", "Border Rifles", "Oathblade"]);
  });

  test.each([
    [5, 3],
    [2, 2],
    [0, 0],
  ])("Turn: draw: from a deck of %i cards %i are drawn; an empty deck loses nothing", async (deck, drawn) => {
    const set = await playing({ lay: { draw: many("Border Rifles", deck) } });
    nextTurn(set);
    expect([set.in("hand").length, set.table.turn]).toEqual([drawn, 2]);
  });

  test.each([
    [4, 7, 0],
    [5, 7, 1],
    [7, 7, 3],
  ])("Hand size: with %i cards and three more, %i are kept and %i go to the bottom", async (held, kept, gone) => {
    const set = await playing({ lay: { hand: many("Border Rifles", held), draw: many("Kestrel Pilot", 4) } });
    set.do("pass", "pass");
    for (let cards = 0; cards < gone; cards++) {
      expect(set.phase).toBe("hand");
      expect(set.offers()).not.toContain("pass");
      set.do("bottom Border Rifles");
    }
    expect([set.phase, set.in("hand").length]).toEqual(["play", kept]);
    expect(set.in("draw")).toEqual(["Kestrel Pilot", ...many("Border Rifles", gone)]);
  });

  test("Card anatomy: a card's text overrides the rules: the maximum of the hand may be changed by hand", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 9), draw: many("Kestrel Pilot", 3) } });
    expect(free(set, { free: "counter", to: "handSize", by: 3 })).toBeUndefined();
    set.do("pass", "pass");
    expect([set.phase, set.dealer.phase(set.table).asks?.(set.table)]).toEqual([
      "hand",
      "Put 2 more cards on the bottom of the deck: 10 is the most.",
    ]);
    set.do("bottom Border Rifles");
    expect(set.dealer.phase(set.table).asks?.(set.table)).toMatch(/^Put 1 more card on/);
    set.do("bottom Border Rifles");
    expect([set.phase, set.in("hand").length]).toEqual(["play", 10]);
  });

  test("a card that is orbited at the end of the turn is not counted in the hand", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 5), draw: many("Kestrel Pilot", 3) } });
    set.do("pass", "orbit Kestrel Pilot");
    set.do("pass");
    expect([set.phase, set.in("hand").length]).toEqual(["play", 7]);
  });
});
