import { describe, expect, test } from "vitest";
import { scenario } from "../../table/scenario.ts";
import { damage, free, galaxy, HOME, LIST, nextTurn, offered, on, stored } from "./galaxy.ts";

describe("1.3 Game Start", () => {
  test("two Ice Planets, a Rock and a Lava Planet are the player's; five unique planets lie neutral; four cards are drawn", async () => {
    const set = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > second");
    expect(set.in("planets")).toEqual(HOME);
    expect(set.in("neutral").sort()).toEqual([
      "Cinderhold",
      "Foundry Reach",
      "Hollow Frost",
      "Lantern Reef",
      "Wandering Hearth",
    ]);
    expect([set.in("hand").length, set.in("planets-deck").length, set.get("tier")]).toEqual([4, 0, 1]);
  });

  test("a list without a pile gets the default one of unique planets, of which five are drawn", async () => {
    const list = LIST.slice(0, LIST.indexOf("\nPlanets"));
    const set = (await scenario("conquest-of-orion", { list })).do("pass", "go > second");
    expect([set.in("neutral").length, new Set(set.in("neutral")).size]).toEqual([5, 5]);
    expect(set.in("planets-deck").length).toBeGreaterThan(0);
  });

  test.each([0, 1, 3, 4])(
    "%i cards go to the bottom of the deck, and as many are drawn from its top",
    async (count) => {
      const set = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > second");
      const [hand, deck] = [set.table.in(set.table.zone("hand")).slice(), set.table.in(set.table.zone("draw")).slice()];
      for (const card of hand.slice(0, count))
        expect(set.dealer.play(set.table, { do: "exchange", card })).toBeUndefined();
      set.do("pass");
      const now = set.table.in(set.table.zone("hand"));
      // One more is drawn at the beginning of the first turn.
      expect(now).toEqual([...hand.slice(count), ...deck.slice(0, count + 1)]);
      const bottom = set.table.in(set.table.zone("draw")).slice(-count || undefined);
      if (count > 0) expect(bottom).toEqual(hand.slice(0, count));
    },
  );

  test("the log counts one card and several", async () => {
    const set = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > second");
    expect(set.table.log?.at(-1)?.text).toBe("4 cards are drawn.");
    set.do(`exchange ${set.in("hand")[0]}`, "pass");
    expect(set.table.log?.map(({ text }) => text)).toContain("1 card is drawn for those exchanged.");
  });

  test("who goes first gains no resources in the first turn but starts with some; who goes second gains them", async () => {
    const first = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > first", "pass");
    expect(stored(first)).toEqual([1, 1, 1]);
    const second = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > second", "pass");
    expect(stored(second)).toEqual([2 + 1, 1, 1]);
    expect(nextTurn(first).table.turn).toBe(2);
    expect(stored(first)).toEqual([1 + 2 + 1, 2, 2]);
  });

  test.each([
    ["innate > x:3", "second", [5, 1, 1]],
    ["innate > x:0", "second", [2, 1, 1]],
    ["start > x:0", "first", [0, 0, 0]],
    ["start > x:3", "first", [3, 3, 3]],
    ["start-gold > x:3", "first", [1, 3, 1]],
    ["start-blue > x:0", "first", [0, 1, 1]],
    ["innate-colour > x:1", "second", [2, 2, 1]],
    ["innate-colour > x:2", "second", [2, 1, 2]],
  ] as const)("figures that the text has lost can be set: %s, going %s", async (setting, order, expected) => {
    const set = (await scenario("conquest-of-orion", { list: LIST })).do(setting, "pass", `go > ${order}`, "pass");
    expect(stored(set)).toEqual(expected);
  });

  test("what is said of the lost figures is what the table is dealt with", async () => {
    const set = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > second", "pass");
    const [blue = 0, gold, red] = stored(set);
    const [innate, start, tier] = [set.get("innate"), set.get("startGold"), set.get("tierCost")];
    const said = set.dealer.goldfish.readings.find(({ id }) => id === "lost-figures")?.text;
    expect(said).toContain(`the four planets yield ${blue - innate} blue, ${gold} gold and ${red} red,`);
    expect(said).toContain(
      `innate income is ${innate} blue, who goes first starts with ${start} of each, and a Tier costs ${tier} gold`,
    );
  });

  test("a figure is not offered as what it is already, and the order of players must be chosen", async () => {
    const set = await scenario("conquest-of-orion", { list: LIST });
    expect(set.try("tier > x:3")).toMatch(/it is so already/);
    expect(set.do("tier > x:2").try("tier > x:3")).toBeUndefined();
    expect(set.do("pass").offers()).toEqual(["go > first", "go > second"]);
  });
});

