// Texts that play themselves: attacks, blocks, and abilities that the player uses.
import { describe, expect, test } from "vitest";
import { advised, many } from "../../table/by-hand.ts";
import type { Scenario } from "../../table/scenario.ts";
import { attackedFor, nextTurn } from "./scenes.ts";
import { plays, type Setting, scene } from "./text-scenes.ts";

const RIFLES = "Border Rifles";

describe("Attack actions: riders", () => {
  plays([
    [
      "more attack for each Union warrior that is not exerted, up to two",
      { lay: { hand: ["Volley Order"], ao: [...many(RIFLES, 3), "Skitterling"] } },
      ["play Volley Order"],
      { dummyLife: 30 - 3 - 2 },
    ],
    [
      "an exerted one does not count",
      { lay: { hand: ["Volley Order"], ao: [RIFLES, "Skitterling"] } },
      [`attack ${RIFLES}`, "play Volley Order"],
      { dummyLife: 30 - 2 - 3 },
    ],
    [
      "the Attack Actions of the discard pile count, this one does not",
      { lay: { hand: ["Reverberation"], discard: ["Volley Order", "Warning Shot", RIFLES] } },
      ["play Reverberation"],
      { dummyLife: 30 - 2 - 2 },
    ],
    [
      "warriors with little attack cannot block it",
      { lay: { hand: ["Piercing Hymn"] }, enemy: ["Gas Drifter"] },
      ["play Piercing Hymn"],
      { dummyLife: 27 },
    ],
    [
      "others can",
      { lay: { hand: ["Piercing Hymn"] }, enemy: ["Bonded Escort"] },
      ["play Piercing Hymn"],
      { dummyLife: 30 },
    ],
    [
      "with three Knights, warriors of little health cannot block",
      {
        lay: { hand: ["Thundering Charge"], ao: many("Gate Templar", 3) },
        enemy: ["Hired Blaster"],
        counters: { dummyLife: 12 },
      },
      ["play Thundering Charge"],
      { dummyLife: 8 },
    ],
    [
      "with two they can",
      {
        lay: { hand: ["Thundering Charge"], ao: many("Gate Templar", 2) },
        enemy: ["Hired Blaster"],
        counters: { dummyLife: 8 },
      },
      ["play Thundering Charge"],
      { dummyLife: 6, "enemy-ao": [] },
    ],
    [
      "an additional cost is paid before the attack, which no land warrior blocks",
      { lay: { hand: ["Acid Bath"], ao: [RIFLES, "Keening Larva"] }, enemy: ["Nest Reaver"] },
      ["play Acid Bath", "sacrifice Keening Larva"],
      { ao: [RIFLES], dummyLife: 30 - 1 - 3 },
    ],
    [
      "which needs a warrior",
      { lay: { hand: ["Acid Bath"] } },
      [],
      { offers: expect.not.arrayContaining(["play Acid Bath"]) },
    ],
    [
      "a blocked attack costs life all the same",
      { lay: { hand: ["Plague Chorale"] }, enemy: ["Wandering Colossus"], counters: { dummyLife: 10 } },
      ["play Plague Chorale"],
      { dummyLife: 8 },
    ],
    [
      "an attack that is not blocked does not",
      { lay: { hand: ["Plague Chorale"] } },
      ["play Plague Chorale"],
      { dummyLife: 25 },
    ],
    [
      "a warrior rallies before blocks are declared",
      { lay: { hand: ["Combined Assault"], ao: [RIFLES] } },
      [`attack ${RIFLES}`, "play Combined Assault", `choose ${RIFLES}`],
      { dummyLife: 30 - 2 - 4, [`exerted ${RIFLES}`]: false },
    ],
    [
      "only air and space warriors block it",
      { lay: { ao: ["Breaker Ray"] }, enemy: ["Wandering Colossus"] },
      ["attack Breaker Ray"],
      { dummyLife: 25 },
    ],
    [
      "the attack of an augmented warrior is not blocked by the weak",
      { lay: { ao: [RIFLES] }, on: { [RIFLES]: "Targeting Visor" }, enemy: ["Gas Drifter"] },
      [`attack ${RIFLES}`],
      { dummyLife: 26 },
    ],
    [
      "an augment makes its warrior one of the air, which space warriors block",
      { lay: { ao: [RIFLES] }, on: { [RIFLES]: "Halo of Static" }, enemy: ["Bonded Escort"] },
      [`attack ${RIFLES}`],
      { dummyLife: 30 },
    ],
    [
      "a warrior that deals no damage is no danger to the attacker",
      { lay: { ao: ["Kestrel Pilot"], hand: ["Moment of Silence"] }, enemy: ["Nest Reaver"] },
      ["play Moment of Silence", "choose Nest Reaver", "attack Kestrel Pilot"],
      { dummyLife: 27, ao: ["Kestrel Pilot"], "enemy-ao": ["Nest Reaver"] },
    ],
  ]);
});

