import { describe, expect, test } from "vitest";
import { battle, FACED, free, stats } from "./battle.ts";

describe("Free moves", () => {
  test.each([
    ["Rail Volley", "front", /Only ships stand there/],
    ["Ceres Picket", "hand", /is never in the hand or deck/],
    ["Ceres Picket", "flagship", /There is one flagship/],
    ["Vesta Gunboat", "front", /A row has room for 5 ships/],
    ["Rail Volley", "under:0", /Nothing lies on another card/],
  ])("%s cannot go to %s", async (label, to, why) => {
    const front = ["Ceres Picket", "Ceres Picket", "Ceres Picket", "Ceres Picket", "Tharsis Lance"];
    const set = await battle("terran", { front, flagship: ["Ganymede Bastion"] });
    expect(free(set, { free: "move", card: set.id(label), to })).toMatch(why);
  });

  test("a ship that a text brings into a fleet has all its tokens; one of higher VP becomes the flagship", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    for (const label of ["Vesta Gunboat", "Concord of Sol"]) {
      expect(free(set, { free: "move", card: set.id(label), to: "front" })).toBeUndefined();
    }
    expect([stats(set, "Vesta Gunboat"), stats(set, "Concord of Sol")]).toEqual([
      [1, 3, 3],
      [7, 8, 6],
    ]);
    expect([set.in("flagship"), set.in("front").sort()]).toEqual([
      ["Concord of Sol"],
      ["Ganymede Bastion", "Vesta Gunboat"],
    ]);
  });

  test("an enemy ship that a text destroys brings its VP; one that joins the enemy stands in a column of its own", async () => {
    const lay = { flagship: ["Ganymede Bastion"], ...FACED, "enemy-reserve": ["Menial's Oath"] };
    const set = await battle("terran", lay);
    expect(free(set, { free: "move", card: set.id("Ochre Sentence"), to: "trophies" })).toBeUndefined();
    expect(set.get("vp")).toBe(2);
    expect(free(set, { free: "move", card: set.id("Menial's Oath"), to: "enemy-front" })).toBeUndefined();
    expect([stats(set, "Menial's Oath"), set.token("Menial's Oath", "column")]).toEqual([[1, 5, 3], 2]);
  });

  test.each([
    ["shield", -3, "Shield cannot fall below 0 (now 2)."],
    ["energy", -4, "Energy cannot fall below 0 (now 3)."],
    ["hull", -6, "Hull cannot fall below 0 (now 5)."],
  ])("a ship's %s is no less than none: %i is refused", async (to, by, why) => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    expect(free(set, { free: "counter", card: set.id("Ochre Sentence"), to, by })).toBe(why);
    expect(stats(set, "Ochre Sentence")).toEqual([2, 5, 3]);
  });

  test("what is counted by hand is said, of one and of several", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    free(set, { free: "counter", to: "recruitment", by: 4 });
    expect(set.table.log?.at(-1)?.text).toBe("Recruitment points 4 now.");
    free(set, { free: "counter", card: set.id("Ochre Sentence"), to: "hull", by: -1 });
    expect(set.table.log?.at(-1)?.text).toBe("Ochre Sentence: Hull 4 now.");
  });

  test("recruitment points and VP are no less than none", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    expect(free(set, { free: "counter", to: "recruitment", by: -1 })).toBe(
      "Recruitment points cannot fall below 0 (now 0).",
    );
    expect(free(set, { free: "counter", to: "vp", by: -1 })).toBe("VP cannot fall below 0 (now 0).");
  });

  test("a ship that loses its last hull by hand is destroyed at once", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    free(set, { free: "counter", card: set.id("Ochre Sentence"), to: "hull", by: -5 });
    expect([set.in("trophies"), set.get("vp")]).toEqual([["Ochre Sentence"], 2]);
  });
});
