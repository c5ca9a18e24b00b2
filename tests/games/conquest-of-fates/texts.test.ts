// Texts that play themselves: scenes at the table.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { texts } from "../../../lib/games/conquest-of-fates/texts/texts.ts";
import { gameCalled } from "../../decks.ts";
import { many } from "../../table/by-hand.ts";
import type { Scenario, Setting } from "../../table/scenario.ts";
import { fates } from "./scenes.ts";

const pool = builtInPool(gameCalled("conquest-of-fates"));

/** A table in the first action phase. The unit of the scene lies face down at location 2, the enemy's units face up. */
async function scene(unit: string, { lay = {}, list = "", ...more }: Partial<Setting> = {}): Promise<Scenario> {
  const whole = `Game: Conquest of Fates\nMain\n${unit}\n${list}`;
  const cards = Object.entries(lay).flatMap(([zone, labels]) => (/^E\d$/.test(zone) ? labels : []));
  const against = { cards, isIdle: true } as const;
  const set = await fates({ list: whole, against, at: "action-1", lay: { L2: [unit], ...lay }, ...more });
  set.table.turnUp(set.id(unit, "L2"), false);
  return set;
}

const said = (set: Scenario) => set.table.log?.map(({ text }) => text) ?? [];

test("at least 95 of 100 texts of the practice set are carried out whole", () => {
  const all = pool.cards.filter(({ card }) => card.text && !card.sources?.text);
  const whole = all.filter(({ card }) => texts.read(card as never).every(({ ability }) => ability !== undefined));
  expect(all.length).toBeGreaterThan(70);
  expect(whole.length / all.length).toBeGreaterThanOrEqual(0.95);
});

describe("scenes", () => {
  test("the player chooses which enemy unit is destroyed, of those that it may be", async () => {
    const set = await scene("Muzzle Flash", {
      lay: { E1: ["Furnace Levy"], E3: ["Moss Grazer"], E4: ["Pyre Breaker"] },
    });
    for (const label of ["Furnace Levy", "Moss Grazer"]) set.table.setToken(set.id(label), 0, -2);
    set.do("reveal Muzzle Flash");
    expect([set.phase, set.offers()]).toEqual(["text", ["choose Furnace Levy", "choose Moss Grazer"]]);
    set.do("choose Moss Grazer");
    expect([set.in("E1"), set.in("E3"), set.in("enemy-discard"), set.phase]).toEqual([
      ["Furnace Levy"],
      [],
      ["Moss Grazer"],
      "action-1",
    ]);
  });

  test("what may be done may be declined, and what hangs on it is not done then", async () => {
    const lay = { L1: ["Moss Grazer"], E2: ["Pyre Breaker"] };
    const set = await scene("Backdraft Sapper", { list: "Forge Sergeant", lay: { ...lay, L1: ["Forge Sergeant"] } });
    set.do("reveal Backdraft Sapper");
    expect(set.offers()).toEqual(["choose Forge Sergeant", "pass"]);
    set.do("pass");
    expect([set.in("L1"), set.in("E2"), set.phase]).toEqual([["Forge Sergeant"], ["Pyre Breaker"], "action-1"]);
    const done = await scene("Backdraft Sapper", { list: "Forge Sergeant", lay: { ...lay, L1: ["Forge Sergeant"] } });
    done.do("reveal Backdraft Sapper", "choose Forge Sergeant");
    expect([done.in("discard"), done.in("enemy-discard")]).toEqual([["Forge Sergeant"], ["Pyre Breaker"]]);
  });

  test("what lasts counts while its unit is face up, and tells the sum from the card", async () => {
    const set = await scene("Torch Bearer", { list: "2 Forge Sergeant", lay: { L1: ["Forge Sergeant"] } });
    const sergeant = set.id("Forge Sergeant", "L1");
    expect(set.table.sum("cq", sergeant)).toBe(0);
    set.do("reveal Torch Bearer");
    expect(texts.parts(set.table as never, "cq", sergeant)).toEqual([{ card: set.id("Torch Bearer"), by: 1 }]);
    set.do("pass", "pass", "pass", "pass", "tally");
    expect(set.get("conquest")).toBe(5 + 1 + 2);
  });

  test("a special trigger hears of what happens to others", async () => {
    const lay = { L1: ["Forge Sergeant"], L3: ["Ember Widow"] };
    const set = await scene("Backdraft Sapper", { list: "Forge Sergeant\nEmber Widow", lay });
    set.do("reveal Backdraft Sapper", "choose Forge Sergeant");
    expect(set.token("Ember Widow", "cq")).toBe(2);
    expect(said(set)).toContain("Ember Widow: When another of your units is destroyed, this unit gains 2 CQ.");
  });

  test("a text that is not understood whole is left to the player, and the log claims nothing", async () => {
    const set = await scene("Final Silence", { lay: { E1: ["Furnace Levy"] } });
    set.do("reveal Final Silence");
    expect(set.phase).toBe("action-1");
    expect(set.table.log?.at(-1)?.left).toBe(set.id("Final Silence"));
    expect(said(set)).toContain("Final Silence is revealed: 4 CQ; its effect is left to you.");
  });

  test("a search may find nothing, and the deck is shuffled all the same", async () => {
    const set = await scene("Flare Signaller", {
      list: "3 Forge Sergeant\n4 Torch Bearer",
      lay: { draw: many("Torch Bearer", 4) },
    });
    set.do("reveal Flare Signaller");
    expect([set.phase, set.in("draw").length]).toEqual(["action-1", 4]);
    expect(said(set)).toContain("There is nothing to do that with: no standard unit in the deck.");
  });
});

describe("somebody opposite", () => {
  test("the enemy deploys a unit at each location, and reveals in turn with the player", async () => {
    const set = await fates({
      list: "Game: Conquest of Fates\nMain\n40 Forge Sergeant",
      faces: "recruits",
      at: "mulligan",
    });
    set.do("pass", "pass", "pass");
    expect(["E1", "E2", "E3", "E4"].map((zone) => set.in(zone).length)).toEqual([1, 1, 1, 1]);
    const { table } = set;
    const units = table.in(table.zone("E1"));
    expect(units.map((id) => [table.isUp(id), table.known(id)])).toEqual([[true, set.in("E1")[0]]]);
    table.turnUp(units[0] ?? -1, false);
    expect(units.map((id) => table.known(id))).toEqual(["A face-down card"]);
    set.do("pass", "pass", "pass", "pass", "tally");
    expect(set.get("enemy-conquest")).toBeGreaterThan(0);
    expect(set.in("enemy-discard")).toHaveLength(7);
  });

  test("with nobody opposite, nothing lies there", async () => {
    const set = await fates({ at: "mulligan" });
    set.do("pass", "pass", "pass");
    expect(set.in("E1")).toEqual([]);
  });
});
