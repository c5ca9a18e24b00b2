import { describe, expect, test } from "vitest";
import { battle, give, nextTurn, offered, stats } from "./battle.ts";

describe("Who can be attacked", () => {
  const ENEMY = {
    "enemy-front": ["Russet Warder", "Ochre Sentence"],
    "enemy-middle": ["Steppe Prowler", "Menial's Oath"],
    "enemy-flagship": ["Pride Herald"],
  };

  test.each([
    ["only the front row (p.6)", "Ganymede Bastion", ENEMY, ["Russet Warder", "Ochre Sentence"]],
    [
      "Artillery: a row further back too (p.10)",
      "Tharsis Lance",
      ENEMY,
      ["Russet Warder", "Ochre Sentence", "Steppe Prowler", "Menial's Oath"],
    ],
    [
      "a ship with nobody before it is in front (p.7)",
      "Ganymede Bastion",
      { ...ENEMY, "enemy-front": ["Russet Warder"] },
      ["Russet Warder", "Menial's Oath"],
    ],
    [
      "the flagship, where both rows are empty",
      "Ganymede Bastion",
      { "enemy-flagship": ["Pride Herald"] },
      ["Pride Herald"],
    ],
    [
      "not the flagship behind an open row",
      "Ganymede Bastion",
      { ...ENEMY, "enemy-front": [] },
      ["Steppe Prowler", "Menial's Oath"],
    ],
    [
      "Artillery: the flagship behind an open row",
      "Tharsis Lance",
      { ...ENEMY, "enemy-front": [] },
      ["Steppe Prowler", "Menial's Oath", "Pride Herald"],
    ],
  ])("%s", async (_, ship, enemy, targets) => {
    const set = (await battle("terran", { ...enemy, flagship: [ship] })).do(`activate ${ship}`);
    expect(offered(set, "fire")).toEqual(targets.map((target) => `fire > #${target}`));
  });

  test("when a ship is destroyed the one behind it can be attacked at once (p.7)", async () => {
    const set = await battle("terran", { ...ENEMY, flagship: ["Ganymede Bastion"] });
    give(set, "Russet Warder", "hull", 1).do("activate Ganymede Bastion", "fire > #Russet Warder");
    expect(offered(set, "fire")).toEqual(["fire > #Ochre Sentence", "fire > #Steppe Prowler"]);
  });
});

describe("Damage dealt (p.7)", () => {
  // Ochre Sentence has shield 2 and hull 5, Menial's Oath shield 1, hull 5 and Armored, Russet Warder shield 1 and hull 3.
  test.each([
    ["shield first", "Rail Volley", 2, "Ochre Sentence", [0, 5]],
    ["then the hull", "Torpedo Spread", 4, "Ochre Sentence", [0, 3]],
    ["shield and hull apart", "Ion Broadside", "3 and 1", "Ochre Sentence", [0, 4]],
    ["Armored: 1 less (p.10)", "Torpedo Spread", 4, "Menial's Oath", [0, 3]],
    ["Armored: none of 1", "Bracketing Fire", 1, "Menial's Oath", [1, 5]],
    ["Armored: of shield and hull damage the hull's", "Ion Broadside", "3 and 1", "Menial's Oath", [0, 5]],
  ])("%s: %s deals %s to %s", async (_, card, __, target, left) => {
    const set = await battle("terran", {
      flagship: ["Ganymede Bastion"],
      hand: [card],
      "enemy-front": [target, "Steppe Prowler"],
    });
    set.do("activate Ganymede Bastion", `play ${card} > #${target}`);
    expect(stats(set, target).slice(0, 2)).toEqual(left);
  });

  test("at 0 hull a ship is destroyed and its VP are won; what is more does not go to another ship", async () => {
    const set = await battle("terran", {
      flagship: ["Ganymede Bastion"],
      hand: ["Siege Beam"],
      "enemy-front": ["Russet Warder", "Ochre Sentence"],
    });
    set.do("activate Ganymede Bastion", "play Siege Beam > #Russet Warder");
    expect([set.in("trophies"), set.get("vp"), stats(set, "Ochre Sentence").slice(0, 2)]).toEqual([
      ["Russet Warder"],
      1,
      [2, 5],
    ]);
  });

  test("when the enemy's flagship is destroyed, the ship of the highest VP left becomes it (p.5)", async () => {
    const lay = { "enemy-middle": ["Russet Warder", "Ochre Sentence"], "enemy-flagship": ["Pride Herald"] };
    const set = give(await battle("terran", { ...lay, flagship: ["Tharsis Lance"] }), "Pride Herald", "hull", 1);
    set.do("activate Tharsis Lance", "fire > #Pride Herald");
    expect([set.in("enemy-flagship"), set.in("trophies")]).toEqual([["Ochre Sentence"], ["Pride Herald"]]);
  });
});

