// What either side may do about what the other one does: paying for what a text asks, instants in answer to an attack.
import { describe, expect, test } from "vitest";
import { free, many } from "../../table/by-hand.ts";
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

describe("The stack: an Action or Instant is answered before it does what it says", () => {
  const APPROACH = { "enemy-ao": [RIFLES], "enemy-hand": ["Counterpoint"] };
  const PAID = { "enemy-energy": 3 };

  test("the opponent's Counterpoint leaves an Action without effect", async () => {
    const set = await twins({ mine: { hand: ["Scorched Approach"] }, theirs: APPROACH, counters: PAID });
    set.do("play Scorched Approach");
    expect([set.phase, set.in("enemy-ao"), set.in("discard"), set.in("enemy-discard")]).toEqual([
      "play",
      [RIFLES],
      ["Scorched Approach"],
      ["Counterpoint"],
    ]);
    expect(said(set)).toContain("Scorched Approach has no effect.");
  });

  test("a Counterpoint of yours leaves that one without effect", async () => {
    const hand = ["Scorched Approach", "Counterpoint"];
    const set = await twins({ mine: { hand }, theirs: APPROACH, counters: PAID });
    set.do("play Scorched Approach");
    expect([set.phase, set.offers()]).toEqual(["answer", ["answer Counterpoint", "pass"]]);
    set.do("answer Counterpoint");
    expect([set.phase, set.in("enemy-ao"), set.in("hand")]).toEqual(["play", [], []]);
  });

  const DENIED = {
    mine: { ao: [RIFLES], hand: ["Counterpoint"] },
    theirs: { "enemy-hand": ["Denied Entry"] },
    counters: { "enemy-energy": 2, dummyLife: 2, energy: 4 },
  };

  test("an Instant of the opponent is answered too, or let be", async () => {
    const set = (await twins(DENIED)).do(`attack ${RIFLES}`);
    expect(set.phase).toBe("answer");
    set.do("answer Counterpoint");
    expect([set.get("dummyLife"), set.in("enemy-discard")]).toEqual([0, ["Denied Entry"]]);
    const spared = (await twins({ ...DENIED, counters: { ...DENIED.counters, energy: 5 } })).do(
      `attack ${RIFLES}`,
      "pass",
    );
    expect([spared.get("dummyLife"), spared.get("energy")]).toEqual([0, 3]);
  });

  test("who cannot pay for it is not asked, and without anything to answer it comes to nothing", async () => {
    const poor = await twins({ ...DENIED, counters: { ...DENIED.counters, energy: 1 } });
    expect(poor.do(`attack ${RIFLES}`).phase).toBe("pay");
    const idle = await twins(DENIED);
    const move = { do: "play", card: idle.id("Counterpoint") };
    expect(idle.dealer.wastes(idle.table, move)).toBe("no target for its text: nothing will happen");
  });
});

describe("Instants: after blocks are declared whoever attacks may play them too", () => {
  const CLOSE = {
    mine: { ao: ["Gate Templar"], hand: ["Close Ranks"] },
    theirs: { "enemy-ao": ["Jetpack Scrapper"] },
    counters: { dummyLife: 9, energy: 1 },
  };

  test("a warrior that is blocked is saved before the damage", async () => {
    const set = (await twins(CLOSE)).do("attack Gate Templar");
    expect([set.phase, set.offers(), set.in("enemy-ao")]).toEqual([
      "instants",
      ["play Close Ranks", "pass"],
      ["Jetpack Scrapper"],
    ]);
    expect(set.do("play Close Ranks").phase).toBe("play");
    expect([set.in("ao"), set.in("enemy-ao"), set.get("dummyLife")]).toEqual([["Gate Templar"], [], 9]);
    expect((await twins(CLOSE)).do("attack Gate Templar", "pass").in("ao")).toEqual([]);
  });

  test("nothing stops where none can be paid for, or none would do anything", async () => {
    const poor = await twins({ ...CLOSE, counters: { dummyLife: 9, energy: 0 } });
    expect(poor.do("attack Gate Templar").phase).toBe("play");
    const idle = await twins({ ...CLOSE, mine: { ao: ["Gate Templar"], hand: ["Counterpoint"] }, counters: {} });
    expect(idle.do("attack Gate Templar").phase).toBe("play");
  });

  test("the opponent saves its warrior, and then you may play an instant, but block no more", async () => {
    const set = await twins({
      mine: { ao: [RIFLES, "Jetpack Scrapper"], hand: ["Moment of Silence", "Oathblade"] },
      theirs: { "enemy-ao": ["Gate Templar"], "enemy-hand": ["Close Ranks", "Oathblade"] },
      counters: { ...NO_ENERGY, life: 30 },
    });
    toTheirAttack(set).do("block Jetpack Scrapper", "pass");
    expect(said(set)).toContain("The opponent: Close Ranks is played for 1 energy.");
    expect([set.phase, set.offers()]).toEqual(["instants", ["play Moment of Silence", "pass"]]);
    set.do("play Moment of Silence", "energy Oathblade", "choose Gate Templar");
    expect(set.in("ao")).toContain("Jetpack Scrapper");
  });
});

