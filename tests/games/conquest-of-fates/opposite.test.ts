// Somebody opposite plays a whole deck by the same rules. (p.8-15)
import { describe, expect, test } from "vitest";
import { tableText } from "../../../lib/cli/print-table.ts";
import { stateOf } from "../../../lib/core/table/state.ts";
import { cqOf } from "../../../lib/games/conquest-of-fates/table/table.ts";
import type { Scenario } from "../../table/scenario.ts";
import { battle, said } from "./battles.ts";
import { endBattle, fates } from "./scenes.ts";

const FORTY = "Game: Conquest of Fates\nMain\n40 Forge Sergeant";

describe("what the enemy holds", () => {
  test("is told by no log, no printed table and no state before it is played", async () => {
    const set = await fates({ list: FORTY, faces: "raiders", at: "mulligan" });
    set.do("pass", "pass", "pass");
    const { table, dealer } = set;
    const hidden = ["enemy-hand", "enemies", "E1", "E2", "E3", "E4"].flatMap((zone) =>
      table.in(table.zone(zone)).filter((id) => !table.isUp(id)),
    );
    expect(hidden.length).toBeGreaterThan(30);
    expect(new Set(hidden.map((id) => table.known(id)))).toEqual(new Set(["A face-down card"]));
    const { cards } = stateOf(dealer.goldfish, table);
    expect(new Set(cards.filter(({ id }) => hidden.includes(id)).map(({ name }) => name))).toEqual(
      new Set(["A face-down card"]),
    );
    const shown = cards.filter(({ faceUp }) => faceUp).map(({ name }) => name);
    for (const text of [tableText(dealer, table), said(set).join("\n")])
      for (const id of hidden) {
        const label = table.label(id);
        if (!shown.includes(label)) expect(text).not.toContain(label);
      }
    expect(tableText(dealer, table)).not.toContain("Box");
  });
});

describe("the enemy’s texts mean “your” and “enemy” as their owner does", () => {
  test("its unit destroys one of the player’s, and the player’s text that waits for that happens", async () => {
    const set = await battle({
      lay: { L1: ["Last Word"], E1: ["Kiln Executioner"], draw: ["Forge Sergeant"] },
      down: ["L1", "E1"],
      own: [{ name: "Last Word", timing: "special", text: "When this unit is destroyed, draw a card.", cq: 3 }],
      opposed: true,
    });
    set.do("reveal Last Word");
    expect(said(set).slice(-4)).toEqual([
      "The enemy: Kiln Executioner: Destroy an enemy unit at this location with CQ 3 or less.",
      "The enemy: Last Word is destroyed.",
      "Last Word: When this unit is destroyed, draw a card.",
      "1 card is drawn.",
    ]);
    expect(set.in("discard")).toEqual(["Last Word"]);
    expect(set.in("hand")).toEqual(["Forge Sergeant"]);
  });
});

describe("what a text lets a side see", () => {
  test("is the other hand as it is then, by name", async () => {
    const lay = { L1: ["Overheard Plan"], "enemy-hand": ["Moss Grazer", "Sap Drinker"] };
    const set = await battle({ lay, down: ["L1"], opposed: true });
    set.do("reveal Overheard Plan");
    expect(said(set).at(-1)).toBe("The other hand holds Moss Grazer, Sap Drinker.");
    expect([0, 1].map((n) => set.table.known(set.table.in(set.table.zone("enemy-hand"))[n] ?? -1))).toEqual([
      "Moss Grazer",
      "Sap Drinker",
    ]);
  });

  test("is nothing where the other hand is empty", async () => {
    const set = await battle({ lay: { L1: ["Overheard Plan"] }, down: ["L1"] });
    expect(said(set.do("reveal Overheard Plan")).at(-1)).toBe("The other hand is empty.");
  });

  test("is the player’s hand where the enemy looks", async () => {
    const lay = { void: ["Overheard Plan"], L1: ["Dock Runner"], E1: ["Overheard Plan"], hand: ["Moss Grazer"] };
    const set = await battle({ lay, down: ["L1", "E1"], opposed: true });
    const [one = -1] = set.table.in(set.table.zone("hand"));
    set.do("reveal Dock Runner");
    expect([set.table.isSeen(one, 1), set.table.isSeen(one, 0)]).toEqual([true, false]);
  });

  test.each([
    ["Flare Signaller", { enemies: ["Pyre Breaker"] }],
    ["Index of Voices", { enemies: ["Spark Interceptor"] }],
    ["Salvage Accountant", { "enemy-discard": ["Moss Grazer"] }],
  ])("is what the enemy shows or takes openly by %s", async (unit, from) => {
    const lay = { void: [unit], L1: ["Dock Runner"], E1: [unit], ...from };
    const set = await battle({ lay, down: ["L1", "E1"], opposed: true });
    set.do("reveal Dock Runner");
    const [[label] = []] = Object.values(from);
    const [taken = -1] = set.table.in(set.table.zone("enemy-hand"));
    expect(said(set)).toContain(`The enemy: ${label} goes into the hand.`);
    expect(set.table.known(taken)).toBe(label);
  });

  test("is what the player shows, for the enemy, but not what a side takes for itself", async () => {
    const open = await battle({ lay: { L1: ["Index of Voices"], draw: ["Muzzle Flash"] }, down: ["L1"] });
    open.do("reveal Index of Voices", "choose Muzzle Flash");
    expect(open.table.isSeen(open.id("Muzzle Flash", "hand"), 1)).toBe(true);
    const lay = { void: ["Clarity Reader"], L1: ["Dock Runner"], E1: ["Clarity Reader"], enemies: ["Moss Grazer"] };
    const own = await battle({ lay, down: ["L1", "E1"], opposed: true });
    own.do("reveal Dock Runner");
    expect(said(own)).toContain("The enemy: A face-down card goes into the hand.");
  });
});

