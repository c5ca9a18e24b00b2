// What either side may do about what the other one does: paying for what a text asks, instants in answer to an attack.
import { describe, expect, test } from "vitest";
import { many } from "../../table/by-hand.ts";
import type { Scenario } from "../../table/scenario.ts";
import { twins } from "./text-scenes.ts";

const RIFLES = "Border Rifles";
const NO_ENERGY = { energy: 0, "enemy-energy": 0 };

/** Passes to the attack of the opponent's warriors, and on until it is the player's choice again. */
function toTheirAttack(set: Scenario): Scenario {
  while (set.phase !== "block") set.do("pass");
  return set;
}

const said = (set: Scenario) => (set.table.log ?? []).map(({ text }) => text);

describe("Energy stack: whoever is to pay for what an opponent's text asks may pay with cards of the hand", () => {
  const DENIED = {
    mine: { ao: [RIFLES], hand: many(RIFLES, 2) },
    theirs: { "enemy-hand": ["Denied Entry"] },
    counters: { energy: 0, "enemy-energy": 2, dummyLife: 2 },
  };
  const TOLL = {
    mine: { ao: [RIFLES], hand: many("Oathblade", 1) },
    theirs: { "enemy-ao": ["Toll Citadel"] },
    counters: NO_ENERGY,
  };

  test("the attack goes on if you pay for it", async () => {
    const set = (await twins(DENIED)).do(`attack ${RIFLES}`);
    expect([set.phase, set.offers()]).toEqual(["pay", [`energy ${RIFLES}`, `energy ${RIFLES}`, "pass"]]);
    set.do(`energy ${RIFLES}`);
    expect(set.get("dummyLife")).toBe(2);
    set.do(`energy ${RIFLES}`);
    expect([set.get("dummyLife"), set.in("energy").length, set.get("energy")]).toEqual([0, 2, 0]);
  });

  test("and has no effect if you do not, or have too little to pay with", async () => {
    const set = (await twins(DENIED)).do(`attack ${RIFLES}`, "pass");
    expect([set.phase, set.get("dummyLife"), set.in("hand").length]).toEqual(["play", 2, 2]);
    const poor = await twins({ ...DENIED, mine: { ao: [RIFLES], hand: [RIFLES] } });
    expect([poor.do(`attack ${RIFLES}`).phase, poor.get("dummyLife")]).toEqual(["play", 2]);
  });

  test("what is in the Energy Pool or in the Cache pays too", async () => {
    const pool = await twins({ ...DENIED, counters: { ...DENIED.counters, energy: 2 } });
    expect([pool.do(`attack ${RIFLES}`).get("dummyLife"), pool.get("energy")]).toEqual([0, 0]);
    const cache = await twins({ ...DENIED, mine: { ao: [RIFLES], cache: many(RIFLES, 2) } });
    expect(cache.do(`attack ${RIFLES}`, "use-cache").get("dummyLife")).toBe(0);
  });

  test.each([
    ["pays for an attack that is worth it", "Lancer Column", 26, "2 energy"],
    ["does not pay for any other", RIFLES, 30, "Nothing"],
  ])("the opponent %s", async (_, attacker, life, paid) => {
    const set = await twins({
      mine: { hand: ["Denied Entry", ...many(RIFLES, 2)] },
      theirs: { "enemy-ao": [attacker], "enemy-hand": many(RIFLES, 2) },
      counters: { ...NO_ENERGY, life: 30 },
    });
    toTheirAttack(set).do("play Denied Entry", `energy ${RIFLES}`, `energy ${RIFLES}`);
    while (set.phase === "block") set.do("pass");
    expect([set.get("life"), said(set)]).toEqual([
      life,
      expect.arrayContaining([`The opponent: ${paid} is paid for Denied Entry.`]),
    ]);
  });

  test("a warrior takes no damage if its player pays the toll", async () => {
    const set = (await twins(TOLL)).do(`attack ${RIFLES}`);
    expect([set.phase, set.offers()]).toEqual(["pay", ["energy Oathblade", "pass"]]);
    set.do("energy Oathblade");
    expect([set.in("ao"), set.get("dummyLife"), set.in("energy")]).toEqual([[RIFLES], 28, ["Oathblade"]]);
  });

  test("and takes it if not", async () => {
    const set = (await twins(TOLL)).do(`attack ${RIFLES}`, "pass");
    expect([set.in("ao"), set.get("dummyLife"), set.in("hand")]).toEqual([[], 30, ["Oathblade"]]);
  });

  test("the opponent pays a toll to keep its warrior", async () => {
    const theirs = { "enemy-ao": [RIFLES], "enemy-hand": many("Oathblade", 3) };
    const set = await twins({ mine: { ao: ["Toll Citadel"] }, theirs, counters: NO_ENERGY });
    while (set.table.turn < 3) set.do(set.offers().includes("pass") ? "pass" : (set.offers()[0] ?? ""));
    expect(said(set)).toContain("The opponent: 1 energy is paid for Toll Citadel.");
    expect(set.in("enemy-ao")).toEqual([RIFLES]);
  });
});
