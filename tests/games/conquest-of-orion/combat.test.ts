import { describe, expect, test } from "vitest";
import { damage, free, galaxy, HOME, nextTurn, offered, on } from "./galaxy.ts";

describe("Assault (1.10, 1.11)", () => {
  test("a ready unit assaults, deals its damage to an opponent who defends nothing, and is exhausted", async () => {
    const set = (await galaxy({ lay: { "on Ice Planet": ["Broadside Cruiser", "Picket Cutter"] } })).do("pass");
    expect([set.phase, offered(set, "assault")]).toEqual([
      "assault",
      ["assault Broadside Cruiser", "assault Picket Cutter"],
    ]);
    set.do("assault Broadside Cruiser");
    expect([set.get("dealt"), offered(set, "assault")]).toEqual([3, ["assault Picket Cutter"]]);
    set.do("assault Picket Cutter");
    expect([set.get("dealt"), on(set, "Ice Planet")]).toEqual([4, ["Broadside Cruiser", "Picket Cutter"]]);
  });

  test.each([
    ["a unit that entered this turn", "Picket Cutter", false],
    ["a unit with Swiftness that entered this turn (2.1)", "Scrap Jackal", true],
  ])("%s", async (_, label, can) => {
    const set = (await galaxy({ lay: { hand: [label] }, blue: 1 })).do(`play ${label} > #Ice Planet`, "pass");
    expect(offered(set, "assault")).toEqual(can ? [`assault ${label}`] : []);
    // With nothing to assault with, the step is passed over.
    expect(set.phase).toBe(can ? "assault" : "post-economy");
  });

  test.each([
    ["a unit with Stationary (2.1)", { "on Ice Planet": ["Drifting Mines"] }],
    ["a unit in outer space (1.13)", { space: ["Picket Cutter"] }],
    ["a planet without Traveler", {}],
  ])("%s cannot assault", async (_, lay) => {
    expect((await galaxy({ lay })).do("pass").phase).toBe("post-economy");
  });

  test("after combat an assaulter retreats to any planet of the player, once (1.11)", async () => {
    const lay = { planets: ["Ice Planet", "Rock Planet"], "on Ice Planet": ["Picket Cutter", "Marsh Hatchling"] };
    const set = (await galaxy({ lay })).do("pass", "assault Picket Cutter", "pass");
    expect(offered(set, "retreat")).toEqual(["retreat Picket Cutter > #Rock Planet"]);
    set.do("retreat Picket Cutter > #Rock Planet");
    expect([on(set, "Rock Planet"), set.phase]).toEqual([["Picket Cutter"], "post-economy"]);
    expect(set.table.isExhausted(set.id("Picket Cutter"))).toBe(true);
  });

  test("Traveler: the planet assaults, and takes along even those that cannot move (2.1)", async () => {
    const lay = { planets: ["Ice Planet", "Wandering Hearth"], "on Wandering Hearth": ["Drifting Mines"] };
    const set = (await galaxy({ lay })).do("pass");
    expect(offered(set, "assault")).toEqual(["assault Wandering Hearth"]);
    set.do("assault Wandering Hearth");
    expect([set.get("dealt"), offered(set, "assault")]).toEqual([3, ["assault Drifting Mines"]]);
    expect(set.do("assault Drifting Mines", "pass").phase).toBe("post-economy");
  });

  test.each([
    ["Picket Cutter", false],
    ["Scrap Jackal", true],
  ])("Traveler: with %s new on it the planet can assault: %s (2.1)", async (label, can) => {
    const lay = { planets: ["Ice Planet", "Wandering Hearth"], hand: [label] };
    const set = (await galaxy({ lay, blue: 1 })).do(`play ${label} > #Wandering Hearth`, "pass");
    expect(offered(set, "assault").includes("assault Wandering Hearth")).toBe(can);
  });

  test("fast abilities and units with Ambush can be played during combat, other cards cannot (1.8.3, 2.2)", async () => {
    const lay = {
      "on Ice Planet": ["Picket Cutter"],
      hand: ["Warning Shot", "Rail Salvo", "Reed Stalker", "Marsh Hatchling"],
    };
    const set = (await galaxy({ lay: { ...lay, planets: ["Ice Planet"] }, blue: 6 })).do("pass");
    expect(offered(set, "play")).toEqual(["play Warning Shot", "play Reed Stalker > #Ice Planet"]);
  });
});

