import { describe, expect, test } from "vitest";
import { advised, free, many } from "../../table/by-hand.ts";
import { fates } from "./scenes.ts";

const EXTRA = "Game: Conquest of Fates\nMain\nEvent Horizon Crew\nPatient Seedling\n38 Forge Sergeant";

describe("The autopilot", () => {
  test("mulligans a first hand whose CQ is below the median hand of the deck, and no other", async () => {
    const at = "mulligan";
    const poor = await fates({
      at,
      rest: "draw",
      lay: { hand: [...many("Forge Sergeant", 4), "Muzzle Flash", "Torch Bearer", "Living Detonator"] },
    });
    expect(advised(poor)).toEqual(["mulligan", "The hand's CQ is below the deck's median hand: mulligan."]);
    const rich = await fates({ at, rest: "draw", lay: { hand: many("Forge Sergeant", 7) } });
    expect(advised(rich)[0]).toBe("pass");
  });

  test("the median is counted over every hand: in a deck of one unit no hand is below it", async () => {
    const set = await fates({ at: "mulligan", list: "Game: Conquest of Fates\nMain\n40 Forge Sergeant" });
    expect(advised(set)[0]).toBe("pass");
  });

  test("the median is of the own deck, not of those that may sit opposite", async () => {
    const set = await fates({ at: "mulligan", list: "Game: Conquest of Fates\nMain\n40 Muzzle Flash" });
    expect(advised(set)[0]).toBe("pass");
  });

  test("deploys what is worth most by CQ and text to the leftmost empty location, and keeps the rest", async () => {
    const hand = [
      "Torch Bearer",
      "Sunforged Titan",
      "Forge Sergeant",
      "Pyre Breaker",
      "Quasar Furnace",
      "Brand Captain",
    ];
    const set = await fates({ at: "deployment-1", lay: { hand } });
    expect(advised(set)).toEqual([
      "deploy Sunforged Titan > L1",
      "Deploy the unit that is worth most; keep Lightspeed for answers, and what needs neighbours for skirmish two.",
    ]);
    for (const line of ["Sunforged Titan > L1", "Pyre Breaker > L2", "Forge Sergeant > L3"]) set.do(`deploy ${line}`);
    expect(advised(set)[0]).toBe("deploy Torch Bearer > L4");
    set.do("deploy Torch Bearer > L4");
    expect(advised(set)[0]).toBe("pass");
  });

  test("leaves a location empty rather than deploy a unit of negative CQ, unless its text makes up for it", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: ["Event Horizon Crew"] }, list: EXTRA });
    expect(advised(set)[0]).toBe("pass");
    const adapting = await fates({ at: "deployment-1", lay: { hand: ["Patient Seedling"] }, list: EXTRA });
    expect(advised(adapting)[0]).toBe("deploy Patient Seedling > L1");
  });

  test("deploys a unit whose CQ nobody has stated, after those of known CQ", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: ["Awe-Inspiring Specimen", "Muzzle Flash"] } });
    expect(advised(set)[0]).toBe("deploy Muzzle Flash > L1");
    expect(advised(set.do("deploy Muzzle Flash > L1"))[0]).toBe("deploy Awe-Inspiring Specimen > L2");
  });

  test("keeps Lightspeed units for answers while somebody is opposite", async () => {
    const hand = ["Spark Interceptor", "Forge Sergeant"];
    const faced = await fates({ at: "deployment-1", lay: { hand }, faces: "recruits" });
    expect(advised(faced)[0]).toBe("deploy Forge Sergeant > L1");
    expect(advised(faced.do("deploy Forge Sergeant > L1"))[0]).toBe("pass");
    const alone = await fates({ at: "deployment-1", lay: { hand } });
    expect(advised(alone.do("deploy Forge Sergeant > L1"))[0]).toBe("deploy Spark Interceptor > L2");
  });

  test("a text about neighbours waits for the second skirmish, and for the place that has most of them", async () => {
    const hand = ["Brand Captain", "Cinder Picket"];
    const first = await fates({ at: "deployment-1", lay: { hand } });
    expect(advised(first)[0]).toBe("deploy Cinder Picket > L1");
    const second = await fates({ at: "deployment-2", lay: { hand: ["Brand Captain"] } });
    expect(advised(second)[0]).toBe("deploy Brand Captain > L6");
  });

  test("reveals from left to right, counts the battle, and closes the game", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: ["Forge Sergeant"], upload: ["Pyre Breaker"] } });
    set.do("deploy Forge Sergeant > L2", "pass");
    expect(advised(set)).toEqual(["reveal Forge Sergeant", "Reveal from left to right."]);
    const counting = await fates({ at: "tally", lay: { upload: ["Pyre Breaker"] }, counters: { battle: 3 } });
    expect(advised(counting)).toEqual(["tally", "Count the battle."]);
    expect(advised(counting.do("tally"))[0]).toBe("score");
  });

  test("plays a Celestial whose text is carried out, and no second one", async () => {
    const set = await fates({ lay: { hand: ["Quasar Furnace", "Forge Sergeant", "Quasar Furnace"] } });
    expect(advised(set)).toEqual(["celestial Quasar Furnace", "Play a Celestial whose text is carried out."]);
    set.do("celestial Quasar Furnace", "pass", "pass");
    expect(advised(set)[0]).toBe("pass");
    const none = await fates({ lay: { hand: ["Forge Sergeant"] } });
    expect(advised(none)).toEqual(["pass", "There is nothing better to do, so pass."]);
  });

  test("reveals a unit that an effect brought face down to a location where another lies face up", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: ["Forge Sergeant", "Magma Skimmer"] } });
    set.do("deploy Forge Sergeant > L1", "deploy Magma Skimmer > L2", "pass", "reveal Forge Sergeant");
    free(set, { free: "move", card: set.id("Magma Skimmer", "L2"), to: "L1" });
    expect(advised(set)[0]).toBe("reveal Magma Skimmer");
  });

  test.each([
    ["deployment-1", "deploy Forge Sergeant > L1"],
    ["deployment-2", "deploy Forge Sergeant > L5"],
  ])("keeps to the locations of the skirmish that goes on, whatever was counted by hand: %s", async (at, line) => {
    const set = await fates({ at, lay: { hand: ["Forge Sergeant"] } });
    free(set, { free: "counter", to: "skirmish", by: at === "deployment-1" ? 1 : -1 });
    expect(advised(set)[0]).toBe(line);
    set.do(line, "pass");
    expect(advised(set)[0]).toBe("reveal Forge Sergeant");
  });

  test("over ten cards it discards the lowest printed CQ", async () => {
    const hand = [...many("Forge Sergeant", 9), "Living Detonator", "Muzzle Flash", "Pyre Breaker"];
    const set = await fates({ at: "tally", lay: { hand } });
    set.do("tally");
    expect(advised(set)).toEqual(["discard Living Detonator", "Over ten cards: the lowest printed CQ goes."]);
    expect(advised(set.do("discard Living Detonator"))[0]).toBe("discard Muzzle Flash");
  });
});
