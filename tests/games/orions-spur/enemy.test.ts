import { describe, expect, test } from "vitest";
import { columnOf } from "../../../lib/core/table/place-names.ts";
import { type Scenario, scenario } from "../../table/scenario.ts";
import { battle, duel, free, give, listOf, nextTurn, offered, said, stats } from "./battle.ts";

const SPECIES = ["Terran Federation", "H'ssuk Empire", "Churrap Hegemony", "Mroo'shen Clans"];
const PLACES = ["enemy-front", "enemy-middle", "enemy-flagship", "enemy-reserve"];

/** What the ships in some zones add up to. */
function sum(set: Scenario, attribute: "vp" | "recruitment", zones: readonly string[]): number {
  const ships = zones.flatMap((zone) => set.table.in(set.table.zone(zone)));
  const stats = ships.map((id): Record<string, unknown> => ({ ...set.table.card(id) }));
  return stats.reduce((total, one) => total + Number(one[attribute]), 0);
}

async function faced(header: string, species: string): Promise<Scenario> {
  return scenario("orions-spur", { list: listOf("terran", header), faces: `${species}, holding its fire` });
}

describe("The fleet faced", () => {
  test.each(SPECIES)(
    "%s: two frigates in front, the destroyer behind one of them, the light cruiser leads (p.5)",
    async (species) => {
      const set = await faced("", species);
      const classes = (zone: string) =>
        set.table
          .in(set.table.zone(zone))
          .map((id) => Object.entries(set.table.card(id)).find(([name]) => name === "shipClass")?.[1]);
      expect(PLACES.slice(0, 3).map(classes)).toEqual([["frigate", "frigate"], ["destroyer"], ["light-cruiser"]]);
      const [behind = -1] = set.table.in(set.table.zone("enemy-middle"));
      expect([columnOf(set.table, behind), set.token(set.table.label(behind), "hull") > 0]).toEqual([0, true]);
    },
  );

  test.each(SPECIES.flatMap((species) => [6, 12, 18, 24].map((points) => [points, species] as const)))(
    "in a game with %i points the fleet of %s costs exactly as much (p.12), in more than one row",
    async (points, species) => {
      const set = await faced(`Format: points\nPoints: ${points}`, species);
      const fleet = PLACES.slice(0, 3);
      expect(sum(set, "recruitment", fleet)).toBe(points);
      const rows = fleet.map((zone) => set.in(zone).length);
      expect(rows[2]).toBe(1);
      expect(Math.max(...rows)).toBeLessThanOrEqual(5);
      if ((rows[0] ?? 0) + (rows[1] ?? 0) > 1) expect(Math.min(...rows)).toBeGreaterThan(0);
    },
  );

  test("points that no ships add up to are used as far as possible", async () => {
    const set = await faced("Format: points\nPoints: 1", "Terran Federation");
    expect(set.in("enemy-flagship")).toEqual(["Ceres Picket"]);
    expect(sum(await faced("Format: points\nPoints: 99", "Terran Federation"), "vp", PLACES)).toBeGreaterThan(20);
  });

  test.each([5, 10, 15, 20].flatMap((vp) => SPECIES.map((species) => [vp, species] as const)))(
    "for a game of %i VP the fleet of %s and its reserve are worth enough",
    async (vp, species) => {
      const set = await faced(`VP: ${vp}`, species);
      expect(sum(set, "vp", PLACES)).toBeGreaterThanOrEqual(vp);
      expect(said(set)).toContain(`It is worth ${sum(set, "vp", PLACES)} VP. You need ${vp} VP to win.`);
    },
  );

  test("its reserve comes in after the turn while fewer than four ships stand, and the best leads", async () => {
    const set = await faced("", "Terran Federation");
    expect(set.in("enemy-reserve")).toEqual(["Ceres Picket", "Ceres Picket", "Vesta Gunboat"]);
    const [first = -1] = set.table.in(set.table.zone("enemy-front"));
    free(set, { free: "move", card: first, to: "trophies" });
    expect(set.in("enemy-reserve")).toHaveLength(3);
    nextTurn(set.do("regroup"));
    expect([set.in("enemy-front"), set.in("enemy-reserve")]).toEqual([
      ["Ceres Picket", "Ceres Picket"],
      ["Ceres Picket", "Vesta Gunboat"],
    ]);
    expect(set.table.in(set.table.zone("enemy-front")).map((id) => set.table.token(id, 4))).not.toEqual([1, 1]);
    expect(said(set)).toContain("Ceres Picket comes in from the enemy's reserve.");
    for (const zone of PLACES.slice(0, 3))
      for (const card of [...set.table.in(set.table.zone(zone))])
        free(set, { free: "move", card, to: "enemy-discard" });
    expect(set.dealer.isOver(set.table), "whether it is over with a reserve to come").toBe(false);
    nextTurn(set.do("regroup"));
    expect([set.in("enemy-flagship").length, set.in("enemy-front").length, set.in("enemy-reserve")]).toEqual([
      1,
      1,
      [],
    ]);
  });
});