describe("Damage and destruction (1.12, 1.13)", () => {
  test.each([
    [4, []],
    [5, ["Broadside Cruiser"]],
    [6, ["Broadside Cruiser"]],
  ])("with %i damage a unit of health 5 is destroyed by the clean-up: %j", async (by, graveyard) => {
    const set = damage(await galaxy({ lay: { "on Ice Planet": ["Broadside Cruiser"] } }), "Broadside Cruiser", by);
    expect(set.in("graveyard")).toEqual([]);
    expect(set.do("pass").in("graveyard")).toEqual(graveyard);
  });

  test.each(["economy", "assault", "post-economy"])("there is a clean-up at the end of the phase %s", async (phase) => {
    const set = await galaxy({ lay: { "on Ice Planet": ["Picket Cutter", "Broadside Cruiser"] } });
    while (set.phase !== phase) set.do("pass");
    damage(set, "Picket Cutter", 2);
    expect(set.in("graveyard")).toEqual([]);
    expect(set.do("pass").in("graveyard")).toEqual(["Picket Cutter"]);
  });

  test("an attachment goes to the graveyard with the unit that it is attached to (1.8.5)", async () => {
    const lay = { "on Ice Planet": ["Picket Cutter"], "on Picket Cutter": ["Patched Hull"] };
    const set = damage(await galaxy({ lay }), "Picket Cutter", 3).do("pass");
    expect(set.in("graveyard").sort()).toEqual(["Patched Hull", "Picket Cutter"]);
  });

  test("a destroyed planet is neutral again, without damage; its units are in outer space, its attachments in the graveyard", async () => {
    const lay = {
      "on Rock Planet": ["Picket Cutter", "Turret Battery", "Drifting Mines"],
      "on Picket Cutter": ["Patched Hull"],
    };
    const set = damage(await galaxy({ lay }), "Rock Planet", 8).do("pass");
    expect([set.in("neutral"), set.token("Rock Planet", "damage"), set.in("space")]).toEqual([
      ["Rock Planet"],
      0,
      ["Picket Cutter"],
    ]);
    // Drifting Mines are stationary: in outer space they are destroyed. (2.1)
    expect(set.in("graveyard").sort()).toEqual(["Drifting Mines", "Turret Battery"]);
    expect(on(set, "Picket Cutter")).toEqual(["Patched Hull"]);
  });

  test("a destroyed planet that was exhausted is conquered ready (1.8.2, 1.12)", async () => {
    const set = damage(await galaxy({ lay: { "on Ice Planet": ["Picket Cutter"] }, red: 6 }), "Rock Planet", 8);
    free(set, { free: "exhaust", card: set.id("Rock Planet") });
    set.do("pass", "pass");
    set.do("conquer Picket Cutter > #Rock Planet");
    expect(set.table.isExhausted(set.id("Rock Planet")), "whether Rock Planet is exhausted").toBe(false);
  });

  test("a destroyed satellite goes to the graveyard (1.8.6)", async () => {
    const set = damage(await galaxy({ lay: { planets: [...HOME, "Tollgate Relay"] } }), "Tollgate Relay", 3).do("pass");
    expect([set.in("graveyard"), set.in("neutral")]).toEqual([["Tollgate Relay"], []]);
  });

  test("from outer space a unit moves onto a planet of the player, and is exhausted (1.13)", async () => {
    const set = await galaxy({
      lay: { planets: ["Ice Planet"], space: ["Picket Cutter"], neutral: ["Cinderhold"] },
      red: 6,
    });
    expect(offered(set, "land")).toEqual(["land Picket Cutter > #Ice Planet"]);
    set.do("land Picket Cutter > #Ice Planet");
    expect(on(set, "Ice Planet")).toEqual(["Picket Cutter"]);
    expect(set.table.isExhausted(set.id("Picket Cutter")), "whether Picket Cutter is exhausted").toBe(true);
  });

  test("Unique: of two in the galaxy one is kept and the other removed from existence (2.1)", async () => {
    const lay = {
      hand: ["Colonel Ishara Vance"],
      "on Ice Planet": ["Colonel Ishara Vance", "Picket Cutter", "Picket Cutter"],
    };
    const set = await galaxy({ lay, tier: 3, blue: 4, gold: 2 });
    set.do("play Colonel Ishara Vance > #Rock Planet");
    expect([set.phase, set.offers()]).toEqual(["unique", ["keep Colonel Ishara Vance", "keep Colonel Ishara Vance"]]);
    const kept = set.table.in(set.table.under(set.id("Rock Planet")))[0] ?? -1;
    expect(set.dealer.play(set.table, { do: "keep", card: kept })).toBeUndefined();
    expect([on(set, "Rock Planet"), set.in("removed")]).toEqual([["Colonel Ishara Vance"], ["Colonel Ishara Vance"]]);
    expect(on(set, "Ice Planet")).toEqual(["Picket Cutter", "Picket Cutter"]);
  });
});

describe("The end", () => {
  test("the game is lost with the last planet; a satellite is none (1.4, 1.8.6)", async () => {
    const set = damage(await galaxy({ lay: { planets: ["Ice Planet", "Tollgate Relay"] } }), "Ice Planet", 8);
    expect(set.do("pass").in("planets")).toEqual(["Tollgate Relay"]);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.offers()).toEqual([]);
    expect(set.try("pass")).toBe("The game is over.");
    expect(set.table.log?.at(-1)?.text).toBe("You lost your last planet in turn 1.");
  });

  test("a last planet that a text takes away loses the game too, and the log says so", async () => {
    const set = await galaxy({ lay: { planets: ["Ice Planet"] } });
    free(set, { free: "move", card: set.id("Ice Planet"), to: "neutral" });
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.table.log?.at(-1)?.text).toBe("You lost your last planet in turn 1.");
  });

  test("alone, a game ends where there is no card to draw", async () => {
    const set = await galaxy({});
    for (const id of [...set.table.in(set.table.zone("draw"))]) set.table.move(id, set.table.zone("removed"));
    expect(nextTurn(set).dealer.isOver(set.table)).toBe(true);
  });
});