describe("Beginning of turn (1.10)", () => {
  test("all cards in the galaxy are readied, attachments and those in outer space too; one card is drawn", async () => {
    const lay = {
      "on Ice Planet": ["Picket Cutter", "Turret Battery"],
      "on Picket Cutter": ["Patched Hull"],
      space: ["Reed Stalker"],
      achievements: ["Colonial Charter"],
    };
    const set = await galaxy({ lay });
    const all = ["Ice Planet", "Picket Cutter", "Turret Battery", "Patched Hull", "Reed Stalker", "Colonial Charter"];
    for (const label of all) free(set, { free: "exhaust", card: set.id(label) });
    nextTurn(set);
    expect(all.filter((label) => set.table.isExhausted(set.id(label)))).toEqual([]);
    expect(set.in("hand")).toHaveLength(1);
  });

  test.each([
    [[0, 0, 0], [3, 1, 1], 0],
    [[3, 5, 2], [6, 6, 3], 0],
    [[5, 6, 6], [6, 6, 6], 2 + 1 + 1],
  ])(
    "with %j stored, planets and innate income make it %j: at most six of each are stored (1.5)",
    async (had, now, lost) => {
      const [blue = 0, gold = 0, red = 0] = had;
      const set = nextTurn(await galaxy({ blue, gold, red }));
      expect([stored(set), set.get("wasted")]).toEqual([now, lost]);
    },
  );

  test("a planet that was damaged does not produce in the next turn, but in the one after it (1.12)", async () => {
    const set = nextTurn(damage(await galaxy({}), "Rock Planet", 2));
    expect(stored(set)).toEqual([3, 0, 1]);
    expect(stored(nextTurn(set))).toEqual([6, 1, 2]);
    damage(damage(set, "Rock Planet", -1), "Rock Planet", 1);
    expect(nextTurn(set).get("gold")).toBe(1);
  });

  test("units and satellites regenerate; units keep their other damage (1.12)", async () => {
    const lay = { planets: [...HOME, "Brood Moon"], "on Ice Planet": ["Marsh Hatchling", "Broadside Cruiser"] };
    const set = damage(damage(await galaxy({ lay }), "Brood Moon", 3), "Broadside Cruiser", 4);
    nextTurn(set);
    expect([set.token("Brood Moon", "damage"), set.token("Broadside Cruiser", "damage")]).toEqual([2, 4]);
  });

  test("what regenerates does not hide that a planet was damaged (1.12)", async () => {
    const moor = { name: "Moor", type: "planet", health: 8, regeneration: 1, produces: { blue: 1 } };
    const set = await galaxy({ list: `${LIST}Moor\n`, own: [moor], lay: { planets: ["Ice Planet", "Moor"] } });
    nextTurn(damage(set, "Moor", 1));
    expect(set.token("Moor", "damage")).toBe(0);
    expect(set.table.log?.map(({ text }) => text)).toContain("Moor was damaged and produces nothing.");
  });

  test("a satellite never produces anything, so that nothing is said of it when it was damaged (1.8.6, 1.12)", async () => {
    const set = nextTurn(
      damage(await galaxy({ lay: { planets: ["Ice Planet", "Tollgate Relay"] } }), "Tollgate Relay", 1),
    );
    expect(set.table.log?.map(({ text }) => text).filter((text) => text.includes("produces nothing"))).toEqual([]);
  });

  test("each either-or symbol is gained as one of its two, one at a time (1.5)", async () => {
    const lay = { planets: [...HOME, "Lantern Reef", "Foundry Reach"] };
    const set = nextTurn(await galaxy({ lay }));
    expect([set.phase, set.offers()]).toEqual(["gain", ["gain > blue", "gain > gold"]]);
    set.do("gain > gold", "gain > blue");
    expect([set.phase, stored(set)]).toEqual(["economy", [3 + 1, 1 + 1 + 1, 1]]);
  });

  test("Half life: without a time counter left, one taken off by hand, it is destroyed at the next beginning (2.1)", async () => {
    const set = (await galaxy({ lay: { hand: ["Rust Hornet"] }, blue: 1 })).do("play Rust Hornet > #Ice Planet");
    const card = set.table.in(set.table.under(set.id("Ice Planet")))[0] ?? -1;
    expect(free(set, { free: "counter", card, to: "time", by: -2 })).toBeUndefined();
    expect(nextTurn(set).in("graveyard")).toEqual(["Rust Hornet"]);
  });

  test("Half life N: destroyed at the beginning of the Nth turn after it entered (2.1)", async () => {
    const set = await galaxy({ lay: { hand: ["Rust Hornet"] }, blue: 1 });
    set.do("play Rust Hornet > #Ice Planet");
    expect(set.token("Rust Hornet", "time")).toBe(2);
    nextTurn(set);
    expect([set.token("Rust Hornet", "time"), on(set, "Ice Planet")]).toEqual([1, ["Rust Hornet"]]);
    expect(nextTurn(set).in("graveyard")).toEqual(["Rust Hornet"]);
  });
});

