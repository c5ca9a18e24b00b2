import { describe, expect, test } from "vitest";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";
import { LIST, resolving, worlds } from "./table-of-worlds.ts";

describe("Setup (p. 7)", () => {
  test("five worlds lie in a row, ten cards are drawn, the rest is the draw pile", async () => {
    const set = await scenario("open-worlds", { faces: "nobody", list: LIST });
    expect(set.phase).toBe("adjust");
    expect([1, 2, 3, 4, 5].map((place) => set.in(`worlds:${place}`).length)).toEqual([1, 1, 1, 1, 1]);
    expect(set.in("hand")).toHaveLength(10);
    const own = set.table.start.cards.filter(({ from }) => from === "player");
    expect(set.in("draw")).toHaveLength(own.length - 10);
    expect(set.in("worlds-deck")).toEqual([]);
  });

  test("a list without a Worlds Deck gets one: the default pile; worlds with H2O below 3 are not in the introductory one", async () => {
    for (const [format, most] of [
      ["standard", 9],
      ["introductory", 9],
    ] as const) {
      const set = await scenario("open-worlds", { faces: "nobody", list: `Format: ${format}\n40 Outpost` });
      const all = [...set.in("worlds-deck"), ...[1, 2, 3, 4, 5].flatMap((place) => set.in(`worlds:${place}`))];
      const h2o = all.map((label) => set.table.card(set.id(label)) as { h2o?: number }).map((card) => card.h2o ?? 0);
      expect(Math.max(...h2o)).toBeLessThanOrEqual(most);
      expect(Math.min(...h2o) >= 3).toBe(format === "introductory");
    }
  });

  test("Adjust: up to four cards, one time only, go face down to the Trash Heap; as many are drawn", async () => {
    const set = await scenario("open-worlds", { faces: "nobody", list: LIST });
    for (let cards = 0; cards < 4; cards++) set.do(`adjust ${set.in("hand")[0]}`);
    expect(set.offers().filter((line) => !/^(clock|asteroids)/.test(line))).toEqual(["pass"]);
    const left = set.in("hand");
    set.do("pass");
    expect(set.in("trash")).toHaveLength(4);
    expect(set.in("hand")).toHaveLength(10);
    expect(set.in("hand").slice(0, 6)).toEqual(left);
    expect(set.phase).toBe("stage");
  });
});

describe("Stage (p. 9)", () => {
  test("at most one card at each world, and any card may be staged, face down", async () => {
    const set = await worlds({ lay: { hand: ["Research", "Troops 20", "Outpost 1"] } });
    set.do("stage Research > staged:1", "stage Troops 20 > staged:2");
    expect(set.try("stage Outpost 1 > staged:1")).toMatch(
      /one card is staged at each world, and one is staged at .* \(Stage, p\. 9\)/,
    );
    expect(set.table.isUp(set.id("Research", "staged:1"))).toBe(false);
  });
});

describe("Move (p. 9)", () => {
  test("a ship moves as far as its range in parsecs; neighbouring worlds are one apart", async () => {
    const set = await worlds({ lay: { "orbitals:1": ["Frigate 12"] } });
    set.do("pass");
    expect(set.offers()).toEqual(["move Frigate 12 > orbitals:2", "move Frigate 12 > orbitals:3", "pass"]);
    set.do("move Frigate 12 > orbitals:2", "move Frigate 12 > orbitals:3");
    expect(set.offers()).toEqual(["pass"]);
  });

  test("a station does not move; without ships in play the step is skipped", async () => {
    const set = await worlds({ lay: { "orbitals:1": ["Battle Station 20"] } });
    set.do("pass");
    expect(set.phase).not.toBe("move");
  });
});

