// What the texts of the practice set do at the table, text by text.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { damageOf, healthOf, regenerationOf, shieldsLeft } from "../../../lib/games/conquest-of-orion/table/stats.ts";
import { texts } from "../../../lib/games/conquest-of-orion/texts/texts.ts";
import { gameCalled } from "../../decks.ts";
import type { Scenario } from "../../table/scenario.ts";
import { damage, deck, galaxy, nextTurn, offered, on, stored, war } from "./galaxy.ts";

const pool = builtInPool(gameCalled("conquest-of-orion"));
const rich = { blue: 6, gold: 6, red: 6, tier: 9 };

test("at least 95 of 100 texts of the practice set are carried out whole", () => {
  const all = pool.cards.filter(({ card }) => card.text && !card.sources?.text);
  const whole = all.filter(({ card }) => texts.read(card as never).every(({ ability }) => ability !== undefined));
  expect(all.length).toBeGreaterThan(130);
  expect(whole.length / all.length).toBeGreaterThanOrEqual(0.95);
});

/** Damage, health, shields and regeneration of a card in play. */
function numbers(set: Scenario, label: string): readonly number[] {
  const [table, id] = [set.table as never, set.id(label)];
  return [damageOf(table, id), healthOf(table, id), shieldsLeft(table, id), regenerationOf(table, id)];
}

describe("what lasts", () => {
  const CASES: readonly (readonly [string, string, Readonly<Record<string, readonly string[]>>, string, number[]])[] = [
    [
      "below its Threshold",
      "Ensign Volunteers",
      { "on Ice Planet": ["Ensign Volunteers"] },
      "Ensign Volunteers",
      [1, 1, 0, 0],
    ],
    [
      "other nearby units",
      "Shipyard Foreman",
      { "on Ice Planet": ["Shipyard Foreman", "Picket Cutter"] },
      "Picket Cutter",
      [1, 2, 1, 0],
    ],
    ["not itself", "Shipyard Foreman", { "on Ice Planet": ["Shipyard Foreman"] }, "Shipyard Foreman", [1, 4, 0, 0]],
    [
      "not on another planet",
      "Shipyard Foreman",
      { "on Ice Planet": ["Shipyard Foreman"], "on Rock Planet": ["Picket Cutter"] },
      "Picket Cutter",
      [1, 2, 0, 0],
    ],
    [
      "other units wherever they are",
      "Ossuun the Elder Mason",
      { "on Ice Planet": ["Ossuun the Elder Mason"], "on Rock Planet": ["Picket Cutter"] },
      "Picket Cutter",
      [1, 2, 1, 0],
    ],
    [
      "units that the player controls",
      "Ancestral Call",
      { achievements: ["Ancestral Call"], "on Rock Planet": ["Picket Cutter"] },
      "Picket Cutter",
      [1, 3, 0, 1],
    ],
    [
      "the affected unit",
      "Symbiotic Bond",
      { "on Ice Planet": ["Picket Cutter"], "on Picket Cutter": ["Symbiotic Bond"] },
      "Picket Cutter",
      [2, 4, 0, 1],
    ],
    [
      "the affected planet",
      "Shield Umbrella",
      { "on Ice Planet": ["Picket Cutter", "Shield Umbrella"] },
      "Ice Planet",
      [2, 8, 1, 0],
    ],
    [
      "and what defends it",
      "Shield Umbrella",
      { "on Ice Planet": ["Picket Cutter", "Shield Umbrella"] },
      "Picket Cutter",
      [1, 2, 1, 0],
    ],
    [
      "Spawn units that defend",
      "Brood Moon",
      { planets: ["Ice Planet", "Brood Moon"], "on Brood Moon": ["Marsh Hatchling"] },
      "Marsh Hatchling",
      [2, 1, 0, 1],
    ],
    [
      "others do not count as Spawn",
      "Brood Moon",
      { planets: ["Ice Planet", "Brood Moon"], "on Brood Moon": ["Picket Cutter"] },
      "Picket Cutter",
      [1, 2, 0, 0],
    ],
    [
      "a planet while a unit defends it",
      "Graven Mesa",
      { planets: ["Graven Mesa"], "on Graven Mesa": ["Picket Cutter"] },
      "Graven Mesa",
      [4, 10, 0, 0],
    ],
    ["and not while none does", "Graven Mesa", { planets: ["Graven Mesa"] }, "Graven Mesa", [2, 10, 0, 0]],
    [
      "not from the hand",
      "Ancestral Call",
      { hand: ["Ancestral Call"], "on Rock Planet": ["Picket Cutter"] },
      "Picket Cutter",
      [1, 2, 0, 0],
    ],
  ];
  test.each(CASES)("%s: %s", async (_, label, lay, whose, expected) => {
    expect(numbers(await galaxy({ list: deck(label), lay }), whose)).toEqual(expected);
  });

  test("Threshold counts from its Tier on", async () => {
    const lay = { "on Ice Planet": ["Ensign Volunteers"] };
    expect(numbers(await galaxy({ list: deck("Ensign Volunteers"), lay, tier: 2 }), "Ensign Volunteers")).toEqual([
      2, 2, 0, 0,
    ]);
  });

  test("the page is told where a number comes from", async () => {
    const lay = { achievements: ["Ancestral Call"], "on Rock Planet": ["Picket Cutter"] };
    const set = await galaxy({ list: deck("Ancestral Call"), lay });
    expect(texts.parts(set.table as never, "health", set.id("Picket Cutter"))).toEqual([
      { card: set.id("Ancestral Call"), by: 1 },
    ]);
  });

  test.each([
    ["while it assaults a planet", "Spiked Ram", { "on Picket Cutter": ["Spiked Ram"] }, 1 + 2],
    ["while they assault a planet", "War College", { achievements: ["War College"] }, 1 + 1],
    ["while they attack a planet", "Hunger for Worlds", { achievements: ["Hunger for Worlds"] }, 1 + 2],
  ])("%s: %s", async (_, label, lay, dealt) => {
    const set = await galaxy({ list: deck(label), lay: { "on Ice Planet": ["Picket Cutter"], ...lay } });
    expect(numbers(set, "Picket Cutter")[0]).toBe(1);
    expect(set.do("pass", "assault Picket Cutter").get("dealt")).toBe(dealt);
  });

  test("swiftness that an attachment gives lets a new unit assault", async () => {
    const set = await galaxy({
      list: deck("Burnout Drive"),
      ...rich,
      lay: { hand: ["Picket Cutter", "Burnout Drive"] },
    });
    set.do("play Picket Cutter > #Ice Planet", "play Burnout Drive > #Picket Cutter", "pass", "assault Picket Cutter");
    expect(set.get("dealt")).toBe(2);
  });
});