/** The opponent's turn, with an attack of this much. */
async function attacked(setting: Setting, attack: number): Promise<Scenario> {
  return attackedFor(await scene({ enemy: [], ...setting }), attack);
}

test("the autopilot gives the warrior of the least attack as a cost, and pays with items first", async () => {
  const bath = await scene({ lay: { hand: ["Acid Bath"], ao: ["Gas Drifter", RIFLES] } });
  expect(advised(bath.do("play Acid Bath"))).toEqual([
    "sacrifice Gas Drifter",
    "The warrior of the least attack is given as the cost.",
  ]);
  const lay = { ao: ["Coin Engine"], hand: ["Lockdown Walker", ...many(RIFLES, 4)] };
  const engine = await scene({ lay, counters: { energy: 0 } });
  expect(advised(engine.do("play Lockdown Walker"))).toEqual([
    "mint Coin Engine",
    "Exerting this item pays without a card.",
  ]);
});

describe("Blocking and the opponent's turn", () => {
  test.each<readonly [string, Setting, number, readonly string[], Readonly<Record<string, unknown>>]>([
    ["an attack of 1 does nothing to who is behind a door", { lay: { ao: ["Blast Door"] } }, 1, [], { life: 30 }],
    ["an attack of 2 does", { lay: { ao: ["Blast Door"] } }, 2, [], { life: 28 }],
    ["a wall must be attacked", { lay: { ao: ["Prefab Bulwark"] } }, 3, [], { life: 30, "damage Prefab Bulwark": 3 }],
    [
      "damage to a warrior is reduced by 1",
      { lay: { ao: ["Paragon of the Sixth Gate"] } },
      4,
      ["block Paragon of the Sixth Gate"],
      { life: 30, ao: ["Paragon of the Sixth Gate"] },
    ],
    [
      "an instant in the opponent's turn prevents damage",
      { lay: { hand: ["Foreseen Strike", RIFLES, RIFLES] } },
      4,
      ["play Foreseen Strike", `energy ${RIFLES}`, `energy ${RIFLES}`],
      { life: 30, energy: 0, draw: [RIFLES, RIFLES] },
    ],
    [
      "or gives the blocker health",
      { lay: { hand: ["Close Ranks", RIFLES], ao: ["Kestrel Pilot"] } },
      4,
      ["block Kestrel Pilot", "play Close Ranks", `energy ${RIFLES}`],
      { life: 30, ao: ["Kestrel Pilot"], "healthNow Kestrel Pilot": 0 },
    ],
    [
      "or leaves the attack without effect",
      { lay: { hand: ["Denied Entry", RIFLES, RIFLES] } },
      4,
      ["play Denied Entry", `energy ${RIFLES}`, `energy ${RIFLES}`],
      { life: 30 },
    ],
    [
      "an instant costs less while a warrior blocks",
      { lay: { hand: ["Close Ranks"], ao: ["Choir Sentinel"] } },
      4,
      ["block Choir Sentinel", "play Close Ranks"],
      { life: 30, ao: ["Choir Sentinel"] },
    ],
    [
      "an exerted warrior may block if it says so",
      { lay: { ao: ["Shield Conscript", RIFLES] } },
      4,
      ["block Shield Conscript", "pass"],
      { life: 30, ao: [RIFLES] },
    ],
  ])("%s", async (_, setting, attack, lines, after) => {
    const set = await attacked(setting, attack);
    if (set.phase === "block") set.do(...lines);
    while (set.phase === "block") set.do("pass");
    const seenNow = (what: string) =>
      what.includes(" ")
        ? set.token(what.split(" ").slice(1).join(" "), what.split(" ")[0] ?? "")
        : what === "ao" || what === "draw"
          ? set.in(what)
          : set.get(what);
    for (const [what, value] of Object.entries(after)) expect([what, seenNow(what)]).toEqual([what, value]);
  });
});

test.each([
  ["prevents damage", "Foreseen Strike"],
  ["leaves the attack without effect", "Denied Entry"],
])("the autopilot keeps its last life with an instant that %s", async (_, instant) => {
  const lay = { hand: [instant, RIFLES, RIFLES, "Close Ranks"] };
  const set = await attacked({ lay, counters: { life: 3 } }, 4);
  expect(advised(set)).toEqual([`play ${instant}`, "Play this instant, because the attack would take the last life."]);
  set.do(`play ${instant}`, `energy ${RIFLES}`, `energy ${RIFLES}`);
  while (set.phase === "block") set.do(advised(set)[0]);
  expect([set.get("life"), set.in("hand")]).toEqual([3, ["Close Ranks"]]);
});

