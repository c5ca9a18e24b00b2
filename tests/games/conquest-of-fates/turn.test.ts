import { describe, expect, test } from "vitest";
import { gameCalled } from "../../decks.ts";
import { free, lastSaid, many, mark } from "../../table/by-hand.ts";
import { tableOf } from "../../table/games.ts";
import type { Scenario } from "../../table/scenario.ts";
import { endBattle, fates, LIST } from "./scenes.ts";

describe("Game Setup and Supply Drop (p. 8)", () => {
  test("the deck is shuffled and seven cards are drawn", async () => {
    const { dealer, start } = await tableOf(gameCalled("conquest-of-fates"));
    const hands = ["one", "two"].map((seed) => {
      const table = dealer.open(start(seed, LIST));
      dealer.play(table, { do: "pass" });
      expect([table.in(table.zone("hand")).length, table.in(table.zone("draw")).length]).toEqual([7, 34]);
      return table.in(table.zone("hand")).join();
    });
    expect(hands[0]).not.toBe(hands[1]);
    expect(hands).not.toContain("0,1,2,3,4,5,6");
  });

  test("the first supply drop may be mulliganed, once: the whole hand goes back, seven others are drawn", async () => {
    const set = await fates({ at: "mulligan" });
    expect(set.offers()).toEqual(["mulligan", "pass"]);
    const before = [...set.table.in(set.table.zone("hand"))];
    set.do("mulligan");
    expect([set.in("hand").length, set.in("draw").length, set.phase]).toEqual([7, 34, "celestial-1"]);
    expect(set.table.in(set.table.zone("hand"))).not.toEqual(before);
    expect(set.try("mulligan")).toMatch(/only in First drop, and this is/);
  });

  test("who keeps the hand plays the first battle with it: no second drop", async () => {
    const set = await fates({ at: "mulligan" });
    const kept = set.in("hand");
    set.do("pass");
    expect([set.in("hand"), set.get("battle"), set.get("conquest")]).toEqual([kept, 1, 0]);
  });

  test("a later supply drop cannot be mulliganed", async () => {
    const set = endBattle(await fates({ lay: { draw: many("Forge Sergeant", 14) } }));
    expect([set.get("battle"), set.phase, set.offers()]).toEqual([2, "celestial-1", ["pass"]]);
  });
});

describe("Celestial Phase (p. 8)", () => {
  test("one Celestial may be played, or none; a second one waits for the next skirmish", async () => {
    const set = await fates({ lay: { hand: ["Quasar Furnace", "Forge Sergeant", "Quasar Furnace"] } });
    expect(set.offers()).toEqual(["celestial Quasar Furnace", "celestial Quasar Furnace", "pass"]);
    set.do("celestial Quasar Furnace");
    expect([set.in("celestials"), set.phase]).toEqual([["Quasar Furnace"], "deployment-1"]);
    set.do("pass", "pass", "celestial Quasar Furnace");
    expect([set.in("celestials").length, set.phase]).toEqual([2, "deployment-2"]);
  });

  test("who has none passes, and a unit is no Celestial", async () => {
    const set = await fates({ lay: { hand: ["Forge Sergeant"] } });
    expect(set.offers()).toEqual(["pass"]);
    expect(set.do("pass").phase).toBe("deployment-1");
  });
});

describe("Deployment Phase (p. 9)", () => {
  test.each([
    ["the first skirmish uses locations 1 to 4", "deployment-1", ["L1", "L2", "L3", "L4"]],
    ["the second skirmish uses locations 5 to 7", "deployment-2", ["L5", "L6", "L7"]],
  ])("%s, and never the Extra Locations (p. 7)", async (_, at, locations) => {
    const set = await fates({ at, lay: { hand: ["Forge Sergeant"] } });
    expect(set.offers()).toEqual([...locations.map((to) => `deploy Forge Sergeant > ${to}`), "pass"]);
  });

  test("one unit at each location, face down; any location may stay empty", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: many("Forge Sergeant", 5) } });
    set.do("deploy Forge Sergeant > L3");
    expect(set.try("deploy Forge Sergeant > L3")).toMatch(/needs a card in your hand/);
    expect(set.table.isUp(set.id("Forge Sergeant", "L3"))).toBe(false);
    set.do("pass");
    expect([set.phase, set.offers()]).toEqual(["action-1", ["reveal Forge Sergeant"]]);
  });

  test("a Lightspeed unit may be deployed like any other, a Celestial may not (p. 8, 12)", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: ["Quasar Furnace", "Muzzle Flash"] } });
    expect(set.try("deploy Quasar Furnace > L1")).toMatch(/only units are deployed, and this is a Celestial/);
    set.do("deploy Muzzle Flash > L1");
    expect(set.in("L1")).toEqual(["Muzzle Flash"]);
  });
});