describe("Reveal (p. 9)", () => {
  test("a staged Utility is trashed", async () => {
    const set = await resolving({}, { 1: "Research", 2: "Outpost 1" });
    expect(set.in("trash")).toEqual(["Research"]);
  });

  test("on the first turn the prior turn income is zero: no ship with a Class can be stationed", async () => {
    const set = await resolving({}, { 1: "Striker" });
    expect(set.offers()).toEqual(["trash-ship Striker"]);
  });

  test("the total Class staged is at most the prior turn income; the player chooses which ships go", async () => {
    const set = await resolving({}, { 1: "Striker", 2: "Frigate 12" }, { priorIncome: 8 });
    expect(set.phase).toBe("reveal");
    expect(set.offers()).toEqual(["trash-ship Striker", "trash-ship Frigate 12"]);
    set.do("trash-ship Striker", "resolve > worlds:2");
    expect(set.in("orbitals:2")).toEqual(["Frigate 12"]);
  });

  test("exactly the prior turn income is enough", async () => {
    const set = await resolving({}, { 1: "Striker", 2: "Frigate 12" }, { priorIncome: 9 });
    expect(set.phase).toBe("resolve");
  });

  test("ships staged where the player has Shipyards do not count (p. 3)", async () => {
    const set = await resolving(
      { "facilities:2": ["Shipyards 8"] },
      { 1: "Striker", 2: "Frigate 12" },
      { priorIncome: 2 },
    );
    expect(set.phase).toBe("resolve");
  });
});