describe("costs and trades", () => {
  test("the first of its kind each turn costs less, the second does not", async () => {
    const lay = { achievements: ["Fertile Tides"], hand: ["Marsh Hatchling", "Marsh Hatchling"] };
    const set = await galaxy({ list: deck("Fertile Tides"), lay, blue: 0 });
    set.do("play Marsh Hatchling > #Ice Planet");
    expect(offered(set, "play")).toEqual([]);
    expect(offered(nextTurn(set), "play").length).toBeGreaterThan(0);
  });

  test.each([
    [
      "what the player pays for each",
      "Colonial Charter",
      { achievements: ["Colonial Charter"], "on Ice Planet": ["Picket Cutter"] },
      "Picket Cutter",
    ],
    ["what one unit pays", "Claim Stakers", { "on Ice Planet": ["Claim Stakers"] }, "Claim Stakers"],
  ])("colonization: %s", async (_, label, lay, unit) => {
    const set = await galaxy({ list: deck(label, "Cinderhold"), lay: { neutral: ["Cinderhold"], ...lay }, red: 1 });
    set.do(`conquer ${unit} > #Cinderhold`);
    expect([on(set, "Cinderhold"), stored(set)]).toEqual([[unit], [0, 0, 0]]);
  });

  test("the first trade of a turn is cheap, the next one is not", async () => {
    const set = await galaxy({ list: deck("Fair Measure"), lay: { achievements: ["Fair Measure"] }, blue: 4 });
    set.do("trade > blue>red");
    expect([stored(set), offered(set, "trade")]).toEqual([[2, 0, 1], []]);
  });

  test("a trade at the beginning of the turn may be declined", async () => {
    const set = await galaxy({ list: deck("Open Markets"), lay: { achievements: ["Open Markets"] }, blue: 3 });
    nextTurn(set);
    expect([set.phase, set.offers()]).toEqual(["text", ["carry-out", "pass"]]);
    set.do("carry-out");
    expect(set.phase).toBe("market");
    const [blue = 0, gold = 0] = stored(set);
    set.do("swap > blue>gold");
    expect([set.phase, stored(set).slice(0, 2)]).toEqual(["economy", [blue - 1, gold + 1]]);
  });
});