describe("Resources (1.5)", () => {
  test("three of one are traded for one of another, in every phase of the turn", async () => {
    const set = await galaxy({ lay: { "on Ice Planet": ["Picket Cutter"] }, blue: 6, gold: 2, red: 6 });
    expect(offered(set, "trade")).toEqual(["trade > blue>gold", "trade > red>gold"]);
    for (const phase of ["economy", "assault", "post-economy"]) {
      expect(set.phase).toEqual(phase);
      expect(offered(set, "trade").length).toBeGreaterThan(0);
      if (phase !== "post-economy") set.do("trade > blue>gold", "pass");
    }
    expect(stored(set)).toEqual([0, 4, 6]);
  });

  test("an either-or symbol of a cost is paid as the player chooses, and by itself where there is no choice", async () => {
    const set = await galaxy({ lay: { hand: ["Survey Frigate", "Survey Frigate"] }, blue: 3, red: 1 });
    set.do("play Survey Frigate > #Ice Planet");
    expect([set.phase, set.offers()]).toEqual(["pay", ["pay > blue", "pay > red"]]);
    set.do("pay > red");
    expect([set.phase, stored(set)]).toEqual(["economy", [2, 0, 0]]);
    set.do("play Survey Frigate > #Ice Planet");
    expect([set.phase, stored(set)]).toEqual(["economy", [0, 0, 0]]);
  });
});

describe("Tier (1.7)", () => {
  test("the next Tier costs three gold, our reading, and comes at the beginning of the next turn", async () => {
    const set = await galaxy({ lay: { hand: ["Broadside Cruiser"] }, blue: 6, gold: 6 });
    set.do("ascend");
    expect([set.get("tier"), set.get("gold"), offered(set, "ascend"), offered(set, "play")]).toEqual([1, 3, [], []]);
    nextTurn(set);
    expect(set.get("tier")).toBe(2);
    expect(offered(set, "play").length).toBeGreaterThan(0);
  });

  test.each([
    [2, 1, false],
    [3, 1, true],
    [6, 8, true],
    [6, 9, false],
  ])("with %i gold at Tier %i an ascent is open: %s", async (gold, tier, isOpen) => {
    expect(offered(await galaxy({ gold, tier }), "ascend")).toEqual(isOpen ? ["ascend"] : []);
  });

  test.each([
    ["Picket Cutter", 1, 1, true],
    ["Broadside Cruiser", 1, 6, false],
    ["Broadside Cruiser", 2, 6, true],
    ["Broadside Cruiser", 3, 6, true],
    ["Broadside Cruiser", 2, 3, false],
  ])("%s at Tier %i with %i blue: can be played %s", async (label, tier, blue, isOpen) => {
    const set = await galaxy({ lay: { hand: [label] }, tier, blue, gold: 1 });
    expect(offered(set, "play").length > 0).toBe(isOpen);
  });
});