describe("World-by-World Resolution (p. 10)", () => {
  test("the worlds are resolved in the order that the player chooses, each one once", async () => {
    const set = await resolving({}, { 1: "Outpost 1", 3: "City 12", 5: "Exploit 1" });
    expect(set.offers()).toEqual(["resolve > worlds:1", "resolve > worlds:3", "resolve > worlds:5"]);
    set.do("resolve > worlds:5", "resolve > worlds:3");
    expect(set.offers()).toEqual(["resolve > worlds:1"]);
  });

  const REQUIREMENTS: readonly (readonly [string, string, number, Lay, boolean])[] = [
    ["an Outpost on any world (Appendix D)", "Outpost 1", 2, {}, true],
    ["an Exploit on a world that is not Hostile (Appendix D)", "Exploit 1", 1, {}, true],
    ["no Exploit on a Hostile world that is not occupied (Appendix D)", "Exploit 1", 2, {}, false],
    ["an Exploit on a Hostile world that is occupied", "Exploit 1", 2, { "facilities:2": ["Outpost 1"] }, true],
    ["a City on a Habitable world, occupied or not (p. 3)", "City 12", 3, {}, true],
    ["no City on a world neither Habitable nor occupied (p. 3)", "City 12", 1, {}, false],
    ["a City on any world that is occupied (p. 3)", "City 12", 1, { "facilities:1": ["Outpost 1"] }, true],
    ["no Industry without population, production or mining there (p. 3)", "Industry 8", 4, {}, false],
    ["no Industry beside an Outpost alone (p. 3)", "Industry 8", 4, { "facilities:4": ["Outpost 1"] }, false],
    ["an Industry beside an Exploit (p. 3)", "Industry 8", 4, { "facilities:4": ["Exploit 1"] }, true],
    ["an Industry beside a City (p. 3)", "Industry 8", 4, { "facilities:4": ["City 20"] }, true],
    ["Shipyards on a world that is not Hostile (p. 3)", "Shipyards 8", 1, {}, true],
    ["no Shipyards on a Hostile world (p. 3)", "Shipyards 8", 2, {}, false],
  ];
  test.each(REQUIREMENTS)("Install Facilities: %s", async (_, card, place, lay, isInstalled) => {
    const set = await resolving(lay, { [place]: card });
    set.do(`resolve > worlds:${place}`);
    if (set.phase === "install") set.do("pass");
    expect(set.in(`facilities:${place}`).includes(card)).toBe(isInstalled);
    expect(set.in("trash")).toEqual(isInstalled ? [] : [card]);
  });

  test("H2O is the most facilities that a world supports: without room a facility is trashed", async () => {
    const full = { "facilities:1": ["City 10", "City 15", "City 20"] };
    const set = await resolving(full, { 1: "Outpost 1" });
    set.do("resolve > worlds:1");
    expect(set.in("trash")).toEqual(["Outpost 1"]);
  });

  test("Swap: a full world takes a City if an Exploit returns to the hand, and trashes it if none does", async () => {
    const full = { "facilities:1": ["City 10", "City 15", "Exploit 1"] };
    for (const swaps of [true, false]) {
      const set = await resolving(full, { 1: "City 20" });
      set.do("resolve > worlds:1");
      expect(set.offers()).toEqual(["swap Exploit 1", "pass"]);
      set.do(swaps ? "swap Exploit 1" : "pass");
      expect(set.in("hand")).toEqual(swaps ? ["Exploit 1"] : []);
      expect(set.in("trash")).toEqual(swaps ? [] : ["City 20"]);
    }
  });

  test("Swap: an Exploit returns for population and production alone, an Outpost for any facility", async () => {
    const full = { "facilities:1": ["Outpost 1", "City 15", "Exploit 1"] };
    const set = await resolving(full, { 1: "Shipyards 8" });
    set.do("resolve > worlds:1");
    expect(set.offers()).toEqual(["swap Outpost 1", "pass"]);
  });

  test("Swap may be used where there is room too", async () => {
    const set = await resolving({ "facilities:5": ["Exploit 1"] }, { 5: "Industry 8" });
    set.do("resolve > worlds:5", "swap Exploit 1");
    expect(set.in("facilities:5")).toEqual(["Industry 8"]);
    expect(set.in("hand")).toEqual(["Exploit 1"]);
  });

  test("if two facilities come where there is room for one, both are trashed (p. 10)", async () => {
    const set = await resolving({ "facilities:1": ["City 10", "City 15"] }, { 1: "Outpost 1" });
    set.table.move(set.id("Exploit 1", "draw"), set.table.zone("staged:1"));
    set.do("resolve > worlds:1");
    expect(set.in("trash").sort()).toEqual(["Exploit 1", "Outpost 1"]);
  });

  test("Station Orbitals: an orbital whose requirement is not met is trashed (p. 11)", async () => {
    const alone = await resolving({}, { 1: "Battle Station 20" });
    expect(alone.do("resolve > worlds:1").in("trash")).toEqual(["Battle Station 20"]);
    const held = await resolving({ "facilities:1": ["Outpost 1"] }, { 1: "Battle Station 20" });
    expect(held.do("resolve > worlds:1").in("orbitals:1")).toEqual(["Battle Station 20"]);
  });

  test.each([
    ["City 20 alone", { "facilities:4": ["City 20"] }, "Troops 20", true],
    ["City 12 alone (Appendix D)", { "facilities:4": ["City 12"] }, "Troops 20", false],
    [
      "City 12 and a Frigate: the total counts (p. 5, 11)",
      { "facilities:4": ["City 12"], "orbitals:4": ["Frigate 12"] },
      "Troops 22",
      true,
    ],
    ["City 10 and a Frigate 12", { "facilities:4": ["City 10"], "orbitals:4": ["Frigate 12"] }, "Troops 22", false],
    ["City 20 at the next world", { "facilities:5": ["City 20"] }, "Troops 20", false],
  ] as const)("Deploy Ground Forces with %s", async (_, lay, card, isDeployed) => {
    const set = await resolving(lay, { 4: card });
    set.do("resolve > worlds:4");
    expect(set.in("ground:4")).toEqual(isDeployed ? [card] : []);
  });

  test("Trigger Catastrophes: they hit the player's own units; damage at or above the defense trashes (p. 11)", async () => {
    const lay = {
      "facilities:4": ["City 12", "City 15", "City 20"],
      "ground:4": ["Troops 10"],
      "orbitals:4": ["Frigate 12"],
    };
    const set = await resolving(lay, { 4: "Asteroid Strike" });
    set.do("resolve > worlds:4");
    expect(set.in("facilities:4")).toEqual(["City 20"]);
    expect(set.in("ground:4")).toEqual([]);
    expect(set.in("orbitals:4")).toEqual(["Frigate 12"]);
    expect(set.in("trash")).toContain("Asteroid Strike");
  });

  test("catastrophes come after facilities: what was installed this turn is hit too", async () => {
    const set = await resolving({}, { 1: "Outpost 1" });
    set.table.move(set.id("Asteroid Strike", "draw"), set.table.zone("staged:1"));
    set.do("resolve > worlds:1");
    expect(set.in("facilities:1")).toEqual([]);
    expect(set.in("trash").sort()).toEqual(["Asteroid Strike", "Outpost 1"]);
  });
});

