// What replaces a number, what hides no damage, “if you do”, and which of two planets with one name is meant.
import { describe, expect, test } from "vitest";
import type { CardSet } from "../../../lib/core/card/card.ts";
import { free } from "../../table/by-hand.ts";
import type { Scenario } from "../../table/scenario.ts";
import { scenario } from "../../table/scenario.ts";
import { deck, galaxy, nextTurn, offered, on, war } from "./galaxy.ts";

const said = (set: Scenario) => set.table.log?.map(({ text }) => text) ?? [];

test.each([
  [1, 2],
  [2, 2],
])("%i of Grand Concordance: two cards are drawn instead of one", async (count, drawn) => {
  const list = deck("Grand Concordance", "Tramp Hauler");
  const set = await galaxy({ list, lay: { achievements: Array<string>(count).fill("Grand Concordance") } });
  expect(nextTurn(set).in("hand")).toHaveLength(drawn);
});

test("a text that removes damage does not hide that a planet was dealt some (1.12)", async () => {
  const set = await galaxy({ list: deck("Hull Welder"), lay: { "on Ice Planet": ["Hull Welder"] } });
  nextTurn(set);
  free(set, { free: "counter", card: set.id("Ice Planet"), to: "damage", by: 2 });
  set.do("use Hull Welder");
  expect(set.token("Ice Planet", "damage")).toBe(0);
  nextTurn(set);
  expect(said(set)).toContain("Ice Planet (1st, Planets) was damaged and produces nothing.");
  const log = said(nextTurn(set));
  expect(log.filter((line) => line.includes("was damaged"))).toHaveLength(1);
});

describe("“if you do” hangs on what came of it", () => {
  const own = (text: string): CardSet => ({
    game: "conquest-of-orion",
    id: "own",
    name: "Own",
    official: false,
    source: "A test.",
    cards: [{ name: "Try", type: "ability", tier: 1, cost: {}, text }] as never,
  });
  const tried = async (text: string) => {
    const list = `${deck("Tramp Hauler")}\nTry`;
    const set = (await scenario("conquest-of-orion", { list, own: own(text) })).do("pass", "go > first", "pass");
    const { table } = set;
    for (let id = 0; id < table.size; id++) if (table.zoneOf(id) !== table.zone("planets")) table.move(id, 0);
    table.move(set.id("Picket Cutter"), table.under(set.id("Rock Planet")));
    table.move(set.id("Try"), table.zone("hand"));
    return set;
  };

  test.each([
    ["Exhaust target unit you control. If you do, draw a card.", false, 1],
    ["Exhaust target unit you control. If you do, draw a card.", true, 0],
    ["Ready target unit you control. If you do, draw a card.", false, 0],
    ["Remove all damage from target unit you control. If you do, draw a card.", false, 0],
  ])("%s (exhausted before: %s)", async (text, isSpent, drawn) => {
    const set = await tried(text);
    set.table.exhaust(set.id("Picket Cutter"), isSpent);
    set.do("play Try");
    if (set.phase === "text") set.do("choose Picket Cutter");
    expect(set.in("hand")).toHaveLength(drawn);
  });

  test("gaining what cannot be stored is not gaining", async () => {
    const set = await tried("Gain 1 red. If you do, draw a card.");
    free(set, { free: "counter", to: "red", by: 6 - set.get("red") });
    set.do("play Try");
    expect(set.in("hand")).toEqual([]);
  });
});

describe("which of two planets with one name", () => {
  test("the log says on which side, and in which place of the row", async () => {
    const set = await war({ mine: ["Picket Cutter"], lay: { planets: ["Lava Planet", "Ice Planet"] } });
    const [theirs = -1] = set.table.in(set.table.zone("enemy"));
    const mover = set.id("Picket Cutter");
    set.do("pass");
    const move = { do: "advance", card: mover, to: `#${theirs}` };
    expect(set.dealer.says(set.table, move).where).toBe("Ice Planet (Opponent's planets)");
    expect(set.dealer.play(set.table, move)).toBeUndefined();
    expect(said(set).at(-1)).toBe("Picket Cutter assaults Ice Planet (Opponent's planets) and does not attack yet.");
  });

  test("of one's own, the place in the row", async () => {
    const set = await galaxy({ lay: { hand: ["Picket Cutter"] }, blue: 1 });
    const [, second = -1] = set.table.in(set.table.zone("planets"));
    expect(set.dealer.play(set.table, { do: "play", card: set.id("Picket Cutter", "hand"), to: `#${second}` })).toBe(
      undefined,
    );
    expect(said(set).at(-1)).toBe("Picket Cutter enters the galaxy on Ice Planet (2nd, Planets).");
    expect(on(set, "Ice Planet")).toEqual([]);
  });

  test("a name that no other planet has stays as it is", async () => {
    const set = (await galaxy({ lay: { hand: ["Picket Cutter"] }, blue: 1 })).do("play Picket Cutter > #Rock Planet");
    expect(said(set).at(-1)).toBe("Picket Cutter enters the galaxy on Rock Planet.");
    expect(offered(set, "conquer")).toEqual([]);
  });
});