describe("Economy phase (1.8, 1.10)", () => {
  test.each([
    ["a unit on any planet or satellite (1.8.1, 1.8.6)", "Picket Cutter", ["Ice Planet", "Tollgate Relay"]],
    ["a planet attachment on those alone (1.8.5)", "Turret Battery", ["Ice Planet", "Tollgate Relay"]],
    [
      "a unit attachment on units, in outer space too (1.8.5, 1.13)",
      "Patched Hull",
      ["Marsh Hatchling", "Reed Stalker"],
    ],
  ])("%s", async (_, label, places) => {
    const lay = {
      planets: ["Ice Planet", "Tollgate Relay"],
      "on Ice Planet": ["Marsh Hatchling"],
      space: ["Reed Stalker"],
      hand: [label],
    };
    const set = await galaxy({ lay, tier: 2, blue: 6, gold: 6 });
    expect(offered(set, "play")).toEqual(places.map((place) => `play ${label} > #${place}`));
    set.do(`play ${label} > #${places[0]}`);
    if (set.phase === "pay") set.do("pay > blue");
    expect(on(set, places[0] ?? "")).toContain(label);
  });

  test.each([
    ["an ability is put into the graveyard when it is done (1.8.3)", "Rail Salvo", "graveyard"],
    ["an achievement stays in play (1.8.4)", "Colonial Charter", "achievements"],
    ["a satellite lies in the planet row (1.8.6)", "Tollgate Relay", "planets"],
  ])("%s", async (_, label, zone) => {
    const set = await galaxy({ lay: { hand: [label] }, blue: 6, red: 6 });
    expect(offered(set, "play")).toEqual([`play ${label}`]);
    expect(set.do(`play ${label}`).in(zone)).toContain(label);
  });

  test("conquest costs the planet's colonisation cost; the unit moves onto it and is exhausted; it produces from then on (1.8.2)", async () => {
    const lay = { "on Ice Planet": ["Picket Cutter"], neutral: ["Cinderhold", "Wandering Hearth"] };
    const set = await galaxy({ lay, red: 3 });
    expect(offered(set, "conquer")).toEqual(["conquer Picket Cutter > #Cinderhold"]);
    set.do("conquer Picket Cutter > #Cinderhold");
    expect([set.get("red"), set.in("planets").at(-1), on(set, "Cinderhold")]).toEqual([
      1,
      "Cinderhold",
      ["Picket Cutter"],
    ]);
    expect(set.table.isExhausted(set.id("Picket Cutter"))).toBe(true);
    expect(nextTurn(set).get("red")).toBe(1 + 1 + 1);
  });

  test.each([
    ["a unit that entered this turn (1.8.2)", { hand: ["Scrap Jackal"] }, ["play Scrap Jackal > #Ice Planet"]],
    ["a unit with Stationary (2.1)", { "on Ice Planet": ["Drifting Mines"] }, []],
    ["a unit in outer space (1.13)", { space: ["Picket Cutter"] }, []],
    ["a planet or satellite", { planets: [...HOME, "Tollgate Relay"] }, []],
  ])("%s cannot conquer", async (_, lay, before) => {
    const set = await galaxy({ lay: { neutral: ["Cinderhold"], ...lay }, blue: 1, red: 6 });
    expect(offered(set.do(...before), "conquer")).toEqual([]);
  });

  test("an exhausted unit cannot conquer (1.9)", async () => {
    const set = await galaxy({ lay: { neutral: ["Cinderhold"], "on Ice Planet": ["Picket Cutter"] }, red: 6 });
    free(set, { free: "exhaust", card: set.id("Picket Cutter") });
    expect(offered(set, "conquer")).toEqual([]);
  });

  test("Consume: a unit on the planet is destroyed to play it there; without one it cannot be played (2.2)", async () => {
    const set = await galaxy({ lay: { hand: ["Gulping Maw"], "on Rock Planet": ["Marsh Hatchling"] }, blue: 2 });
    expect(offered(set, "play")).toEqual(["play Gulping Maw > #Marsh Hatchling"]);
    set.do("play Gulping Maw > #Marsh Hatchling");
    expect([on(set, "Rock Planet"), set.in("graveyard")]).toEqual([["Gulping Maw"], ["Marsh Hatchling"]]);
    const alone = await galaxy({ lay: { hand: ["Gulping Maw"] }, blue: 2 });
    expect(offered(alone, "play")).toEqual([]);
  });

  test.each([
    ["Gulping Maw", "a Spawn unit", ["Marsh Hatchling"]],
    ["Ridge Colossus", "a Beast unit", ["Reed Stalker"]],
    ["Ummek the Tidal Maw", "a Colossus unit", []],
  ])("%s consumes %s and no other (2.2)", async (label, _, food) => {
    const lay = { hand: [label], "on Ice Planet": ["Reed Stalker", "Picket Cutter", "Marsh Hatchling"] };
    const set = await galaxy({ lay, blue: 6, gold: 6, tier: 4 });
    expect(offered(set, "play")).toEqual(food.map((eaten) => `play ${label} > #${eaten}`));
  });

  test("an either-or symbol that is paid is said in a sentence (1.5)", async () => {
    const set = await galaxy({ lay: { hand: ["Survey Frigate"] }, blue: 2, red: 1 });
    set.do("play Survey Frigate > #Ice Planet", "pay > red");
    expect(set.table.log?.map(({ text }) => text)).toContain("A blue/red symbol is paid with red.");
  });

  test("the post-combat economy phase is the same (1.10)", async () => {
    const lay = { hand: ["Tramp Hauler"], "on Ice Planet": ["Picket Cutter"], neutral: ["Cinderhold"] };
    const set = await galaxy({ lay, blue: 6, gold: 6, red: 6 });
    const before = set.offers();
    expect(set.do("pass", "pass").phase).toBe("post-economy");
    expect(set.offers()).toEqual(before);
  });
});