test("both sides draw, deploy and count by the same phases", async () => {
  const set = await fates({ list: FORTY, faces: "twin", at: "mulligan" });
  set.do("pass");
  expect(set.in("enemy-hand")).toHaveLength(7);
  expect(set.in("enemies")).toHaveLength(33);
  endBattle(set);
  expect(set.get("battle")).toBe(2);
  // Seven of the enemy's units lay at the locations, and its Sergeants have 5 CQ each.
  expect(set.get("enemy-conquest")).toBe(35);
  expect(set.in("enemy-discard")).toHaveLength(7);
  expect(
    set.in("enemy-hand").length +
      set.in("enemies").length +
      ["E1", "E2", "E3", "E4"].flatMap((zone) => set.in(zone)).length,
  ).toBe(33);
});

test("the Active Player changes with each battle, and comes first in the phases that both have", async () => {
  const set = await fates({ list: FORTY, faces: "twin", at: "mulligan" });
  set.do("pass");
  const before = set.get("waiting");
  endBattle(set);
  expect(set.get("waiting")).toBe(1 - before);
  const drops = said(set)
    .filter((line) => line.endsWith("Supply drop: 7 cards."))
    .map((line) => (line.startsWith("The enemy") ? 1 : 0));
  expect(drops.slice(-2)).toEqual(before === 1 ? [0, 1] : [1, 0]);
});

describe("more than ten cards in hand are discarded at once by either side (p. 11)", () => {
  const TEN = ["Ashline Trooper", "Furnace Levy", "Moss Grazer", "Thorn Runner", "Sap Drinker"].concat([
    "Mirror Sentry",
    "Chime Guard",
    "Lattice Monk",
    "Dock Runner",
    "Hull Splicer",
  ]);

  test("so the enemy does so before the player goes on", async () => {
    const lay = { L1: ["Forge Sergeant"], L2: ["Brand Captain"], "enemy-hand": [...TEN, "Void Stevedore"] };
    const set = await battle({ lay, down: ["L1", "L2"], opposed: true });
    set.do("reveal Forge Sergeant");
    expect([set.phase, set.in("enemy-hand").length]).toEqual(["action-1", 10]);
  });

  test("so the player does so before the enemy plays a Celestial", async () => {
    const lay = { void: ["Drowned Star"], hand: [...TEN, "Void Stevedore"], "enemy-hand": ["Drowned Star"] };
    const set = await battle({ lay, at: "celestial-1", opposed: true });
    set.do("pass");
    expect([set.phase, set.in("enemy-celestials")]).toEqual(["hand-maximum", []]);
    set.do("discard Moss Grazer");
    expect([set.phase, set.in("enemy-celestials")]).toEqual(["deployment-1", ["Drowned Star"]]);
  });

  test("so a unit that draws an eleventh card comes before the next one is revealed", async () => {
    const lay = { void: ["Jump Gate Rider"], L1: ["Forge Sergeant"], E1: ["Jump Gate Rider"], E2: ["Pyre Breaker"] };
    const set = await battle({
      lay: { ...lay, "enemy-hand": TEN, enemies: ["Void Stevedore"] },
      down: ["L1", "E1", "E2"],
      opposed: true,
    });
    set.do("reveal Forge Sergeant");
    expect(
      said(set)
        .slice(-3)
        .map((line) => line.split(" ").slice(-3).join(" ")),
    ).toEqual(["card is drawn.", "This triggers nothing.", "revealed: 6 CQ."]);
  });
});