describe("An enemy that plays by the same rules", () => {
  const LAY = {
    front: ["Ceres Picket"],
    flagship: ["Ganymede Bastion"],
    "enemy-front": ["Russet Warder"],
    "enemy-flagship": ["Verdigris Law"],
  };

  async function awake(
    species: "terran" | "churrap",
    lay: Parameters<typeof battle>[1],
    header = "",
  ): Promise<Scenario> {
    const set = await duel(species, lay, header);
    return set.do("regroup", "pass", ...(set.table.top.phase === "recruit" ? ["pass"] : []));
  }

  async function attacked(lay: Parameters<typeof battle>[1] = LAY, header = ""): Promise<Scenario> {
    const set = await awake("terran", lay, header);
    while (set.phase !== "answer") set.do("pass");
    return set;
  }

  test("is the usual one, and what it has in reserve is told; others hold their fire", async () => {
    const set = await scenario("orions-spur", { list: listOf("terran") });
    expect(said(set)).toContain("The enemy plays by the same rules as you.");
    expect(said(set).find((line) => line.startsWith("In its reserve, to be recruited: "))).toMatch(/Concord of Sol\.$/);
    expect(said(await faced("", "Terran Federation"))).toContain("The enemy holds its fire.");
    const quiet = nextTurn((await battle("terran", LAY)).do("regroup"));
    expect(stats(quiet, "Ceres Picket")).toEqual([2, 2, 2]);
  });

  test("fires the weapon that does the most damage at the front row, again while it can pay", async () => {
    const set = await attacked();
    expect(set.dealer.phase(set.table).asks?.(set.table)).toBe(
      "Verdigris Law fires at Ceres Picket for 3 damage: react, or take it.",
    );
    expect([stats(set, "Verdigris Law")[2], set.token("Ceres Picket", "incoming")]).toEqual([2, 3]);
    set.do("pass");
    expect([stats(set, "Ceres Picket").slice(0, 2), set.token("Ceres Picket", "incoming"), set.table.turn]).toEqual([
      [0, 1],
      3,
      1,
    ]);
  });

  test.each([
    ["the middle row where the front row is empty", { ...LAY, front: [], middle: ["Ceres Picket"] }, "Ceres Picket"],
    ["the flagship where both rows are empty", { ...LAY, front: [] }, "Ganymede Bastion"],
    [
      "a ship one row back that it destroys, with Artillery",
      { ...LAY, middle: ["Vesta Gunboat"], "enemy-front": ["Slate Reckoner"], "enemy-flagship": [] },
      "Vesta Gunboat",
    ],
  ])("fires at %s", async (_, lay, target) => {
    const set = await awake("terran", lay);
    if (target === "Vesta Gunboat") {
      give(give(set, target, "shield", 0), target, "hull", 1);
      give(set, "Slate Reckoner", "energy", 2);
    }
    while (set.phase !== "answer") set.do("pass");
    expect(set.token(target, "incoming")).toBe(3);
  });

  test("gets the VP of a ship that it destroys, and wins with those that the game is played for (p.7, p.9)", async () => {
    const set = await attacked(LAY, "VP: 1");
    give(set, "Ceres Picket", "hull", 1).do("pass");
    expect([set.in("enemy-trophies").includes("Ceres Picket"), set.get("taken")]).toEqual([true, 1]);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(said(set).slice(-2)).toEqual([
      "The enemy: Ceres Picket is destroyed: 1 VP.",
      "You lost in turn 1, 0 to 1 VP.",
    ]);
  });

  test("regroups when no ship can pay for its weapon", async () => {
    const set = await awake("terran", LAY);
    for (const ship of ["Russet Warder", "Verdigris Law"]) give(set, ship, "energy", 0);
    const { turn } = set.table;
    set.do("pass");
    while (set.table.turn === turn) set.do("pass");
    expect([stats(set, "Russet Warder")[2], stats(set, "Verdigris Law")[2], stats(set, "Ceres Picket")]).toEqual([
      2,
      4,
      [2, 2, 2],
    ]);
    expect(said(set)).toContain("The enemy: Ships are re-enabled and have their energy back.");
  });

  test.each([
    ["Point Defence Grid", 0, 1],
    ["Hard Burn", 0, 0],
  ])("is answered with %s, which the attacked ship pays for: %i damage is left", async (card, left, energy) => {
    const set = await attacked();
    free(set, { free: "move", card: set.id(card), to: "hand" });
    set.do(`react ${card}`);
    expect([set.token("Ceres Picket", "incoming"), stats(set, "Ceres Picket")[2]]).toEqual([left, energy]);
    expect(stats(set.do("pass"), "Ceres Picket").slice(0, 2)).toEqual([2, 2]);
  });

  test("is hit by an attack/reaction card that says so, and its own attack still hits (p.6)", async () => {
    const set = await attacked();
    free(set, { free: "move", card: set.id("Snap Shot"), to: "hand" });
    set.do("react Snap Shot");
    expect([stats(set, "Verdigris Law").slice(0, 2), set.token("Ceres Picket", "incoming")]).toEqual([[1, 6], 3]);
  });

  test("is not answered by an overcharged ship, nor by one without the energy (p.10)", async () => {
    const set = await attacked();
    free(set, { free: "move", card: set.id("Hard Burn"), to: "hand" });
    expect(offered(set, "react")).toContain("react Hard Burn");
    give(set, "Ceres Picket", "energy", 1);
    expect(offered(set, "react")).not.toContain("react Hard Burn");
    set.table.exhaust(set.id("Ceres Picket"));
    expect(set.offers()).toEqual(["pass"]);
  });

  test("Bracing takes off as much damage as energy is spent (p.10)", async () => {
    const lay = { front: ["Ochre Sentence"], flagship: ["Verdigris Law"], "enemy-flagship": ["Ganymede Bastion"] };
    const set = await attacked(lay);
    expect(offered(set, "brace")).toEqual(["brace > x:1", "brace > x:2", "brace > x:3"]);
    set.do("brace > x:2");
    expect([stats(set, "Ochre Sentence")[2], set.token("Ochre Sentence", "incoming")]).toEqual([1, 1]);
    expect(offered(set, "brace")).toEqual(["brace > x:1"]);
    expect(stats(set.do("pass"), "Ochre Sentence").slice(0, 2)).toEqual([1, 5]);
  });

  test("deals its damage where a text leads it, with what a text takes off", async () => {
    const set = await attacked();
    const [picket, bastion] = [set.id("Ceres Picket"), set.id("Ganymede Bastion")];
    free(set, { free: "counter", card: picket, to: "incoming", by: -3 });
    free(set, { free: "counter", card: bastion, to: "incoming", by: 2 });
    set.do("pass");
    expect([stats(set, "Ceres Picket").slice(0, 2), stats(set, "Ganymede Bastion").slice(0, 2)]).toEqual([
      [2, 2],
      [2, 4],
    ]);
  });

  test("answers an attack, draws seven cards that nobody can read, and has the turn after yours", async () => {
    const set = await scenario("orions-spur", { list: listOf("terran") });
    const { table } = set;
    const hand = table.in(table.zone("enemy-hand"));
    expect([hand.length, hand.every((id) => table.isHidden(id)), table.count(table.zone("enemy-draw"))]).toEqual([
      7,
      true,
      38,
    ]);
    expect(set.in("enemy-reserve")).toHaveLength(10);
    set.do("activate Ganymede Bastion");
    const [target = -1] = table.in(table.zone("enemy-front"));
    expect(set.dealer.play(table, { do: "fire", to: `#${target}` })).toBeUndefined();
    expect(said(set).some((line) => line.startsWith("Ganymede Bastion attacks the enemy's Ceres Picket"))).toBe(true);
    nextTurn(set.do("pass"));
    expect([set.get("recruitment"), set.get("enemy-recruitment")]).toEqual([1, 1]);
  });
});
