// What the autopilot of Open Worlds does, and that its reasons fit.
import { describe, expect, test } from "vitest";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { advised, many } from "../../table/by-hand.ts";
import { tableOf } from "../../table/games.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";

const LIST = `Game: Open Worlds
Player
City 10
City 15
City 20
Industry 8
Shipyards 8
12 Outpost
6 Exploit
Suck Dry
Frigate
Striker
Scout
Warship
Transport
Troops 10
GRB
Research
Worlds
Koti
Phoebe K2
Graense
Vita Ptal
Maail`;

const ROW: Lay = { "worlds:1": ["Koti"], "worlds:3": ["Graense"], "worlds:4": ["Vita Ptal"] };

function staging(lay: Lay, counters: Readonly<Record<string, number>> = {}, at = "stage"): Promise<Scenario> {
  return scenario("open-worlds", { faces: "nobody", list: LIST, at, rest: "trash", counters, lay: { ...ROW, ...lay } });
}

/** Plays what is advised as long as a phase goes on, and answers with the cards that it was done with. */
function follow(set: Scenario, phase: string): string[] {
  const done: string[] = [];
  for (let moves = 0; set.phase === phase && moves < 20; moves++) {
    const [line] = advised(set);
    if (line === "pass") break;
    done.push(line.replace(/ > .*/, "").replace(/^[a-z-]+ /, ""));
    set.dealer.play(set.table, set.dealer.advise(set.table)?.move ?? { do: "pass" });
  }
  return done.sort();
}

describe("Setup (p. 7): what earns nothing is put away, and what earns is kept", () => {
  const EARNS = ["City 10", "City 20", "Exploit 1", "Industry 8", "Suck Dry"];

  test.each([
    ["a Catastrophe, then Ground Forces, then the ship of the highest Class", ["GRB", "Troops 10", "Warship", "Scout"]],
    ["Utilities", ["Research"]],
    ["nothing where all earns", []],
  ])("%s", async (_, away) => {
    const set = await staging({ hand: [...EARNS, ...away], draw: many("Outpost 1", 6) }, {}, "adjust");
    const done: string[] = [];
    for (const _ of away) {
      const [line] = advised(set);
      done.push(line.replace("adjust ", ""));
      set.dealer.play(set.table, set.dealer.advise(set.table)?.move ?? { do: "pass" });
    }
    expect(done).toEqual(away);
    expect(advised(set)[0]).toBe("pass");
  });
});

test("Setup (p. 7): no more is put away than there is to draw for it", async () => {
  const lay = { hand: ["Scout", "Striker", "Frigate 12", "Warship", "City 10", "City 15", "Troops 10"] };
  const none = { "worlds:3": [], "worlds:4": [] };
  for (const draw of [[], ["Outpost 1"]]) {
    const set = await staging({ ...lay, ...none, draw }, {}, "adjust");
    expect(follow(set, "adjust")).toHaveLength(draw.length);
  }
});

describe("Stage (p. 9)", () => {
  test.each([
    ["both within the income", ["Frigate 12", "Striker"], 9, {}, ["Frigate 12", "Striker"]],
    ["the one that defends better", ["Striker", "Frigate 12"], 8, {}, ["Frigate 12"]],
    ["no more is left out than has to be", ["Scout", "Warship", "Transport"], 15, {}, ["Scout", "Warship"]],
    ["none in the first turn", ["Scout", "Striker"], 0, {}, []],
    [
      "what does not count at Shipyards is staged there",
      ["Striker", "Frigate 12"],
      2,
      { "facilities:4": ["Shipyards 8"] },
      ["Frigate 12", "Striker"],
    ],
  ] as const)(
    "of ships, only so many are staged as the prior turn income bears: %s",
    async (_, hand, income, lay, staged) => {
      const set = await staging({ hand, draw: ["Outpost 1"], ...lay }, { priorIncome: income });
      expect(follow(set, "stage")).toEqual([...staged].sort());
      expect(set.do("pass").phase).not.toBe("reveal");
    },
  );

  test("ships that the player has staged count too", async () => {
    const set = await staging({ hand: ["Frigate 12", "Striker"], draw: ["Outpost 1"] }, { priorIncome: 8 });
    set.do("stage Striker > staged:1");
    expect(follow(set, "stage")).toEqual([]);
  });

  test("a ship that the income does not bear leaves its world to what can be played", async () => {
    const lay = { "worlds:4": [], "facilities:1": ["City 10", "City 15", "City 20"], draw: ["Outpost 1"] };
    const set = await staging({ ...lay, hand: ["Warship", "Transport", "Troops 10"] }, { priorIncome: 11 });
    expect(follow(set, "stage")).toEqual(["Troops 10", "Warship"]);
  });
});

