// What texts reach, and where cards go by them: Keywords and Terms (p. 15), Supply Drops and Hand Size (p. 11).
import { describe, expect, test } from "vitest";
import { cqOf } from "../../../lib/games/conquest-of-fates/table/table.ts";
import { free, many, mark } from "../../table/by-hand.ts";
import type { Scenario } from "../../table/scenario.ts";
import { battle, said } from "./battles.ts";

const cq = (set: Scenario, label: string, zone?: string) => cqOf(set.table as never, set.id(label, zone));

describe("what lasts acts on face-up units of the Battle Zone alone", () => {
  const OTHERS = { hand: ["Thorn Runner"], discard: ["Thorn Runner"], draw: many("Thorn Runner", 2) };

  test.each([
    ["a unit", { L1: ["Torch Bearer"] }],
    ["a Celestial", { celestials: ["Quasar Furnace"] }],
  ])("%s leaves cards in hand and in piles as they are printed", async (_, source) => {
    const set = await battle({
      lay: { ...source, ...OTHERS, L3: ["Thorn Runner"], L4: ["Thorn Runner"] },
      down: ["L4"],
    });
    const zones = ["hand", "discard", "draw", "L4", "L3"];
    expect(zones.map((zone) => cq(set, "Thorn Runner", zone))).toEqual([4, 4, 4, 4, 5]);
  });

  test.each([
    ["Airlock Fixer", "extra"],
    ["Digesting Vine", "under"],
  ])("so %s takes a unit of CQ 4 beside Torch Bearer", async (label, to) => {
    const set = await battle({ lay: { L1: ["Torch Bearer"], L2: [label], ...OTHERS }, down: ["L2"] });
    set.do(`reveal ${label}`);
    expect(set.in(to === "under" ? `under:${set.id(label)}` : to)).toEqual(["Thorn Runner"]);
  });

  test("and Salvage Accountant takes one back", async () => {
    const lay = { L1: ["Torch Bearer"], L2: ["Salvage Accountant"], discard: ["Thorn Runner"] };
    const set = (await battle({ lay, down: ["L2"] })).do("reveal Salvage Accountant");
    expect(set.in("hand")).toEqual(["Thorn Runner"]);
  });
});

describe("Muted (p. 15)", () => {
  test("a muted Quickroot Scout does not return to the hand during clean-up", async () => {
    const set = await battle({ lay: { L1: ["Quickroot Scout"] }, at: "deployment-2" });
    mark(set, "Quickroot Scout", "muted");
    set.do("pass", "pass", "tally");
    expect([set.in("discard"), set.in("hand")]).toEqual([["Quickroot Scout"], []]);
  });

  test("and one that is not does", async () => {
    const set = await battle({ lay: { L1: ["Quickroot Scout"] }, at: "deployment-2" });
    set.do("pass", "pass", "tally");
    expect([set.in("discard"), set.in("hand")]).toEqual([[], ["Quickroot Scout"]]);
  });
});

describe("Attach (p. 15)", () => {
  test("what is attached stays under a unit that moves within the Battle Zone", async () => {
    const set = await battle({
      lay: { L1: ["Escape Pod Pilot"], L2: ["Backdraft Sapper"], L4: ["Hull Splicer"] },
      down: ["L2"],
    });
    const pilot = set.id("Escape Pod Pilot");
    free(set, { free: "move", card: set.id("Hull Splicer"), to: `under:${pilot}` });
    set.do("reveal Backdraft Sapper", "choose Escape Pod Pilot");
    expect([set.in("extra"), set.in(`under:${pilot}`)]).toEqual([["Escape Pod Pilot"], ["Hull Splicer"]]);
  });

  test("the player reads which card is attached, and to what", async () => {
    const lay = {
      L1: ["Forge Sergeant"],
      L2: ["Grafting Matron"],
      L3: ["Magma Skimmer"],
      hand: ["Pyre Breaker", "Hull Splicer"],
    };
    const set = (await battle({ lay, down: ["L2"] })).do("reveal Grafting Matron");
    const asks = () => set.dealer.phase(set.table).asks?.(set.table);
    expect(asks()).toMatch(/Choose a card to attach: a unit from your hand\.$/);
    set.do("choose Pyre Breaker");
    expect(asks()).toMatch(/Choose a card to attach it to: one of your adjacent units\.$/);
  });
});