describe("Count Income, Trash, Draw (p. 13)", () => {
  test("an Industry earns the RES of its world", async () => {
    const lay = { "facilities:2": ["Industry 8"], "facilities:3": ["Industry 10"] };
    const set = await worlds({ lay, counters: { income: 0 } });
    set.do("pass");
    expect(set.get("income")).toBe(5 + 2);
  });

  test.each([
    [0, 3, 2],
    [1, 3, 2],
    [2, 3, 2],
    [6, 5, 5],
    [10, 6, 4],
    [10, 10, 0],
    [1, 9, 1],
  ])(
    "with income %i and %i cards in hand, %i are drawn: at least two, up to the hand limit of ten",
    async (income, held, drawn) => {
      const outposts = Array.from({ length: 6 }, () => "Outpost 1");
      const exploits = Array.from({ length: 6 }, () => "Exploit 1");
      const earns =
        income === 10
          ? ["City 15", "Exploit 1", "Exploit 1", "Exploit 1", "Exploit 1", "Outpost 1"]
          : income === 6
            ? ["Exploit 1", "Exploit 1", "Exploit 1"]
            : income === 2
              ? ["Exploit 1"]
              : income === 1
                ? ["Outpost 1"]
                : [];
      const others = [
        "Research",
        "Adjust",
        "Troops 20",
        "Troops 22",
        "Troops 10",
        "GRB",
        "Solar Flare",
        "Striker",
        "Scout",
        "Warship",
      ];
      expect(outposts.length + exploits.length).toBe(12);
      const set = await worlds({ lay: { "facilities:4": earns, hand: others.slice(0, held) } });
      set.do("pass");
      expect([set.get("income"), set.phase]).toEqual([income, "trash"]);
      const before = set.in("draw").length;
      set.do("pass");
      expect(before - set.in("draw").length).toBe(drawn);
    },
  );

  test("any number of cards may be trashed before the draw", async () => {
    const set = await worlds({ lay: { hand: ["Research", "Troops 20"] } });
    set.do("pass", "trash Research", "trash Troops 20");
    expect(set.in("hand")).toEqual([]);
  });

  test("the income counted is the prior turn income of the next turn", async () => {
    const set = await worlds({ lay: { "facilities:4": ["Exploit 1", "City 20"] } });
    set.do("pass", "pass");
    expect([set.get("priorIncome"), set.phase]).toEqual([set.get("income"), "stage"]);
  });
});

describe("The Final Turn (p. 13)", () => {
  /** A table whose draw pile is drawn empty in this turn. */
  async function lastDraw(lay: Lay): Promise<Scenario> {
    const set = await worlds({ lay: { ...lay, draw: ["Outpost 1"] }, rest: "trash" });
    return set.do("pass", "pass");
  }

  test("drawing the last card makes the next turn the final one; its income is the score, and the game is over", async () => {
    const set = await lastDraw({ "facilities:4": ["Exploit 1", "Exploit 1"] });
    expect(set.get("final")).toBe(1);
    set.do("stage Outpost 1 > staged:1", "pass", "resolve > worlds:1", "pass");
    expect(set.dealer.isOver(set.table)).toBe(true);
    expect(set.get("income")).toBe(5);
    expect(set.try("pass")).toBe("The game is over.");
  });

  test("Prohibited cards in play are trashed at its beginning; those that became indicators stay", async () => {
    const set = await lastDraw({ "facilities:2": ["Suck Dry", "Outpost 1"] });
    expect(set.in("facilities:2")).toEqual(["Outpost 1"]);
    const kept = await lastDraw({ "indicators:2": ["Suck Dry"] });
    expect(kept.in("indicators:2")).toEqual(["Suck Dry"]);
  });

  test("a Prohibited card cannot be played; it may be trashed, and replaced while the deck lasts", async () => {
    const set = await lastDraw({ hand: ["Suck Dry"] });
    expect([set.phase, set.offers()]).toEqual(["beginning", ["replace Suck Dry", "pass"]]);
    const kept = (await lastDraw({ hand: ["Suck Dry"] })).do("pass");
    expect(kept.try("stage Suck Dry > staged:2")).toMatch(/it is Prohibited, and Prohibited cards are banned/);
    set.do("replace Suck Dry");
    expect(set.in("hand")).toEqual(["Outpost 1"]);
  });
});