describe("the last two places of the richest world are kept for Industries", () => {
  const TWO_LEFT = { "worlds:1": [], "worlds:3": [], "facilities:4": many("Exploit 1", 2) };

  test.each([
    ["of a base that cannot make room again", "City 10", ["Industry 8", "Outpost 1"], {}, []],
    ["not of a base that can", "Outpost 1", ["Industry 8", "Scout"], {}, ["Outpost 1"]],
    ["not when no Industry is to come", "City 10", many("Outpost 1", 2), {}, ["City 10"]],
    ["not in the final turn", "City 10", ["Industry 8", "Outpost 1"], { last: 1 }, ["City 10"]],
  ] as const)("%s", async (_, card, draw, counters, staged) => {
    const set = await staging({ ...TWO_LEFT, hand: [card], draw }, counters);
    expect(follow(set, "stage")).toEqual(staged);
  });
});

describe("an Industry is kept", () => {
  const GRAENSE = { "worlds:1": [], "worlds:4": [], "facilities:3": ["City 10"], draw: ["Outpost 1"] };

  test.each([
    ["while a world richer by 3 has room", { "worlds:2": ["Phoebe K2"] }, {}, []],
    [
      "but not while that world is full",
      { "worlds:2": ["Phoebe K2"], "facilities:2": many("Exploit 1", 5) },
      {},
      ["Industry 8"],
    ],
    ["but not for a world richer by 2", { "worlds:4": ["Vita Ptal"] }, {}, ["Industry 8"]],
    ["but not in the final turn", { "worlds:2": ["Phoebe K2"] }, { last: 1 }, ["Industry 8"]],
  ] as const)("%s", async (_, lay, counters, staged) => {
    const set = await staging({ ...GRAENSE, hand: ["Industry 8"], ...lay }, counters);
    expect(follow(set, "stage")).toEqual(staged);
  });
});

describe("Trash (p. 13)", () => {
  const FULL = { "facilities:1": ["City 10", "City 15", "City 20"], "worlds:3": [], "worlds:4": [] };

  test("a full hand of which nothing can enter play makes room for the draw, as much as there is to draw", async () => {
    const set = await staging({ ...FULL, hand: many("Outpost 1", 10), draw: many("Exploit 1", 2) });
    set.do("pass");
    expect([set.phase, advised(set)]).toEqual([
      "trash",
      ["trash Outpost 1", "The hand is too full for the whole draw: what is of least use goes."],
    ]);
    expect(follow(set, "trash")).toHaveLength(2);
    set.do("pass");
    expect([set.in("hand").length, set.get("final")]).toEqual([10, 1]);
  });

  test("a ship whose Class the income just counted bears is kept", async () => {
    const hand = ["Striker", ...many("Outpost 1", 9)];
    const set = await staging({ ...FULL, hand, draw: ["Exploit 1"] }, { priorIncome: 0 });
    set.do("pass");
    expect(advised(set)[0]).toBe("pass");
  });

  test.each([
    ["not kept", {}, "trash Warship"],
    ["kept where there are Shipyards, which bear any Class", { "facilities:4": ["Shipyards 8"] }, "pass"],
  ])("a ship of too high a Class is %s", async (_, yards, line) => {
    const hand = ["Warship", ...many("Outpost 1", 9)];
    const set = await staging({ "facilities:1": ["City 10"], ...yards, hand, draw: many("Exploit 1", 6) });
    set.do("pass");
    expect([set.phase, advised(set)[0]]).toEqual(["trash", line]);
  });

  test("the hand is not too full for what is left of the deck", async () => {
    const hand = ["GRB", ...many("Outpost 1", 8)];
    const set = await staging({ "facilities:4": many("Exploit 1", 3), hand, draw: ["Exploit 1"] });
    set.do("pass");
    expect([set.phase, set.get("income"), advised(set)[0]]).toEqual(["trash", 6, "pass"]);
  });
});

test("The Final Turn (p. 13): every game that the autopilot plays comes to it", async () => {
  const { dealer, start } = await tableOf(openWorlds);
  for (let deck = 0; deck < 4; deck++) {
    for (let seed = 20; seed < 40; seed++) {
      const table = dealer.open(start(`s${seed}`, deck), false);
      for (let advice = dealer.advise(table); advice && table.turn <= 40; advice = dealer.advise(table)) {
        // What is staged by the autopilot is never too much.
        expect(advice.move.do).not.toBe("trash-ship");
        expect(dealer.play(table, advice.move)).toBeUndefined();
      }
      expect(dealer.isOver(table), `${deck} ${seed}`).toBe(true);
    }
  }
});