describe("Action Phase (p. 9)", () => {
  /** Deploys cards from the left, `-` leaves a location empty. */
  async function deployed(cards: readonly string[], hand: readonly string[] = []): Promise<Scenario> {
    const units = cards.filter((card) => card !== "-");
    const set = await fates({ at: "deployment-1", lay: { hand: [...units, ...hand] } });
    for (const [at, card] of cards.entries()) if (card !== "-") set.do(`deploy ${card} > L${at + 1}`);
    return set.do("pass");
  }

  test("units are revealed from left to right, empty locations left out, and all of them", async () => {
    const set = await deployed(["-", "Magma Skimmer", "-", "Forge Sergeant"]);
    expect(set.offers()).toEqual(["reveal Magma Skimmer"]);
    expect(set.try("reveal Forge Sergeant")).toMatch(/needs your face-down unit whose turn it is/);
    expect(set.try("pass")).toMatch(/^Pass: first do this: /);
    set.do("reveal Magma Skimmer", "reveal Forge Sergeant");
    expect(set.offers()).toEqual(["pass"]);
    expect(["Magma Skimmer", "Forge Sergeant"].every((label) => set.table.isUp(set.id(label)))).toBe(true);
  });

  test.each([
    ["a standard unit has no effect (p. 5)", "Forge Sergeant", "Forge Sergeant is revealed: 5 CQ."],
    [
      "Upon Reveal: at once (p. 12)",
      "Brand Captain",
      "Brand Captain is revealed: 3 CQ; its Upon Reveal effect happens now.",
    ],
    [
      "Throughout the Battle: from now on (p. 12)",
      "Torch Bearer",
      "Torch Bearer is revealed: 2 CQ; its effect lasts throughout the battle.",
    ],
    [
      "At the End of Battle: later (p. 12)",
      "Slag Herald",
      "Slag Herald is revealed: 2 CQ; its effect waits for the end of battle.",
    ],
    [
      "Special Trigger: when its card says (p. 12)",
      "Ember Widow",
      "Ember Widow is revealed: 3 CQ; its Special Trigger is ready.",
    ],
    [
      "a CQ that nobody has stated is said to be unknown",
      "Awe-Inspiring Specimen",
      "Awe-Inspiring Specimen is revealed: its CQ is not known.",
    ],
  ])("the log says what follows a reveal: %s", async (_, card, said) => {
    const set = await deployed([card]);
    set.do(`reveal ${card}`);
    expect(set.table.log?.map(({ text }) => text)).toContain(said);
  });

  test("a unit that was plagued before its reveal is announced with -1 CQ, whatever is known of it (p. 15)", async () => {
    const set = await deployed(["Awe-Inspiring Specimen"]);
    mark(set, "Awe-Inspiring Specimen", "plagued");
    set.do("reveal Awe-Inspiring Specimen");
    expect(lastSaid(set)).toBe("Awe-Inspiring Specimen is revealed: -1 CQ.");
  });

  test("a unit that was muted before its reveal has lost its effect (p. 15)", async () => {
    const set = await deployed(["Brand Captain"]);
    mark(set, "Brand Captain", "muted");
    set.do("reveal Brand Captain");
    expect(lastSaid(set)).toBe("Brand Captain is revealed: 3 CQ; it is muted and does nothing.");
  });

  test("Lightspeed answers an enemy reveal alone, never one's own (p. 12)", async () => {
    const set = await deployed(["Forge Sergeant"], ["Muzzle Flash"]);
    set.do("reveal Forge Sergeant");
    expect(set.try("answer Muzzle Flash")).toMatch(/only in Lightspeed answer, and this is Skirmish 1: Action/);
    expect(set.offers()).toEqual(["enemy-reveals", "pass"]);
    set.do("enemy-reveals", "answer Muzzle Flash");
    expect(set.in("extra")).toEqual(["Muzzle Flash"]);
    expect(set.table.isUp(set.id("Muzzle Flash"))).toBe(true);
  });

  test("one Lightspeed unit for each enemy unit, or none; no other unit (p. 12)", async () => {
    const set = await deployed([], ["Muzzle Flash", "Spark Interceptor", "Forge Sergeant"]);
    set.do("enemy-reveals");
    expect(set.offers()).toEqual(["answer Muzzle Flash", "answer Spark Interceptor", "pass"]);
    set.do("answer Muzzle Flash");
    expect([set.phase, set.try("answer Spark Interceptor")]).toEqual([
      "action-1",
      expect.stringMatching(/only in Lightspeed answer/),
    ]);
    set.do("enemy-reveals", "pass");
    expect(set.in("hand")).toEqual(["Spark Interceptor", "Forge Sergeant"]);
  });

  test("an answer is not offered without a Lightspeed unit in hand, nor outside the action phases (p. 12)", async () => {
    const set = await deployed(["Forge Sergeant"], ["Brand Captain"]);
    expect(set.offers()).toEqual(["reveal Forge Sergeant"]);
    const before = await fates({ at: "deployment-1", lay: { hand: ["Muzzle Flash"] } });
    expect(before.try("enemy-reveals")).toMatch(/no Lightspeed unit in your hand|only in /);
  });

  test("Skirmish Two follows at once: no cards are drawn between (p. 9)", async () => {
    const set = await deployed(["Forge Sergeant"], ["Magma Skimmer"]);
    set.table.move(set.id("Pyre Breaker"), set.table.zone("draw"));
    set.do("reveal Forge Sergeant", "pass");
    expect([set.phase, set.get("skirmish"), set.in("hand")]).toEqual(["celestial-2", 2, ["Magma Skimmer"]]);
  });
});