const cq = (set: Scenario, label: string) => cqOf(set.table as never, set.id(label));

describe("an answer may be answered (p. 12)", () => {
  const DRAWS = { name: "Draws", timing: "reveal", text: "Draw a card.", deployment: "lightspeed", cq: 2 } as const;

  test("by whoever was answered, before the first answer does what it says", async () => {
    const set = await battle({
      lay: { L1: ["Forge Sergeant"], hand: ["Draws", "Muzzle Flash"], "enemy-hand": ["Spark Interceptor"] },
      down: ["L1"],
      own: [DRAWS],
      opposed: true,
    });
    set.do("reveal Forge Sergeant");
    expect([set.phase, set.in("enemy-extra")]).toEqual(["answer", ["Spark Interceptor"]]);
    expect(set.offers()).toEqual(["answer Draws", "answer Muzzle Flash", "pass"]);
    set.do("answer Muzzle Flash");
    expect([set.in("enemy-discard"), cq(set, "Forge Sergeant"), set.phase]).toEqual([
      ["Spark Interceptor"],
      5,
      "action-1",
    ]);
  });

  test("each answer’s text names the unit that it answers, and the one below keeps its own", async () => {
    const text = "The enemy unit that was just announced loses 1 CQ for this battle.";
    const set = await battle({
      lay: { L1: ["Mire Behemoth"], hand: ["Counter"], "enemy-hand": ["Spark Interceptor"] },
      down: ["L1"],
      own: [{ name: "Counter", timing: "reveal", text, deployment: "lightspeed" }],
      opposed: true,
    });
    const before = cq(set, "Mire Behemoth");
    set.do("reveal Mire Behemoth");
    expect(cq(set, "Mire Behemoth")).toBe(before);
    set.do("answer Counter");
    expect([cq(set, "Spark Interceptor"), cq(set, "Mire Behemoth")]).toEqual([1, before - 2]);
  });

  test("so may a unit that a text deploys, which goes through its own accordion (p. 15)", async () => {
    const lay = { L1: ["Airlock Fixer"], hand: ["Moss Grazer"] };
    const answers = ["Burning Reinforcement", "Spark Interceptor"];
    const set = await battle({ lay: { ...lay, "enemy-hand": answers }, down: ["L1"], opposed: true });
    set.do("reveal Airlock Fixer");
    expect([set.in("enemy-extra"), set.in("extra"), cq(set, "Moss Grazer")]).toEqual([answers, ["Moss Grazer"], 1]);
  });

  test.each(["Airlock Fixer", "Grand Syndic Marrow"])("so may one that the enemy deploys by %s", async (unit) => {
    const lay = { void: [unit], L1: ["Dock Runner"], E1: [unit], "enemy-hand": ["Moss Grazer", "Furnace Levy"] };
    const set = await battle({
      lay: { ...lay, hand: ["Spark Interceptor"] },
      down: ["L1", "E1"],
      opposed: true,
    });
    set.do("reveal Dock Runner", "pass");
    expect([set.phase, set.in("enemy-extra").length]).toEqual(["answer", 1]);
    const [deployed = ""] = set.in("enemy-extra");
    const before = cq(set, deployed);
    set.do("answer Spark Interceptor");
    expect(cq(set, deployed)).toBe(before - 2);
    expect(set.in("enemy-extra")).toHaveLength(unit === "Airlock Fixer" ? 1 : 2);
  });

  test("a unit that waits for being answered does what it says as the answer is deployed", async () => {
    const set = await battle({
      lay: { L1: ["False Manifest"], "enemy-hand": ["Spark Interceptor"], draw: ["Moss Grazer", "Forge Sergeant"] },
      down: ["L1"],
      opposed: true,
    });
    set.do("reveal False Manifest");
    expect([set.in("enemy-extra"), set.in("hand")]).toEqual([["Spark Interceptor"], ["Moss Grazer", "Forge Sergeant"]]);
  });
});