describe("Abilities of permanents", () => {
  plays([
    [
      "a hero in the Hero Zone uses its backline side",
      { lay: { heroes: ["Marshal Ilse Thorne"], ao: [RIFLES] } },
      [`attack ${RIFLES}`, "use Marshal Ilse Thorne"],
      { "exerted Marshal Ilse Thorne": true, [`exerted ${RIFLES}`]: false, energy: 19 },
    ],
    [
      "in the AO it does not",
      { lay: { ao: ["Marshal Ilse Thorne", RIFLES] } },
      [],
      { offers: expect.not.arrayContaining(["use Marshal Ilse Thorne"]) },
    ],
    [
      "a warrior is destroyed as a cost, and that is a moment for others",
      { lay: { heroes: ["Mother Ketteral"], ao: ["Keening Larva", RIFLES], draw: ["Oathblade"] } },
      ["use Mother Ketteral", "choose Keening Larva"],
      { dummyLife: 29, hand: ["Oathblade"], ao: [RIFLES] },
    ],
    [
      "a card is discarded as a cost",
      { lay: { heroes: ["Auditor Mirexi"], hand: [RIFLES], draw: ["Oathblade"] } },
      ["use Auditor Mirexi"],
      { hand: ["Oathblade"], discard: [RIFLES] },
    ],
    [
      "without a card it is not offered",
      { lay: { heroes: ["Auditor Mirexi"] } },
      [],
      { offers: expect.not.arrayContaining(["use Auditor Mirexi"]) },
    ],
    [
      "the top card of the deck goes into an empty Orbit slot",
      { lay: { heroes: ["Sable Quillon"], draw: [RIFLES] } },
      ["use Sable Quillon"],
      { orbit: [RIFLES] },
    ],
    [
      "but not if all are taken",
      { lay: { heroes: ["Sable Quillon"], draw: [RIFLES], orbit: ["Oathblade"] }, counters: { techLevel: 1 } },
      ["use Sable Quillon"],
      { orbit: ["Oathblade"], draw: [RIFLES] },
    ],
    [
      "the top card is seen, and may go to the bottom",
      { lay: { heroes: ["Oracle Nemiah"], draw: [RIFLES, "Oathblade"] } },
      ["use Oracle Nemiah", "carry-out"],
      { draw: ["Oathblade", RIFLES] },
    ],
    [
      "an Action goes from the discard pile on top of the deck",
      { lay: { heroes: ["The Hollow Voice"], discard: ["Encore", RIFLES], draw: ["Oathblade"] } },
      ["use The Hollow Voice"],
      { draw: ["Encore", "Oathblade"] },
    ],
    [
      "of two cards one goes into orbit and the other to the bottom",
      { lay: { heroes: ["Castellan Dray"], draw: [RIFLES, "Oathblade", "Encore"] } },
      ["use Castellan Dray", "choose Oathblade"],
      { orbit: ["Oathblade"], draw: ["Encore", RIFLES] },
    ],
    [
      "a card in orbit and one of the hand change places",
      { lay: { heroes: ["Archivist Penumbra"], orbit: [RIFLES], hand: ["Oathblade", "Encore"] } },
      ["use Archivist Penumbra", `choose ${RIFLES}`, "choose Encore"],
      { orbit: ["Encore"], hand: ["Oathblade", RIFLES] },
    ],
    [
      "a fortification deals damage",
      { lay: { ao: ["Flak Terrace"] }, enemy: ["Hired Blaster", "Gas Drifter"] },
      ["use Flak Terrace", "choose Gas Drifter"],
      { "damage Gas Drifter": 2 },
    ],
    [
      "damage counters come off",
      { lay: { ao: ["Rivet Crew", "Flak Terrace", "Field Medkit"] }, counters: { energy: 3 } },
      ["use Rivet Crew"],
      { "damage Flak Terrace": 0, "exerted Rivet Crew": true },
    ],
    [
      "two cards of the deck go into the cache for a warrior",
      { lay: { ao: ["Ambergris Cell", RIFLES], draw: ["Oathblade", "Encore", "Shed Shell"] } },
      ["use Ambergris Cell"],
      { cache: ["Oathblade", "Encore"], ao: ["Ambergris Cell"] },
    ],
  ]);

  test("an exerted card is not used again before it rallies", async () => {
    const set = await scene({ lay: { heroes: ["Sergeant Vex Amari"], ao: [RIFLES] } });
    set.do("use Sergeant Vex Amari");
    expect(set.offers()).not.toContain("use Sergeant Vex Amari");
    expect(nextTurn(set).offers()).toContain("use Sergeant Vex Amari");
  });
});