describe("End of Battle (p. 10)", () => {
  test("the CQ of all face-up units of the Battle Zone goes to the conquest pool, and stays there", async () => {
    const lay = { L1: ["Pyre Breaker"], L7: ["Sunforged Titan"], extra: ["Muzzle Flash"], L2: ["Forge Sergeant"] };
    const set = await fates({ at: "tally", lay, counters: { conquest: 30 } });
    set.table.turnUp(set.id("Forge Sergeant", "L2"), false);
    expect(set.offers()).toEqual(["tally"]);
    set.do("tally");
    expect(set.get("conquest")).toBe(30 + 6 + 8 + 1);
    expect(set.table.log?.map(({ text }) => text)).toContain("Battle 1: 15 CQ, 45 in the conquest pool.");
  });

  test("a negative CQ is subtracted", async () => {
    const set = await fates({ at: "tally", lay: { L1: ["Living Detonator"], L2: ["Forge Sergeant"] } });
    // Muted, so that it does not destroy itself first.
    mark(set, "Living Detonator", "muted");
    expect(set.do("tally").get("conquest")).toBe(3);
  });

  test("all units go to the discard pile, Celestials stay, and the discard pile is not shuffled back", async () => {
    const lay = {
      celestials: ["Quasar Furnace"],
      L1: ["Forge Sergeant"],
      extra: ["Muzzle Flash"],
      discard: ["Magma Skimmer"],
    };
    const set = await fates({ at: "tally", lay });
    set.do("tally");
    expect(set.in("celestials")).toEqual(["Quasar Furnace"]);
    expect(set.in("discard").sort()).toEqual(["Forge Sergeant", "Magma Skimmer", "Muzzle Flash"]);
    expect([...set.in("draw"), ...set.in("L1"), ...set.in("extra"), ...set.in("hand")]).toEqual([]);
  });
});