describe("Free moves", () => {
  test.each([
    ["a unit", "Picket Cutter", "planets", /Only planets and satellites lie in the planet row/],
    ["a satellite", "Tollgate Relay", "neutral", /Only planets can be neutral/],
    ["a planet", "Rock Planet", "hand", /belongs to no deck/],
    ["a planet", "Rock Planet", "achievements", /planet row/],
    ["an achievement", "Colonial Charter", "space", /Only units can be in outer space/],
    ["a unit", "Marsh Hatchling", "on Picket Cutter", /Put it on a planet or satellite/],
    ["a unit", "Marsh Hatchling", "on Cinderhold", /not in play on your side/],
    ["a planet", "Rock Planet", "on Ice Planet", /on no other card/],
  ])("%s, %s, cannot go to %s", async (_, label, place, why) => {
    const set = await galaxy({ lay: { neutral: ["Cinderhold"], "on Ice Planet": ["Picket Cutter"] } });
    const host = place.match(/^on (.+)$/)?.[1];
    const to = host === undefined ? place : set.table.nameOf(set.table.under(set.id(host)));
    expect(free(set, { free: "move", card: set.id(label), to })).toMatch(why);
  });

  test.each(["graveyard", "removed", "hand", "draw"])(
    "a unit that goes to %s leaves its attachments to the graveyard",
    async (to) => {
      const set = await galaxy({ lay: { "on Ice Planet": ["Picket Cutter"], "on Picket Cutter": ["Patched Hull"] } });
      expect(free(set, { free: "move", card: set.id("Picket Cutter"), to })).toBeUndefined();
      expect(set.in("graveyard")).toContain("Patched Hull");
    },
  );

  test("a unit that teleports keeps its attachments and is not new", async () => {
    const set = await galaxy({ lay: { "on Ice Planet": ["Picket Cutter"], "on Picket Cutter": ["Patched Hull"] } });
    const to = set.table.nameOf(set.table.under(set.id("Rock Planet")));
    expect(free(set, { free: "move", card: set.id("Picket Cutter"), to })).toBeUndefined();
    expect([on(set, "Picket Cutter"), offered(set.do("pass"), "assault")]).toEqual([
      ["Patched Hull"],
      ["assault Picket Cutter"],
    ]);
  });

  test("a unit that a text puts into play is new this turn, and its Half life begins", async () => {
    const set = await galaxy({ lay: { graveyard: ["Rust Hornet"] } });
    const to = set.table.nameOf(set.table.under(set.id("Ice Planet")));
    expect(free(set, { free: "move", card: set.id("Rust Hornet"), to })).toBeUndefined();
    expect([set.token("Rust Hornet", "time"), set.do("pass").phase]).toEqual([2, "post-economy"]);
  });

  test("a planet that a text makes neutral has no damage, and its units are in outer space", async () => {
    const set = damage(await galaxy({ lay: { "on Rock Planet": ["Picket Cutter"] } }), "Rock Planet", 3);
    expect(free(set, { free: "move", card: set.id("Rock Planet"), to: "neutral" })).toBeUndefined();
    expect([set.in("space"), set.token("Rock Planet", "damage")]).toEqual([["Picket Cutter"], 0]);
  });

  test.each([
    ["blue", 4, 2, undefined],
    ["blue", 4, 3, /At most 6 of a resource are stored \(Blue now 4\)/],
    ["gold", 1, -1, undefined],
    ["gold", 1, -2, /Gold cannot fall below 0/],
    ["tier", 1, -1, /Tier cannot fall below 1/],
    ["dealt", 0, -1, /Damage dealt cannot fall below 0/],
  ])("%s is %i: by hand %i is answered by %s (1.5, 1.7)", async (to, now, by, why) => {
    const set = await galaxy(to === "dealt" ? {} : { [to]: now });
    const answer = free(set, { free: "counter", to, by });
    if (why === undefined) expect([answer, set.get(to)]).toEqual([undefined, now + by]);
    else expect([answer, set.get(to)]).toEqual([expect.stringMatching(why), now]);
  });

  test("what lies on a card cannot fall below none", async () => {
    const set = damage(await galaxy({ lay: { "on Ice Planet": ["Picket Cutter"] } }), "Picket Cutter", 1);
    expect(free(set, { free: "counter", card: set.id("Picket Cutter"), to: "damage", by: -2 })).toBe(
      "Damage cannot fall below 0 (now 1).",
    );
    expect(free(set, { free: "counter", card: set.id("Picket Cutter"), to: "damage", by: -1 })).toBeUndefined();
  });

  test("while something is paid, free moves wait", async () => {
    const set = await galaxy({ lay: { hand: ["Survey Frigate"] }, blue: 2, red: 1 });
    set.do("play Survey Frigate > #Ice Planet");
    expect(free(set, { free: "shuffle", to: "draw" })).toBe("First finish what has begun: Pay.");
  });
});
