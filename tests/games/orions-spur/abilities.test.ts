import { describe, expect, test } from "vitest";
import { battle, give, nextTurn, offered, stats } from "./battle.ts";

describe("Suppressing Fire (p.8, p.10)", () => {
  const ENEMY = {
    "enemy-front": ["Russet Warder", "Umber Shieldbearer"],
    "enemy-middle": ["Ochre Sentence"],
    "enemy-flagship": ["Pride Herald"],
  };
  const FLEET = { front: ["Vesta Gunboat", "Ceres Picket"], flagship: ["Ganymede Bastion"] };

  test("a ship spends all its energy to suppress one enemy ship in front, which the player chooses", async () => {
    const set = await battle("terran", { ...ENEMY, ...FLEET });
    expect(offered(set, "suppress")).toEqual([
      "suppress Vesta Gunboat > #Russet Warder",
      "suppress Vesta Gunboat > #Umber Shieldbearer",
      "suppress Ganymede Bastion > #Russet Warder",
      "suppress Ganymede Bastion > #Umber Shieldbearer",
    ]);
    set.do("suppress Vesta Gunboat > #Russet Warder");
    expect([stats(set, "Vesta Gunboat")[2], set.phase]).toEqual([0, "cover"]);
    expect(offered(set, "activate")).toEqual(["activate Ceres Picket", "activate Ganymede Bastion"]);
  });

  test("another ship then attacks one row back or in front, but not the suppressed ship", async () => {
    const set = await battle("terran", { ...ENEMY, ...FLEET });
    set.do("suppress Vesta Gunboat > #Russet Warder", "activate Ganymede Bastion");
    expect(offered(set, "fire")).toEqual(["fire > #Umber Shieldbearer", "fire > #Ochre Sentence"]);
    set.do("fire > #Ochre Sentence", "pass");
    expect([set.phase, offered(set, "activate")]).toEqual(["actions", []]);
  });

  test("when nobody but the suppressed ship is left to attack, the attack is over", async () => {
    const lay = { "enemy-front": ["Russet Warder"], "enemy-middle": ["Ochre Sentence"] };
    const set = await battle("terran", { ...lay, front: ["Vesta Gunboat"], flagship: ["Ganymede Bastion"] });
    give(set, "Ochre Sentence", "hull", 1).do("suppress Vesta Gunboat > #Russet Warder", "activate Ganymede Bastion");
    set.do("fire > #Ochre Sentence");
    expect([set.in("trophies"), set.phase]).toEqual([["Ochre Sentence"], "actions"]);
  });

  test("is not offered where the suppressed ship would be the only one to attack, nor by a ship without energy", async () => {
    const alone = { "enemy-flagship": ["Russet Warder"], front: ["Vesta Gunboat"], flagship: ["Ganymede Bastion"] };
    expect(offered(await battle("terran", alone), "suppress")).toEqual([]);
    const set = give(await battle("terran", { ...ENEMY, ...FLEET }), "Ganymede Bastion", "energy", 0);
    expect(offered(set, "suppress").filter((line) => line.startsWith("suppress Ganymede"))).toEqual([]);
    expect(offered(set, "suppress")).toHaveLength(2);
  });

  test("the player may leave it at that: no other primary action is taken", async () => {
    const set = (await battle("terran", { ...ENEMY, ...FLEET })).do("suppress Vesta Gunboat > #Russet Warder", "pass");
    expect([set.phase, offered(set, "activate"), offered(set, "regroup")]).toEqual(["actions", [], []]);
  });
});

describe("Flock (p.10)", () => {
  test("the flagship spends 2 energy for each ship with Flock that it activates", async () => {
    const set = await battle("churrap", { front: ["Gale Talon", "Thermal Dart"], flagship: ["High Roost"], hand: [] });
    give(set, "High Roost", "energy", 5);
    expect(offered(set, "flock")).toEqual(["flock Gale Talon", "flock Thermal Dart"]);
    set.do("flock Gale Talon", "fire > #Ochre Sentence");
    while (set.phase !== "actions") set.do("pass");
    expect([stats(set, "High Roost")[2], offered(set, "activate")]).toEqual([3, []]);
    set.do("flock Thermal Dart", "pass");
    expect([stats(set, "High Roost")[2], offered(set, "flock")]).toEqual([1, []]);
  });

  test("a ship is called once a turn, as any ability is used (p.9), and again in the next one", async () => {
    const set = await battle("churrap", { front: ["Gale Talon"], middle: ["Gale Talon"], flagship: ["High Roost"] });
    set.do("flock Gale Talon", "pass");
    expect([stats(set, "High Roost")[2], offered(set, "flock")]).toEqual([4, ["flock Gale Talon"]]);
    set.do("flock Gale Talon", "pass");
    expect([stats(set, "High Roost")[2], offered(set, "flock")]).toEqual([2, []]);
    expect(offered(nextTurn(set), "flock")).toHaveLength(2);
  });
});

describe("Overcharged (p.7, p.10)", () => {
  const FLEET = { front: ["Pinion Skirmisher", "Gale Talon"], flagship: ["High Roost"], hand: [] };

  test("an overcharged ship does nothing that its text says", async () => {
    const set = (await battle("churrap", FLEET)).do(
      "activate Pinion Skirmisher",
      "overcharge",
      "fire > #Ochre Sentence",
    );
    expect([set.phase, set.in("front")]).toEqual(["actions", ["Pinion Skirmisher", "Gale Talon"]]);
    const able = (await battle("churrap", FLEET)).do("activate Pinion Skirmisher", "fire > #Ochre Sentence", "pass");
    expect(able.phase).toBe("text");
  });

  test("nor does it count while another ship destroys one", async () => {
    const lay = { front: ["Bounty Hold"], flagship: ["Elder Mane"], hand: [] };
    const set = give(await battle("mrooshen", lay), "Ochre Sentence", "hull", 1);
    set.table.exhaust(set.id("Bounty Hold"));
    expect(set.do("activate Elder Mane", "fire > #Ochre Sentence").in("hand")).toEqual([]);
  });
});

describe("Ram (p.10)", () => {
  test("all energy, the ship's whole hull as hull damage, and half of it, rounded up, to itself", async () => {
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