describe("The Next Battle Begins (p. 10); Supply Drops and Hand Size (p. 11)", () => {
  test.each([
    ["seven cards are drawn, the hand is kept", 2, 14, 9, 7],
    ["a hand of three and seven more is ten: nothing is discarded", 3, 14, 10, 7],
    ["fewer than seven are drawn if the deck holds fewer", 2, 4, 6, 0],
    ["an empty deck draws nothing and loses nothing", 2, 0, 2, 0],
  ])("%s", async (_, held, deck, hand, left) => {
    const lay = { hand: many("Magma Skimmer", held), draw: many("Forge Sergeant", deck) };
    const set = await fates({ at: "tally", lay });
    set.do("tally");
    expect([set.get("battle"), set.phase, set.in("hand").length, set.in("draw").length]).toEqual([
      2,
      "celestial-1",
      hand,
      left,
    ]);
  });

  test.each([
    [7, "Supply drop: 7 cards."],
    [1, "Supply drop: 1 card."],
    [0, "Supply drop: the deck is empty, no card is drawn."],
  ])("the log says how many cards a supply drop brought: %i in the deck", async (deck, said) => {
    const set = await fates({ at: "tally", lay: { draw: many("Forge Sergeant", deck) } });
    set.do("tally");
    expect(lastSaid(set)).toBe(said);
  });

  test("a later supply drop is cited where the rulebook speaks of the next battle", async () => {
    const { dealer } = await fates();
    const drop = dealer.goldfish.phases.find(({ id }) => id === "supply-drop");
    expect([drop?.cite.part, drop?.cite.page]).toEqual(["The Next Battle Begins", 10]);
  });

  test("over ten cards: at once as many as are over ten are discarded, of the player's choice", async () => {
    const lay = { hand: many("Magma Skimmer", 5), draw: many("Forge Sergeant", 7) };
    const set = await fates({ at: "tally", lay });
    set.do("tally");
    expect([set.phase, set.dealer.phase(set.table).asks?.(set.table)]).toEqual([
      "hand-maximum",
      "Discard 2 more cards: ten is the most.",
    ]);
    expect(set.offers()).not.toContain("pass");
    set.do("discard Forge Sergeant");
    expect(set.dealer.phase(set.table).asks?.(set.table)).toBe("Discard 1 more card: ten is the most.");
    set.do("discard Magma Skimmer");
    expect([set.phase, set.in("hand").length]).toEqual(["celestial-1", 10]);
    expect(set.in("discard").sort()).toEqual(["Forge Sergeant", "Magma Skimmer"]);
    expect(lastSaid(set)).toBe("Magma Skimmer is discarded. This triggers nothing.");
  });

  test("the maximum holds at any time: also when a card's text draws", async () => {
    const lay = { hand: many("Magma Skimmer", 8), draw: many("Forge Sergeant", 8), L1: ["Pyre Breaker"] };
    const set = await fates({ at: "action-1", lay });
    for (let drawn = 0; drawn < 2; drawn++)
      free(set, { free: "move", card: set.id("Forge Sergeant", "draw"), to: "hand" });
    expect(set.phase).toBe("action-1");
    free(set, { free: "move", card: set.id("Forge Sergeant", "draw"), to: "hand" });
    expect(set.phase).toBe("hand-maximum");
    expect(set.do("discard Magma Skimmer").phase).toBe("action-1");
  });
});

describe("After Three Battles (p. 10)", () => {
  test("after the third battle the game is over: the conquest pool is the score", async () => {
    const set = await fates({ lay: { draw: many("Forge Sergeant", 8), L1: ["Pyre Breaker"] } });
    endBattle(endBattle(set));
    expect(set.get("battle")).toBe(3);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(false);
    endBattle(set);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.offers()).toEqual([]);
    expect(set.try("pass")).toBe("The game is over.");
    expect(lastSaid(set)).toBe("All three battles are over. You have 6 CQ in your Conquest Pool.");
    expect([set.phase, set.table.turn]).toEqual(["after-battles", 3]);
  });

  test("who has uploaded cards deals with them then, before the game is over (p. 15)", async () => {
    const set = await fates({ at: "tally", lay: { upload: ["Forge Sergeant"] }, counters: { battle: 3 } });
    set.do("tally");
    expect(set.phase).toBe("after-battles");
    expect(set.offers()).toEqual(["score"]);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(false);
    expect(free(set, { free: "move", card: set.id("Forge Sergeant"), to: "discard" })).toBeUndefined();
    expect(free(set, { free: "counter", to: "conquest", by: 5 })).toBeUndefined();
    set.do("score");
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.get("conquest")).toBe(5);
    expect([set.phase, set.table.turn]).toEqual(["after-battles", 1]);
  });

  test("after the first battle nothing uploaded can be dealt with yet", async () => {
    const set = await fates({ at: "tally", lay: { upload: ["Forge Sergeant"] } });
    expect(set.do("tally").phase).toBe("celestial-1");
  });
});
