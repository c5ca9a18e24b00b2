// What texts come to at the edges: damage beyond the hull, reactions without a text, “if you do”, an attacker that is lost.
import { describe, expect, test } from "vitest";
import { advice, battle, give, offered, outcome, said, underFire } from "./battle.ts";

const PICKET = { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"], "enemy-flagship": ["Verdigris Law"] };
const HUNTED = { front: ["Menial's Oath"], flagship: ["Pride Herald"], "enemy-flagship": ["Verdigris Law"] };

describe("Thick Mane takes 2 off the hull damage, also where the hull has less than that left", () => {
  test.each([
    ["shield 1, hull 1, attack 3", 1, [0, 1]],
    ["shield 2, hull 1, attack 3", 2, [0, 1]],
  ])("%s", async (_, shield, after) => {
    const set = await underFire("mrooshen", HUNTED, ["Thick Mane"]);
    give(give(set, "Menial's Oath", "shield", shield), "Menial's Oath", "hull", 1);
    give(set, "Menial's Oath", "incoming", 4);
    set.do("react Thick Mane", "pass");
    expect(["shield", "hull"].map((token) => set.token("Menial's Oath", token))).toEqual(after);
  });
});

describe("an attack/reaction card that says nothing about reactions (p. 6-7)", () => {
  const plain = () => underFire("terran", PICKET, ["Snap Shot"], { "Snap Shot": "" });

  test("hits the attacking ship, or takes its damage off the attack, as the player chooses", async () => {
    const set = await plain();
    expect(offered(set, "react")).toEqual(["react Snap Shot > #Verdigris Law", "react Snap Shot > #Ceres Picket"]);
    const words = ["Verdigris Law", "Ceres Picket"].map(
      (label) =>
        set.dealer.says(set.table, { do: "react", card: set.id("Snap Shot", "hand"), to: `#${set.id(label)}` }).where,
    );
    expect(words).toEqual(["hit the attacking ship", "take its damage off the attack"]);
  });

  test("the attacking ship is hit, and its attack goes on", async () => {
    const set = (await plain()).do("react Snap Shot > #Verdigris Law");
    expect(said(set).at(-1)).toBe("Snap Shot hits the enemy's Verdigris Law: 2 on the shield, 0 on the hull.");
    expect(set.token("Ceres Picket", "incoming")).toBe(3);
  });

  test("or the missiles are", async () => {
    const set = (await plain()).do("react Snap Shot > #Ceres Picket");
    expect(said(set).at(-1)).toBe("1 damage is left of the attack on Ceres Picket.");
  });

  test("a text that the table does not carry out is left to the player, and the log says so", async () => {
    const set = await underFire("terran", PICKET, ["Snap Shot"], { "Snap Shot": "As a reaction, jam the guns." });
    set.do("react Snap Shot");
    expect(said(set).at(-1)).toBe("Snap Shot: As a reaction, jam the guns.");
    const bare = await underFire("terran", PICKET, ["Hard Burn"], { "Hard Burn": "" });
    expect(said(bare.do("react Hard Burn")).at(-1)).toBe("Hard Burn has no text, so what it does is left to you.");
  });
});

test("an attack is over when its own text destroys the attacking ship", async () => {
  const set = await battle("mrooshen", {
    front: ["Steppe Prowler", "Savanna Breaker"],
    flagship: ["Pride Herald"],
    hand: ["Last Leap", "Claw Volley", "Trackers' Report"],
  });
  give(set, "Savanna Breaker", "hull", 1);
  set.do("activate Savanna Breaker", "play Last Leap > #Ochre Sentence");
  expect([set.phase, set.in("front")]).toEqual(["actions", ["Steppe Prowler"]]);
});

test("a regroup restores energy to its maximum, also from above it (p. 8)", async () => {
  const set = give(await battle("terran", PICKET), "Ceres Picket", "energy", 5);
  set.do("regroup", "pass");
  expect(set.token("Ceres Picket", "energy")).toBe(2);
});

describe("“if you do” hangs on what came of it", () => {
  const lay = { ...PICKET, hand: ["Staff Briefing"] };
  test.each([
    ["shield that is whole", 2, "restore 1 shield to each of your frigates", 0],
    ["shield that is not", 0, "restore 1 shield to each of your frigates", 1],
    ["a ship that is not overcharged", 2, "re-enable each of your frigates", 0],
  ])("%s", async (_, shield, what, drawn) => {
    const text = `${what.charAt(0).toUpperCase()}${what.slice(1)}. If you do, draw 1 card.`;
    const set = await battle("terran", lay, "", { "Staff Briefing": text });
    give(set, "Ceres Picket", "shield", shield).do("use Staff Briefing");
    expect(set.in("hand").length).toBe(drawn);
  });
});

test("what nothing was chosen for is told once", async () => {
  const set = await battle("terran", { ...PICKET, hand: ["Admiral's Gambit"] });
  set.do("use Admiral's Gambit");
  expect(said(set).filter((line) => line.startsWith("There is nothing"))).toEqual([
    "There is nothing to do that with: none of your overcharged ships.",
  ]);
});

test("Unbroken Lineage takes back no card that the autopilot would discard as idle", async () => {
  const lay = { front: ["Ochre Sentence"], flagship: ["Verdigris Law"], "enemy-flagship": ["Pride Herald"] };
  const set = await battle("hssuk", { ...lay, hand: ["Unbroken Lineage"], discard: ["Hibernation Lock"] });
  expect(advice(set)).not.toMatch(/^use Unbroken Lineage/);
  give(set, "Ochre Sentence", "hull", 1);
  expect(outcome(set, { discard: [] })).toEqual({ discard: ["Hibernation Lock"] });
  expect(advice(set)).toMatch(/^use Unbroken Lineage/);
});
