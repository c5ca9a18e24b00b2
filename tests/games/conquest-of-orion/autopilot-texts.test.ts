// What the autopilot makes of texts, and how it fights an opponent with units.
import { describe, expect, test } from "vitest";
import type { Scenario } from "../../table/scenario.ts";
import { advice, deck, galaxy, war } from "./galaxy.ts";

const rich = { blue: 6, gold: 6, red: 6, tier: 9 };

/** Passes to a phase. */
function until(set: Scenario, phase: string): Scenario {
  while (set.phase !== phase) set.do("pass");
  return set;
}

describe("texts", () => {
  const CASES: readonly (readonly [string, string, Readonly<Record<string, readonly string[]>>, RegExp])[] = [
    ["an achievement that draws cards", "Grand Concordance", {}, /^play Grand Concordance/],
    [
      "what makes units stronger, on one that assaults",
      "Spiked Ram",
      { "on Ice Planet": ["Picket Cutter"] },
      /^play Spiked Ram > #Picket Cutter/,
    ],
    ["an Armament", "Hull Gun", { "on Ice Planet": ["Picket Cutter"] }, /^play Hull Gun > #Picket Cutter/],
    ["not what only defends, with nobody opposite", "Shield Umbrella", {}, /^pass/],
    ["nor what needs an enemy", "Rail Salvo", { "on Ice Planet": ["Picket Cutter"] }, /^pass/],
    ["an ability that finds a card", "Prospector's Luck", {}, /^play Prospector's Luck/],
  ];
  test.each(CASES)("it plays %s", async (_, label, lay, line) => {
    expect(
      advice(
        await galaxy({
          list: deck(label),
          ...rich,
          gold: 2,
          lay: { hand: [label], ...lay },
          ...(label === "Grand Concordance" ? { gold: 6 } : {}),
        }),
      ),
    ).toMatch(line);
  });

  test("red is kept while planets are neutral, unless it makes conquests cheaper", async () => {
    const lay = { neutral: ["Wandering Hearth"], hand: ["Expansion Program"] };
    const list = deck("Expansion Program", "Colonial Charter", "Wandering Hearth");
    expect(advice(await galaxy({ list, ...rich, gold: 2, red: 4, lay }))).toMatch(/^pass/);
    const charter = { ...lay, hand: ["Colonial Charter"] };
    expect(advice(await galaxy({ list, ...rich, gold: 2, red: 4, lay: charter }))).toMatch(/^play Colonial Charter/);
  });

  test("damage is changed before units attack, if there are enough of them", async () => {
    const units = ["Picket Cutter", "Picket Cutter", "Picket Cutter"];
    const lay = { hand: ["Frenzied Shoal"], "on Ice Planet": units };
    const set = until(await galaxy({ list: deck("Frenzied Shoal"), blue: 2, tier: 2, lay }), "assault");
    expect(advice(set)).toMatch(/^play Frenzied Shoal: Change damage before/);
    const few = { ...lay, "on Ice Planet": ["Picket Cutter"] };
    expect(
      advice(until(await galaxy({ list: deck("Frenzied Shoal"), blue: 2, tier: 2, lay: few }), "assault")),
    ).toMatch(/^assault/);
  });

  test("a unit readies another one that has attacked and deals more", async () => {
    const lay = { "on Ice Planet": ["Keeper of Hours", "Coil Serpent"] };
    const set = until(await galaxy({ list: deck("Keeper of Hours", "Coil Serpent"), lay }), "assault");
    expect(advice(set)).toMatch(/^assault Coil Serpent/);
    expect(advice(set.do("assault Coil Serpent"))).toMatch(/^use Keeper of Hours/);
    set.do("use Keeper of Hours", "assault Coil Serpent");
    expect([set.get("dealt"), advice(set)]).toEqual([8, expect.stringMatching(/^pass/)]);
  });

  test("a unit that deals nothing gives its resource after combat", async () => {
    const set = await galaxy({ list: deck("Lamp Bearer"), lay: { "on Ice Planet": ["Lamp Bearer"] } });
    expect(advice(until(set, "post-economy"))).toMatch(/^use Lamp Bearer: An ability in play is worth using/);
  });

  test("what cannot attack any more is stealthed for its text", async () => {
    const set = await galaxy({ list: deck("Night Smuggler"), lay: { "on Ice Planet": ["Night Smuggler"] } });
    set.table.exhaust(set.id("Night Smuggler"));
    expect(advice(until(set, "assault"))).toMatch(/^stealth Night Smuggler/);
  });
});

describe("an opponent with units", () => {
  test("it assaults where it wins more than it loses", async () => {
    const set = await war({ mine: ["Broadside Cruiser", "Cathedral of Engines"], theirs: ["Homestead Militia"] });
    expect(advice(until(set, "assault"))).toMatch(/^advance Broadside Cruiser > #Ice Planet/);
    const weak = await war({ mine: ["Picket Cutter"], theirs: ["Armored Freighter"] });
    expect(advice(until(weak, "assault"))).toMatch(/^pass/);
  });

  test("it attacks what it destroys, the dearest first", async () => {
    const set = await war({ mine: ["Cathedral of Engines"], theirs: ["Homestead Militia", "Contract Gunners"] });
    set.do("pass", "advance Cathedral of Engines > #Ice Planet", "pass");
    expect(advice(set)).toMatch(/^attack Cathedral of Engines > #Contract Gunners/);
  });

  test("it harms the dearest unit that it destroys", async () => {
    const set = await war({
      list: deck("Rail Salvo"),
      ...rich,
      gold: 2,
      theirs: ["Homestead Militia", "Armored Freighter", "Contract Gunners"],
      lay: { hand: ["Rail Salvo"] },
    });
    expect(advice(set)).toMatch(/^play Rail Salvo/);
    expect(advice(set.do("play Rail Salvo"))).toMatch(/^choose Contract Gunners/);
  });

  test("in the opponent's turn it brings deployed units, ambushes, saves a planet and attacks", async () => {
    const set = await war({
      theirs: ["Mercenary Armada"],
      home: ["Broadside Cruiser"],
      lay: { achievements: ["Drop Trooper"], hand: ["Reed Stalker"] },
      blue: 2,
    });
    set.table.setToken(set.id("Lava Planet"), 0, 4);
    until(set, "defense");
    const lines: string[] = [];
    while (set.phase === "defense" || set.phase === "battle" || set.phase === "pay") {
      const said = advice(set);
      lines.push(said.split(":")[0] ?? "");
      const move = set.dealer.advise(set.table)?.move;
      if (move) set.dealer.play(set.table, move);
    }
    expect(lines).toEqual([
      "muster Drop Trooper > #Lava Planet",
      "play Reed Stalker > #Lava Planet",
      "pass",
      "attack Lava Planet > #Mercenary Armada",
      "attack Drop Trooper > #Mercenary Armada",
      "attack Reed Stalker > #Mercenary Armada",
    ]);
  });

  test("it moves its toughest free unit to a planet that would fall", async () => {
    const set = await war({ theirs: ["Mercenary Armada"], home: ["Broadside Cruiser", "Picket Cutter"] });
    set.table.setToken(set.id("Lava Planet"), 0, 4);
    expect(advice(until(set, "defense"))).toMatch(/^defend Broadside Cruiser > #Lava Planet/);
  });

  test("a unit that would not survive there stays where it is", async () => {
    const set = await war({ theirs: ["Mercenary Armada"], home: ["Picket Cutter"] });
    set.table.setToken(set.id("Lava Planet"), 0, 4);
    expect(advice(until(set, "defense"))).toMatch(/^pass/);
  });
});