describe("until end of turn, and after", () => {
  test("a change of damage is gone in the next turn", async () => {
    const lay = { hand: ["Frenzied Shoal"], "on Ice Planet": ["Picket Cutter"] };
    const set = await galaxy({ list: deck("Frenzied Shoal"), ...rich, lay });
    set.do("play Frenzied Shoal");
    expect(numbers(set, "Picket Cutter")[0]).toBe(2);
    expect(numbers(nextTurn(set), "Picket Cutter")[0]).toBe(1);
  });

  test("what is destroyed at end of turn still attacks", async () => {
    const lay = { hand: ["Overcharge"], "on Ice Planet": ["Picket Cutter"] };
    const set = await galaxy({ list: deck("Overcharge"), ...rich, lay });
    set.do("play Overcharge", "pass", "assault Picket Cutter");
    expect(set.get("dealt")).toBe(4);
    expect(nextTurn(set).in("graveyard")).toContain("Picket Cutter");
  });

  test("an exhausted unit of the opponent does not ready in its next turn", async () => {
    const set = await war({
      list: deck("Decree of Stillness"),
      ...rich,
      theirs: ["Armored Freighter"],
      lay: { hand: ["Decree of Stillness"] },
    });
    set.do("play Decree of Stillness", "choose Armored Freighter");
    nextTurn(set);
    expect(set.table.isExhausted(set.id("Armored Freighter"))).toBe(true);
    expect([set.token("Lava Planet", "damage"), nextTurn(set).token("Lava Planet", "damage")]).toEqual([0, 2]);
  });

  test("an immobile unit of the opponent does not assault", async () => {
    const set = await war({
      list: deck("Quarantine Order"),
      ...rich,
      theirs: ["Armored Freighter"],
      lay: { hand: ["Quarantine Order"] },
    });
    set.do("play Quarantine Order", "choose Armored Freighter");
    nextTurn(set);
    expect(set.token("Lava Planet", "damage")).toBe(0);
  });
});

describe("planets as targets", () => {
  test.each([
    ["Scorch the Skies", ["Furnace Brute"], []],
    ["Utter Ruin", ["Furnace Brute", "Homestead Militia"], []],
    ["Gravity Collapse", [], ["Furnace Brute", "Homestead Militia"]],
  ])("%s is about each unit on one planet", async (label, fallen, returned) => {
    const set = await war({
      list: deck(label),
      ...rich,
      mine: ["Picket Cutter"],
      theirs: ["Homestead Militia", "Furnace Brute"],
      lay: { hand: [label] },
    });
    set.do(`play ${label}`, "choose Ice Planet", "pass");
    expect([set.in("enemy-graveyard").sort(), set.in("enemy-hand").sort(), on(set, "Lava Planet")]).toEqual([
      fallen,
      returned,
      ["Picket Cutter"],
    ]);
  });

  test("damage to a unit and to the planet that it is on", async () => {
    const set = await war({
      list: deck("Bombardment Order"),
      ...rich,
      theirs: ["Armored Freighter"],
      lay: { hand: ["Bombardment Order"] },
    });
    set.do("play Bombardment Order", "choose Armored Freighter");
    expect([set.token("Armored Freighter", "damage"), set.token("Ice Planet", "damage")]).toEqual([3, 2]);
  });

  test("a planet that is destroyed damages what was on it", async () => {
    const lay = { planets: ["Old Perimeter", "Ice Planet"], "on Old Perimeter": ["Picket Cutter"] };
    const set = damage(await galaxy({ list: deck("Old Perimeter"), lay }), "Old Perimeter", 8).do("pass");
    expect([set.in("space"), set.in("graveyard")]).toEqual([[], ["Picket Cutter"]]);
  });
});

describe("teleports and returns", () => {
  test("the player chooses a unit, then a planet other than its own", async () => {
    const lay = {
      hand: ["Fold the Distance"],
      planets: ["Ice Planet", "Rock Planet"],
      "on Ice Planet": ["Picket Cutter"],
    };
    const set = await galaxy({ list: deck("Fold the Distance"), ...rich, lay });
    set.do("play Fold the Distance", "pay > gold");
    while (set.phase === "text") set.do(set.offers()[0] ?? "pass");
    expect([on(set, "Rock Planet"), set.table.isExhausted(set.id("Picket Cutter"))]).toEqual([
      ["Picket Cutter"],
      false,
    ]);
  });

  test("a unit of the opponent goes back into the hand of its owner", async () => {
    const set = await war({
      list: deck("Recall to Stone"),
      ...rich,
      theirs: ["Armored Freighter"],
      lay: { hand: ["Recall to Stone"] },
    });
    set.do("play Recall to Stone", "choose Armored Freighter");
    expect([set.in("enemy-hand"), set.in("hand")]).toEqual([["Armored Freighter"], []]);
  });

  test("assaulting units retreat and are exhausted", async () => {
    const set = await war({
      list: deck("Sealed Horizon"),
      ...rich,
      theirs: ["Armored Freighter"],
      lay: { hand: ["Sealed Horizon"] },
    });
    while (set.phase !== "defense") set.do("pass");
    set.do("play Sealed Horizon");
    nextTurn(set);
    expect(set.token("Lava Planet", "damage")).toBe(0);
  });
});