describe("Everything We've Got! (p.7)", () => {
  test("an overcharged ship has a point of energy more for one attack, and is disabled until it regroups", async () => {
    const set = await battle("terran", {
      front: ["Ceres Picket"],
      flagship: ["Ganymede Bastion"],
      hand: ["Siege Beam"],
    });
    set.do("activate Ceres Picket");
    expect(offered(set, "play")).toEqual([]);
    set.do("overcharge");
    // The point is for an attack: there is no passing, and no second one.
    expect(set.offers().filter((line) => !line.startsWith("revise"))).toEqual([
      ...["Russet Warder", "Russet Warder", "Ochre Sentence"].map((target) => `fire > #${target}`),
      ...["Russet Warder", "Russet Warder", "Ochre Sentence"].map((target) => `play Siege Beam > #${target}`),
    ]);
    set.do("play Siege Beam > #Ochre Sentence");
    expect(set.phase).toBe("actions");
    expect(stats(set, "Ceres Picket")[2]).toBe(0);
    expect(set.table.isExhausted(set.id("Ceres Picket")), "whether Ceres Picket is exhausted").toBe(true);
    nextTurn(set);
    give(set, "Ceres Picket", "energy", 2);
    expect(offered(set, "activate")).toEqual(["activate Ganymede Bastion"]);
    set.do("regroup");
    expect(offered(nextTurn(set), "activate")).toContain("activate Ceres Picket");
  });

  test("what is not spent of the extra point is lost", async () => {
    const set = await battle("churrap", { flagship: ["High Roost"], hand: ["Feather Needles"] });
    set.do("activate High Roost", "overcharge", "play Feather Needles > #Ochre Sentence");
    expect(stats(set, "High Roost")[2]).toBe(6);
  });
});

describe("Special abilities (p.8, p.10)", () => {
  test("Suppressing Fire: a ship spends all its energy, and another attacks a ship one row back", async () => {
    const lay = {
      "enemy-front": ["Russet Warder"],
      "enemy-middle": ["Ochre Sentence"],
      "enemy-flagship": ["Pride Herald"],
    };
    const set = await battle("terran", {
      ...lay,
      front: ["Vesta Gunboat", "Ceres Picket"],
      flagship: ["Ganymede Bastion"],
    });
    expect(offered(set, "suppress")).toEqual([
      "suppress Vesta Gunboat > #Ceres Picket",
      "suppress Vesta Gunboat > #Ganymede Bastion",
      "suppress Ganymede Bastion > #Vesta Gunboat",
      "suppress Ganymede Bastion > #Ceres Picket",
    ]);
    set.do("suppress Vesta Gunboat > #Ganymede Bastion");
    expect([stats(set, "Vesta Gunboat")[2], offered(set, "fire")]).toEqual([0, ["fire > #Ochre Sentence"]]);
  });

  test("Suppressing Fire: when nobody is left one row back, the attack is over", async () => {
    const lay = {
      "enemy-front": ["Russet Warder"],
      "enemy-middle": ["Ochre Sentence"],
      "enemy-flagship": ["Pride Herald"],
    };
    const set = await battle("terran", { ...lay, front: ["Vesta Gunboat"], flagship: ["Ganymede Bastion"] });
    give(set, "Ochre Sentence", "hull", 1).do("suppress Vesta Gunboat > #Ganymede Bastion", "fire > #Ochre Sentence");
    expect([set.in("trophies"), set.phase]).toEqual([["Ochre Sentence"], "actions"]);
  });

  test("Suppressing Fire is not offered with nobody one row back, nor by a ship without energy", async () => {
    const fleet = { front: ["Vesta Gunboat"], flagship: ["Ganymede Bastion"] };
    expect(offered(await battle("terran", fleet), "suppress")).toEqual([]);
    const lay = { "enemy-front": ["Russet Warder"], "enemy-middle": ["Ochre Sentence"] };
    const set = give(await battle("terran", { ...fleet, ...lay }), "Ganymede Bastion", "energy", 0);
    expect(offered(set, "suppress")).toEqual([]);
    expect(offered(give(set, "Ganymede Bastion", "energy", 4), "suppress")).toHaveLength(2);
  });

  test("Flock: the flagship spends 2 energy for each ship with Flock that it activates", async () => {
    const set = await battle("churrap", { front: ["Gale Talon", "Thermal Dart"], flagship: ["High Roost"], hand: [] });
    give(set, "High Roost", "energy", 5);
    expect(offered(set, "flock")).toEqual(["flock Gale Talon", "flock Thermal Dart"]);
    set.do("flock Gale Talon", "fire > #Ochre Sentence");
    while (set.phase !== "actions") set.do("pass");
    expect([stats(set, "High Roost")[2], offered(set, "activate")]).toEqual([3, []]);
    set.do("flock Thermal Dart", "pass");
    expect([stats(set, "High Roost")[2], offered(set, "flock")]).toEqual([1, []]);
  });

  test("Ram: all energy, the ship's whole hull as hull damage, and half of it, rounded up, to itself", async () => {
    const lay = { "enemy-front": ["Ochre Sentence", "Russet Warder"], "enemy-flagship": ["Verdigris Law"] };
    const set = await battle("mrooshen", { ...lay, front: ["Steppe Prowler"], flagship: ["Pride Herald"], hand: [] });
    set.do("ram Steppe Prowler > #Ochre Sentence");
    expect([stats(set, "Ochre Sentence"), stats(set, "Steppe Prowler")]).toEqual([
      [2, 5 - 3, 3],
      [1, 3 - 2, 0],
    ]);
  });

  test("a ship lost by its own ram is discarded, and nobody gets its VP; the highest VP left leads (p.5, p.7)", async () => {
    const set = await battle("mrooshen", { front: ["Steppe Prowler", "Menial's Oath"], flagship: ["Pride Herald"] });
    give(set, "Pride Herald", "hull", 3).do("ram Pride Herald > #Ochre Sentence");
    expect([set.in("discard"), set.get("vp"), set.in("flagship")]).toEqual([["Pride Herald"], 2, ["Menial's Oath"]]);
  });
});