describe("a Celestial that sends units into the Void instead of the discard pile", () => {
  test("catches what is discarded from the hand", async () => {
    const lay = { celestials: ["Wandering Black Hole"], L1: ["Resonance Keeper"], hand: ["Magma Skimmer"] };
    const set = await battle({ lay: { ...lay, draw: ["Drowned Star"] }, down: ["L1"] });
    set.do("reveal Resonance Keeper");
    expect(set.offers()).toEqual(["choose Magma Skimmer", "choose Drowned Star"]);
    set.do("choose Magma Skimmer");
    expect([set.in("discard"), set.in("void").includes("Magma Skimmer")]).toEqual([[], true]);
  });

  test("catches what is discarded above the hand maximum, if it is a unit", async () => {
    const hand = [...many("Magma Skimmer", 10), "Pyre Breaker", "Drowned Star"];
    const set = await battle({ lay: { celestials: ["Wandering Black Hole"], hand }, at: "deployment-2" });
    set.do("pass", "discard Pyre Breaker", "discard Drowned Star");
    expect([set.in("discard"), set.in("void").includes("Pyre Breaker")]).toEqual([["Drowned Star"], true]);
  });

  test("catches what is discarded from under a unit", async () => {
    const lay = {
      celestials: ["Wandering Black Hole"],
      L1: ["Burrow Warden"],
      L2: ["Backdraft Sapper"],
      L4: ["Hull Splicer"],
    };
    const set = await battle({ lay, down: ["L2"] });
    free(set, { free: "move", card: set.id("Hull Splicer"), to: `under:${set.id("Burrow Warden")}` });
    set.do("reveal Backdraft Sapper", "choose Burrow Warden");
    expect([set.in("L1"), set.in("discard"), set.in("void").includes("Hull Splicer")]).toEqual([
      ["Burrow Warden"],
      [],
      true,
    ]);
  });
});

describe("the maximum hand size (p. 11)", () => {
  test.each([
    ["two that say eight", ["Drowned Star", "Drowned Star"], 8],
    ["one", ["Drowned Star"], 8],
    ["none", [], 10],
  ])("%s", async (_, celestials, most) => {
    const hand = many("Magma Skimmer", 12);
    const set = (await battle({ lay: { celestials, hand }, at: "deployment-2" })).do("pass");
    for (let over = 12 - most; over > 0; over--) set.do("discard Magma Skimmer");
    expect([set.in("hand").length, set.phase]).toEqual([most, "action-2"]);
  });
});

describe("by hand", () => {
  test.each(["muted", "plagued"])(
    "a Forcefield that a text gives refuses %s like one that is there",
    async (status) => {
      const set = await battle({ lay: { extra: ["Aegis Tone", "Hidden Berth"] } });
      const mark = (label: string) => free(set, { free: "counter", card: set.id(label), to: status, by: 1 });
      expect(mark("Hidden Berth")).toBe(
        `Hidden Berth has Forcefield and cannot be ${status}. The text of Aegis Tone gives it.`,
      );
      expect(mark("Aegis Tone")).toBeUndefined();
    },
  );

  test("and so does that of Bulkhead Tough in Skirmish Zone Two", async () => {
    const set = await battle({ lay: { L5: ["Bulkhead Tough"], L1: ["Bulkhead Tough"] } });
    const away = (zone: string) => free(set, { free: "move", card: set.id("Bulkhead Tough", zone), to: "discard" });
    expect(away("L5")).toBe(
      "Bulkhead Tough has Forcefield and cannot be destroyed. The text of Bulkhead Tough gives it.",
    );
    expect(away("L1")).toBeUndefined();
  });
});

describe("a text that finds nothing says what it looked for", () => {
  test.each([
    ["Kiln Executioner", "no enemy unit at this location with CQ 3 or less is face up"],
    ["Bark Shaper", "none of your adjacent units is face up"],
    ["Salvage Accountant", "no unit with CQ 4 or less from your discard pile"],
    ["Burning Reinforcement", "none of your other face-up units is face up"],
    ["High Smelter Vaun", "no enemy unit with CQ 2 or less at this and adjacent locations is face up"],
    ["Clarity Reader", "“Put one into your hand and the rest on the bottom”"],
    ["Flare Signaller", "no standard unit in the deck"],
    ["Hive Gardener", "no standard unit there"],
  ])("%s", async (label, none) => {
    // Face-down enemies are no targets.
    const set = await battle({ lay: { L2: [label], E2: ["Moss Grazer"] }, down: ["L2", "E2"] });
    set.do(`reveal ${label}`);
    expect(said(set)).toContain(`There is nothing to do that with: ${none}.`);
  });

  test.each([
    ["Coalbound Zealot", "if an opponent has more face-up units in the Battle Zone than you"],
    ["Parting Shot", "if an opponent has more face-up units in the Battle Zone than you"],
    ["Ignition Drone", "if you have another unit in the Extra Locations"],
  ])("%s: its condition does not hold", async (label, words) => {
    const set = (await battle({ lay: { L2: [label] }, at: "deployment-2" })).do("pass", "pass");
    expect(said(set).filter((text) => text.startsWith("This does not hold"))).toEqual([
      `This does not hold: “${words}”.`,
    ]);
  });

  test("a card that the end of the sentence excepts is there, but excepted", async () => {
    const set = await battle({ lay: { L2: ["Event Horizon Crew"], E2: ["Moss Grazer"] }, down: ["L2"] });
    mark(set, "Moss Grazer", "forcefield");
    set.do("reveal Event Horizon Crew");
    expect(said(set).at(-1)).toBe("This does not hold: “unless it has Forcefield”.");
  });

  test("a shuffle after a search is told", async () => {
    const lay = { L2: ["Flare Signaller"], draw: ["Pyre Breaker", "Spore Cradle", "Spore Cradle"] };
    const set = (await battle({ lay, down: ["L2"] })).do("reveal Flare Signaller");
    if (set.phase === "text") set.do("choose Pyre Breaker");
    expect(said(set).slice(-2)).toEqual(["Pyre Breaker goes into the hand.", "The deck is shuffled."]);
  });
});
