import { describe, expect, test } from "vitest";
import { scenario } from "../../table/scenario.ts";
import { advice, galaxy, HOME, LIST, nextTurn } from "./galaxy.ts";

describe("The autopilot: curve out, conquer what pays back within three turns, tier up when the hand needs it", () => {
  test("it leaves the lost figures as they are, goes first, and exchanges what cannot be played in the first turns", async () => {
    const set = await scenario("conquest-of-orion", { list: LIST });
    expect(advice(set)).toMatch(/^pass/);
    expect(advice(set.do("pass"))).toMatch(/^go > first/);
    set.do("go > first");
    for (const id of [...set.table.in(set.table.zone("hand"))]) set.table.move(id, set.table.zone("draw"));
    set.lay({ hand: ["Broadside Cruiser", "Picket Cutter", "Cathedral of Engines"] });
    expect(advice(set)).toMatch(/^exchange Broadside Cruiser: Exchange what cannot/);
    expect(advice(set.do("exchange Broadside Cruiser", "exchange Cathedral of Engines"))).toMatch(/^pass/);
  });

  test.each([
    [
      "the neutral planet that pays back soonest",
      ["Wandering Hearth", "Lantern Reef", "Cinderhold"],
      6,
      "conquer Tramp Hauler > #Cinderhold",
    ],
    ["three turns are soon enough", ["Lantern Reef"], 6, "conquer Tramp Hauler > #Lantern Reef"],
    ["four are not", ["Wandering Hearth"], 4, "pass"],
    ["but four are where red would be idle", ["Wandering Hearth"], 5, "conquer Tramp Hauler > #Wandering Hearth"],
    ["nor one that cannot be paid", ["Cinderhold"], 1, "pass"],
  ])("conquest with the unit that is missed least: %s", async (_, neutral, red, line) => {
    const set = await galaxy({ lay: { neutral, "on Ice Planet": ["Picket Cutter", "Tramp Hauler"] }, red });
    expect(advice(set)).toMatch(new RegExp(`^${line}`));
  });

  test("gold that would be lost pays for no Tier that only the opponent's units need", async () => {
    const list = LIST.replace(/^\d .*$/gm, (line) => (line === "4 Picket Cutter" ? "40 Picket Cutter" : "")).replace(
      /\n{2,}/g,
      "\n",
    );
    const set = await galaxy({
      list: list.replace("Hollow Frost", "1 Hollow Frost"),
      lay: { hand: ["Picket Cutter"] },
      gold: 5,
    });
    expect(advice(set)).not.toMatch(/^ascend/);
  });

  test.each([
    ["half of the hand is above the Tier", ["Broadside Cruiser", "Picket Cutter"], 3, "ascend"],
    ["less than half is", ["Broadside Cruiser", "Drop Trooper", "Drop Trooper"], 3, "pass"],
    [
      "less than half is, but gold may soon be lost",
      ["Broadside Cruiser", "Tramp Hauler", "Tramp Hauler"],
      5,
      "ascend",
    ],
    ["none is, but cards of the deck are, and gold may soon be lost", ["Tramp Hauler"], 5, "ascend"],
    ["what only protects does not count alone", ["Broadside Cruiser", "Patched Hull", "Patched Hull"], 3, "ascend"],
    [
      "abilities, which it leaves to the player, do not count",
      ["Broadside Cruiser", "Rail Salvo", "Rail Salvo"],
      3,
      "ascend",
    ],
  ])("the next Tier: %s", async (_, hand, gold, line) => {
    expect(advice(await galaxy({ lay: { hand }, gold }))).toMatch(new RegExp(`^${line}`));
  });

  test.each([
    [
      "the dearest card that can be paid",
      ["Tramp Hauler", "Drop Trooper", "Cathedral of Engines"],
      2,
      "play Drop Trooper > #Ice Planet",
    ],
    ["no ability", ["Rail Salvo"], 6, "pass"],
    ["no second copy of a Unique card", ["Colonel Ishara Vance"], 6, "pass"],
    ["no attachment, whose text is carried out by hand", ["Patched Hull"], 1, "pass"],
    ["no achievement either", ["Colonial Charter"], 6, "pass"],
    ["nor a satellite that produces nothing", ["Tollgate Relay"], 6, "pass"],
    ["a unit that consumes on the weakest one", ["Gulping Maw"], 2, "play Gulping Maw > #Marsh Hatchling"],
  ])("it plays %s", async (_, hand, blue, line) => {
    const units = ["Needle Swarm", "Marsh Hatchling", "Tramp Hauler", "Colonel Ishara Vance", "Rust Hornet"];
    const lay = { hand, "on Ice Planet": units };
    expect(advice(await galaxy({ lay, blue, gold: 2, tier: 3 }))).toMatch(new RegExp(`^${line}`));
  });

  test("it brings a unit from outer space onto a planet", async () => {
    const set = await galaxy({ lay: { space: ["Picket Cutter"] } });
    expect(advice(set)).toMatch(/^land Picket Cutter > #Ice Planet: A unit in outer space/);
    expect(advice(set.do("land Picket Cutter > #Ice Planet"))).toMatch(/^pass/);
  });

  test("it assaults with all that deals damage, then passes", async () => {
    const set = (await galaxy({ lay: { "on Ice Planet": ["Tramp Hauler", "Picket Cutter"] } })).do("pass");
    expect(advice(set)).toMatch(/^assault Picket Cutter: Assault with all that can/);
    expect(advice(set.do("assault Picket Cutter"))).toMatch(/^pass/);
  });

  test("after combat it trades what is at its cap for what is short", async () => {
    const set = (await galaxy({ blue: 6, gold: 1, red: 0 })).do("pass");
    expect([set.phase, advice(set)]).toEqual(["post-economy", expect.stringMatching(/^trade > blue>red/)]);
  });

  test.each([
    ["for the one resource that a card in hand lacks", ["Broadside Cruiser"], 2, "trade > red>gold"],
    ["for no card above the Tier", ["Broadside Cruiser"], 1, "pass"],
    ["for no card without effect at the table", ["Turret Battery"], 2, "pass"],
  ])("it trades %s", async (_, hand, tier, line) => {
    const set = await galaxy({ lay: { hand }, tier, blue: 4, gold: 0, red: 4 });
    expect(advice(set)).toMatch(new RegExp(`^${line}`));
  });

  test("it exchanges what is no unit", async () => {
    const set = (await scenario("conquest-of-orion", { list: LIST })).do("pass", "go > first");
    for (const id of [...set.table.in(set.table.zone("hand"))]) set.table.move(id, set.table.zone("draw"));
    set.lay({ hand: ["Picket Cutter", "Warning Shot", "Patched Hull", "Colonial Charter"] });
    for (const card of ["Warning Shot", "Patched Hull", "Colonial Charter"]) {
      expect(advice(set)).toMatch(new RegExp(`^exchange ${card}`));
      set.do(`exchange ${card}`);
    }
    expect(advice(set)).toMatch(/^pass/);
  });

  test("it pays with what there is more of, and gains what there is less of", async () => {
    const set = await galaxy({ lay: { hand: ["Survey Frigate"] }, blue: 2, red: 4 });
    expect(advice(set.do("play Survey Frigate > #Ice Planet"))).toMatch(/^pay > red/);
    const gain = nextTurn(await galaxy({ lay: { planets: [...HOME, "Lantern Reef"] } }));
    expect(advice(gain)).toMatch(/^gain > gold/);
  });

  test("of a Unique card it keeps the copy that was there before", async () => {
    const lay = { hand: ["Colonel Ishara Vance"], "on Rock Planet": ["Colonel Ishara Vance"] };
    const set = await galaxy({ lay, tier: 3, blue: 4, gold: 2 });
    const before = set.table.in(set.table.under(set.id("Rock Planet")))[0];
    set.do("play Colonel Ishara Vance > #Ice Planet");
    expect(set.dealer.advise(set.table)?.move).toEqual({ do: "keep", card: before });
  });
});