test("Attack actions: what no blocker takes goes nowhere once the fortification that it was meant for has left", async () => {
  const set = await twins({
    mine: { ao: ["Gate Templar"], hand: ["Close Ranks"] },
    theirs: { "enemy-ao": ["Ring Fortress"] },
    counters: { dummyLife: 30, energy: 1 },
  });
  const card = set.table.in(set.table.zone("enemy-ao"))[0] ?? -1;
  set.dealer.play(set.table, { do: "attack", card: set.id("Gate Templar"), to: `#${card}` });
  free(set, { free: "move", card, to: "enemy-discard" });
  expect([set.do("pass").phase, set.get("dummyLife")]).toEqual(["play", 30]);
});

describe("What is shown or looked at", () => {
  const known = (set: Scenario, zone: string) => set.table.in(set.table.zone(zone)).map((id) => set.table.known(id));

  test("a hand is shown by name when the text is carried out, and not before", async () => {
    const set = await twins({ mine: { hand: ["Redacted Verse"] }, theirs: { "enemy-hand": [RIFLES, "Oathblade"] } });
    set.dealer.wastes(set.table, { do: "play", card: set.id("Redacted Verse", "hand") });
    expect(known(set, "enemy-hand")).toEqual(["A face-down card", "A face-down card"]);
    set.do("play Redacted Verse");
    expect(known(set, "enemy-hand")).toEqual([RIFLES, "Oathblade"]);
    expect(said(set).slice(-2)).toEqual([`${RIFLES} is shown.`, "Oathblade is shown."]);
    const card = set.table.in(set.table.zone("enemy-hand"))[1] ?? -1;
    set.dealer.play(set.table, { do: "choose", card });
    expect([set.in("enemy-hand"), set.in("enemy-draw")]).toEqual([[RIFLES], ["Oathblade"]]);
    expect(said(set).at(-1)).toBe("Oathblade goes to the bottom of their deck.");
  });

  test("and so is an Orbit, if there is anything in it", async () => {
    const set = await twins({ mine: { hand: ["Hostile Takeover"] }, theirs: { "enemy-orbit": ["Oathblade"] } });
    set.do("play Hostile Takeover");
    // An offer is weighed before there is a card that it is about.
    expect(set.dealer.advise(set.table)?.move).toEqual({ do: "carry-out" });
    set.do("carry-out");
    expect([set.in("enemy-orbit"), known(set, "enemy-hand"), set.phase]).toEqual([[], ["Oathblade"], "play"]);
    expect(said(set).at(-1)).toBe("Oathblade returns to their hand.");
    const none = (await twins({ mine: { hand: ["Hostile Takeover"] } })).do("play Hostile Takeover");
    expect(none.phase).toBe("play");
  });

  test("the top card of either deck, as one chooses", async () => {
    const set = await twins({
      mine: { ao: ["Listening Post"], draw: ["Shed Shell"] },
      theirs: { "enemy-draw": [RIFLES, "Oathblade"] },
    });
    set.do("use Listening Post");
    const named = set.dealer.moves(set.table).map(({ card = -1 }) => set.table.known(card));
    expect(named).toEqual(["Listening Post", "A face-down card"]);
    set.dealer.play(set.table, { do: "choose", card: set.table.in(set.table.zone("enemy-draw"))[0] ?? -1 });
    expect(known(set, "enemy-draw")).toEqual(["Oathblade", "A face-down card"]);
    expect([said(set).at(-1), set.table.isSeen(set.id("Shed Shell"))]).toEqual([
      "On top of the deck: Oathblade.",
      false,
    ]);
  });
});
