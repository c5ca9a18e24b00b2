// Texts of reactions that play themselves, and what helps against an enemy that fires.
import { describe, expect, test } from "vitest";
import {
  advice,
  type battle,
  duel,
  free,
  give,
  nextTurn,
  offered,
  outcome,
  said,
  seen,
  stats,
  underFire,
} from "./battle.ts";

type Lay = Parameters<typeof battle>[1];
type Species = Parameters<typeof battle>[0];

const PICKET = { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"], "enemy-flagship": ["Verdigris Law"] };
const DART = {
  front: ["Thermal Dart"],
  middle: ["Gale Talon"],
  flagship: ["High Roost"],
  "enemy-flagship": ["Verdigris Law"],
};
const SENTENCE = { front: ["Ochre Sentence"], flagship: ["Verdigris Law"], "enemy-flagship": ["Pride Herald"] };
const HUNTED = { front: ["Menial's Oath"], flagship: ["Pride Herald"], "enemy-flagship": ["Verdigris Law"] };

/** An enemy flagship fires for 3 damage. */
const FIRED_AT: readonly (readonly [
  string,
  Species,
  Lay,
  readonly string[],
  readonly string[],
  Readonly<Record<string, unknown>>,
])[] = [
  [
    "3 less",
    "terran",
    PICKET,
    ["Point Defence Grid"],
    ["react Point Defence Grid", "pass"],
    { "Ceres Picket": [2, 2, 1] },
  ],
  [
    "half, rounded up",
    "hssuk",
    SENTENCE,
    ["Scaled Bulwark"],
    ["react Scaled Bulwark", "pass"],
    { "Ochre Sentence": [0, 5, 2] },
  ],
  [
    "3 less and 1 for the attacking ship",
    "hssuk",
    SENTENCE,
    ["Mirrored Plumage"],
    ["react Mirrored Plumage", "pass"],
    { "Ochre Sentence": [2, 5, 1], "Pride Herald": [1, 6, 0] },
  ],
  ["none of 3 or less", "churrap", DART, ["Barrel Turn"], ["react Barrel Turn", "pass"], { "Thermal Dart": [1, 2, 1] }],
  [
    "1 less instead",
    "churrap",
    DART,
    ["Turning Feint"],
    ["react Turning Feint", "pass"],
    { "Thermal Dart": [0, 1, 2] },
  ],
  [
    "another ship, which changes places",
    "churrap",
    DART,
    ["Scatter the Flight"],
    ["react Scatter the Flight", "pass"],
    { front: ["Gale Talon"], middle: ["Thermal Dart"], "Gale Talon": [0, 2, 3], "Thermal Dart": [1, 2, 2] },
  ],
  [
    "the attacking ship, if that is chosen",
    "terran",
    PICKET,
    ["Interceptor Wing"],
    ["react Interceptor Wing", "choose Verdigris Law", "pass"],
    { "Ceres Picket": [0, 1, 0], "Verdigris Law": [0, 6, 0] },
  ],
  [
    "3 less, if the own ship is chosen",
    "terran",
    PICKET,
    ["Interceptor Wing"],
    ["react Interceptor Wing", "choose Ceres Picket", "pass"],
    { "Ceres Picket": [2, 2, 0], "Verdigris Law": [3, 6, 0] },
  ],
  [
    "2 less, with a shield",
    "mrooshen",
    HUNTED,
    ["Low Crouch"],
    ["react Low Crouch", "pass"],
    { "Menial's Oath": [1, 5, 2] },
  ],
  [
    "only what the hull takes",
    "mrooshen",
    HUNTED,
    ["Thick Mane"],
    ["react Thick Mane", "pass"],
    { "Menial's Oath": [0, 5, 3] },
  ],
];

describe("fired at", () => {
  test.each(FIRED_AT)("%s (%s)", async (_, species, lay, hand, moves, after) => {
    const set = await underFire(species, lay, hand);
    set.do(...moves);
    expect(outcome(set, after)).toEqual(after);
  });

  test("a card is drawn with what is taken off", async () => {
    const set = (await underFire("hssuk", SENTENCE, ["Patience of Ages"])).do("react Patience of Ages");
    expect([set.token("Ochre Sentence", "incoming"), set.in("hand").length]).toEqual([2, 1]);
  });

  test("the flagship is sheltered until the next turn, and no longer", async () => {
    const lay = { flagship: ["Verdigris Law"], "enemy-flagship": ["Pride Herald"], hand: ["Emperor's Decree"] };
    const set = (await duel("hssuk", lay)).do("use Emperor's Decree", "regroup");
    expect(set.token("Verdigris Law", "shelter")).toBe(2);
    while (set.phase !== "answer") set.do("pass");
    expect(set.token("Verdigris Law", "incoming")).toBe(1);
    expect(nextTurn(set).token("Verdigris Law", "shelter")).toBe(0);
  });

  test("Interference: a ship beside the attacked one takes 1 off for 1 energy, once a turn (p.9, p.10)", async () => {
    const lay = { ...SENTENCE, middle: ["Umber Shieldbearer"] };
    const set = await underFire("hssuk", lay, []);
    const target = set.token("Ochre Sentence", "incoming") > 0 ? "Ochre Sentence" : "Umber Shieldbearer";
    expect(target).toBe("Ochre Sentence");
    expect(offered(set, "interfere")).toEqual(["interfere Umber Shieldbearer"]);
    set.do("interfere Umber Shieldbearer");
    expect([seen(set, "Umber Shieldbearer"), set.token(target, "incoming"), offered(set, "interfere")]).toEqual([
      [2, 3, 2],
      2,
      [],
    ]);
  });

  test("the log names the text that is carried out", async () => {
    const set = (await underFire("terran", PICKET, ["Point Defence Grid"])).do("react Point Defence Grid");
    expect(said(set).slice(-3)).toEqual([
      "Ceres Picket reacts with Point Defence Grid for 1 energy.",
      "Point Defence Grid: Reduce the damage of one attack on this ship by 3.",
      "0 damage is left of the attack on Ceres Picket.",
    ]);
  });
});

describe("the autopilot, fired at", () => {
  test.each([
    [
      "the reaction that is worth most",
      "terran",
      PICKET,
      ["Point Defence Grid", "Snap Shot"],
      "react Point Defence Grid",
    ],
    ["the attacking ship where that is worth more", "terran", PICKET, ["Snap Shot"], "react Snap Shot"],
    ["what takes a point off for nothing", "churrap", DART, ["Turning Feint"], "react Turning Feint"],
    ["no reaction of no use", "hssuk", SENTENCE, ["Feathered Lance"], "pass"],
  ] as const)("plays %s", async (_, species, lay, hand, line) => {
    expect(advice(await underFire(species, lay, hand))).toMatch(new RegExp(`^${line}: `));
  });

  test("chooses what an attack/reaction card does by what it is worth", async () => {
    const set = (await underFire("terran", PICKET, ["Interceptor Wing"])).do("react Interceptor Wing");
    expect(advice(set)).toMatch(/^choose (Verdigris Law|Ceres Picket): Choose what the text is worth most with/);
    const doomed = give(await underFire("terran", PICKET, ["Interceptor Wing"]), "Ceres Picket", "hull", 1);
    expect(advice(doomed.do("react Interceptor Wing"))).toMatch(/^choose Ceres Picket/);
  });

  test("interferes where that keeps a ship from being destroyed, and only there", async () => {
    const lay = { ...SENTENCE, middle: ["Umber Shieldbearer"] };
    const set = await underFire("hssuk", lay, []);
    give(set, "Ochre Sentence", "energy", 0);
    expect(advice(set)).toMatch(/^pass/);
    give(give(set, "Ochre Sentence", "shield", 0), "Ochre Sentence", "hull", 3);
    expect(advice(set)).toMatch(/^interfere Umber Shieldbearer: Interference keeps/);
  });
});

const HALF = { "Low Crouch": "Cut the damage of one attack on this ship in half, rounded up." };
const LESS = { "Low Crouch": "Reduce the damage of one attack on this ship by 3." };

// Molten Writ deals 3 shield and 3 hull damage, as the rulebook's own example does.
describe("shield and hull damage (p.7)", () => {
  const fired = (texts: Readonly<Record<string, string>>) => {
    const enemy = { "enemy-flagship": ["Umber Shieldbearer"], "enemy-hand": ["Molten Writ"] };
    return underFire("mrooshen", { flagship: ["Pride Herald"], ...enemy }, ["Low Crouch"], texts);
  };
  const firing = async (texts: Readonly<Record<string, string>>) => {
    const enemy = { "enemy-flagship": ["Pride Herald"], "enemy-hand": ["Low Crouch"] };
    const lay = { flagship: ["Umber Shieldbearer"], hand: ["Molten Writ"], ...enemy };
    return (await duel("hssuk", lay, "", texts)).do("activate Umber Shieldbearer", "play Molten Writ > #Pride Herald");
  };

  test("are cut in half each, rounded up: 3 and 3 is 2 and 2, not 3 in all", async () => {
    expect(stats((await fired(HALF)).do("react Low Crouch", "pass"), "Pride Herald")).toEqual([0, 4, 3]);
    expect(stats(await firing(HALF), "Pride Herald"), "the enemy's ship").toEqual([0, 4, 3]);
  });

  test("if one can be blocked, whoever is attacked chooses which", async () => {
    const set = (await fired(LESS)).do("react Low Crouch");
    expect([set.phase, set.offers()]).toEqual(["block", ["block > x:shield", "block > x:hull"]]);
    expect(advice(set)).toMatch(/^block > x:hull: /);
    expect(stats(set.do("block > x:shield", "pass"), "Pride Herald")).toEqual([2, 3, 3]);
    const other = (await fired(LESS)).do("react Low Crouch", "block > x:hull", "pass");
    expect(stats(other, "Pride Herald")).toEqual([0, 6, 3]);
    expect(stats(await firing(LESS), "Pride Herald"), "the enemy's ship").toEqual([0, 6, 3]);
  });

  test("nobody is asked where all of it is blocked, or only one of them is left", async () => {
    const set = await fired({ "Low Crouch": "Reduce the damage of one attack on this ship by 6." });
    expect(stats(set.do("react Low Crouch", "pass"), "Pride Herald")).toEqual([2, 6, 3]);
  });
});

describe("the attacking ship is hit by a reaction, and may react in its turn (p.6, p.11)", () => {
  test("with a reaction card of the player's", async () => {
    const enemy = { "enemy-flagship": ["Pride Herald"], "enemy-hand": ["Raking Claws"] };
    const lay = { flagship: ["Ganymede Bastion"], hand: ["Point Defence Grid"], ...enemy };
    const set = (await duel("terran", lay)).do("activate Ganymede Bastion", "fire > #Pride Herald");
    expect([set.phase, set.token("Ganymede Bastion", "incoming"), offered(set, "react")]).toEqual([
      "answer",
      2,
      ["react Point Defence Grid"],
    ]);
    set.do("react Point Defence Grid");
    expect([stats(set, "Ganymede Bastion"), stats(set, "Pride Herald"), set.phase]).toEqual([
      [4, 4, 1],
      [0, 5, 3],
      "attack",
    ]);
  });

  test("with Bracing of the enemy's", async () => {
    const set = await underFire("terran", PICKET, ["Snap Shot"]);
    for (const [token, value] of [
      ["shield", 0],
      ["hull", 2],
      ["energy", 3],
    ] as const)
      give(set, "Verdigris Law", token, value);
    expect(stats(set.do("react Snap Shot"), "Verdigris Law")).toEqual([0, 2, 1]);
  });

  test("but not where it is overcharged, and two ships that strike back at each other come to an end", async () => {
    const enemy = { "enemy-flagship": ["Pride Herald"], "enemy-hand": ["Raking Claws"] };
    const lay = { flagship: ["Ganymede Bastion"], hand: ["Snap Shot", "Point Defence Grid"], ...enemy };
    const tired = give(await duel("terran", lay), "Ganymede Bastion", "energy", 3);
    tired.do("activate Ganymede Bastion", "overcharge", "fire > #Pride Herald");
    expect([tired.phase, stats(tired, "Ganymede Bastion").slice(0, 2)]).toEqual(["actions", [2, 4]]);
    const set = (await duel("terran", lay)).do("activate Ganymede Bastion", "fire > #Pride Herald");
    set.do("react Snap Shot", "pass");
    // 2 of Snap Shot and 3 of the laser.
    expect([stats(set, "Pride Herald"), stats(set, "Ganymede Bastion")]).toEqual([
      [0, 3, 3],
      [2, 4, 1],
    ]);
  });

  test("a win by a reaction is in the log", async () => {
    const set = await underFire("terran", PICKET, ["Snap Shot"]);
    for (const [token, value] of [
      ["shield", 0],
      ["hull", 1],
    ] as const)
      give(set, "Verdigris Law", token, value);
    free(set, { free: "counter", to: "vp", by: 7 });
    set.do("react Snap Shot");
    expect(said(set).slice(-1)).toEqual(["You won in turn 1, 10 to 0 VP."]);
  });
});
