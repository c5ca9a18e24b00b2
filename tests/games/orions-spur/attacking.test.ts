import { describe, expect, test } from "vitest";
import type { Scenario } from "../../table/scenario.ts";
import { battle, free, give, nextTurn, offered, stats } from "./battle.ts";

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

describe("In the midst of a main attack (p.6, p.9)", () => {
  const LAY = {
    flagship: ["Ganymede Bastion"],
    hand: ["Rail Volley", "Torpedo Spread", "Staff Briefing", "Damage Control"],
    "enemy-front": ["Ochre Sentence"],
    "enemy-middle": ["Russet Warder", "Steppe Prowler"],
    "enemy-flagship": ["Pride Herald"],
  };

  test("what a card's text asks for is done by hand when it counts, and the ship goes on", async () => {
    const texts = { "Torpedo Spread": "Deal 1 more damage to a ship that burns." };
    const set = (await battle("terran", LAY, "", texts)).do(
      "activate Ganymede Bastion",
      "play Rail Volley > #Ochre Sentence",
      "play Torpedo Spread > #Ochre Sentence",
    );
    expect([stats(set, "Ochre Sentence").slice(0, 2), set.phase]).toEqual([[0, 1], "attack"]);
    expect(free(set, { free: "counter", card: set.id("Ochre Sentence"), to: "hull", by: -1 })).toBeUndefined();
    expect([set.get("vp"), set.in("trophies"), set.phase]).toEqual([2, ["Ochre Sentence"], "attack"]);
    expect(offered(set, "overcharge")).toEqual(["overcharge"]);
  });

  test("draw, repair and special cards are used, and the drawn cards attack", async () => {
    const set = (await battle("terran", LAY)).do("activate Ganymede Bastion", "fire > #Ochre Sentence");
    expect(offered(set, "use")).toEqual(["use Staff Briefing", "use Damage Control"]);
    const before = set.in("hand").length;
    set.do("use Staff Briefing");
    expect([set.phase, set.in("hand").length]).toEqual(["attack", before - 1 + 2]);
  });

  test("a ship that a text takes away attacks no more, and the turn goes on", async () => {
    const set = await battle("churrap", {
      front: ["Thermal Dart"],
      flagship: ["High Roost"],
      hand: ["Feather Needles"],
    });
    set.do("activate Thermal Dart", "overcharge");
    free(set, { free: "move", card: set.id("Thermal Dart"), to: "discard" });
    expect(set.offers().filter((line) => !line.startsWith("revise"))).toEqual(["pass"]);
    expect(set.do("pass").phase).toBe("actions");
  });

  test("a card that says so reaches one row back", async () => {
    const set = (await battle("terran", { ...LAY, hand: ["Over the Line", "Siege Beam"] })).do(
      "activate Ganymede Bastion",
    );
    expect(offered(set, "play")).toEqual([
      ...["Ochre Sentence", "Steppe Prowler", "Russet Warder"].map((target) => `play Over the Line > #${target}`),
      ...["Ochre Sentence", "Steppe Prowler"].map((target) => `play Siege Beam > #${target}`),
    ]);
  });
});

describe.each([0, 1] as const)("Breaks in Formation (p.7), attacked by side %i", (side) => {
  const [own, other] = side === 0 ? ["", "enemy-"] : ["enemy-", ""];
  const fleets = {
    [`${own}flagship`]: ["Pride Herald"],
    [`${other}front`]: ["Russet Warder", "Umber Shieldbearer"],
    [`${other}middle`]: ["Ochre Sentence"],
    [`${other}flagship`]: ["Verdigris Law"],
  };
  /** The ships that can be rammed, as any attack may hit them. */
  const open = ({ dealer, table }: Scenario) =>
    table
      .as(side, () => dealer.moves(table))
      .flatMap(({ do: word, to = "" }) => (word === "ram" ? table.label(Number(to.slice(1))) : []));

  test("the ship behind one that is destroyed is in front, and no neighbour takes that place", async () => {
    const set = await battle(side === 0 ? "mrooshen" : "hssuk", fleets);
    expect(open(set)).toEqual(["Russet Warder", "Umber Shieldbearer"]);
    free(set, { free: "move", card: set.id("Russet Warder", `${other}front`), to: "discard" });
    expect(open(set)).toEqual(["Umber Shieldbearer", "Ochre Sentence"]);
  });
});
