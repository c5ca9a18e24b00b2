import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { type Numbers, numbersOf } from "../../lib/deck/view/charts.ts";
import { deckOfPool, gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

function numbersIn(game: string, list: string, cards?: readonly object[]): (id: string) => Numbers {
  const set = { game, id: "own", name: "Own", official: true, source: "", cards } as CardSet;
  const pool = cards ? new Pool(gameCalled(game), [set]) : builtInPool(gameCalled(game));
  const read = readText(games, pool, list);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(" "));
  const all = numbersOf(pool, read.reading.deck.entries);
  return (id) => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new Error(`no chart ${id}`);
    return found;
  };
}

/** "2: 3 (1)": the bar of 2 has three copies, one of them with a placeholder value. Empty bars are left out. */
function bars({ bars }: Numbers): readonly string[] {
  return bars
    .filter(({ count }) => count > 0)
    .map(({ label, count, standIn }) => `${label}: ${count}${standIn > 0 ? ` (${standIn})` : ""}`);
}

const SHIPS = [
  { name: "Plain", kind: "orbital", subkind: "ship", class: 2 },
  { name: "Guessed", kind: "orbital", subkind: "ship", class: 4, standIn: ["class"] },
  { name: "Unstated", kind: "orbital", subkind: "ship" },
  { name: "Giant", kind: "orbital", subkind: "ship", class: 90 },
  { name: "Mill", kind: "facility", income: "RES", swap: false },
  { name: "Town", kind: "facility", income: 2, swap: ["production"] },
  { name: "Camp", kind: "facility", income: 1, standIn: ["income"] },
];

describe("a known deck has known bars", () => {
  const of = numbersIn("open-worlds", "3 Plain\n2 Guessed\n1 Unstated\n1 Giant\n4 Mill\n2 Town\n1 Camp", SHIPS);

  test.each([
    ["class", ["2: 3", "4: 2 (2)", "15+: 1", "not known: 1"]],
    ["income", ["1: 1 (1)", "2: 2", "RES: 4"]],
    ["kinds", ["Orbital: 7", "Facility: 7"]],
  ])("%s", (id, expected) => expect(bars(of(id))).toEqual(expected));

  test("stand-ins and what is not known are counted", () => {
    expect(of("class")).toMatchObject({ cards: 7, standIn: 2, unknown: 1 });
    expect(of("class").bars.at(-1)).toEqual({ label: "not known", count: 1, standIn: 0, unknown: 1 });
  });

  test("the average is of what is known", () => expect(of("class").average).toBeCloseTo((3 * 2 + 2 * 4 + 90) / 6));

  test("totals add numbers up, name the words among them, and count what they rest on", () => {
    const [income, , shipClass, swap] = of("totals").totals;
    expect(income).toEqual({ label: "Income", shown: "5 + 4 RES", value: 5, of: 7, standIn: 1, unknown: 0 });
    expect(shipClass).toMatchObject({ value: 104, of: 6, standIn: 2, unknown: 1 });
    expect(swap).toMatchObject({ value: 2, of: 6, unknown: 1 });
  });

  test("a chart about no card of the deck has no bars", () =>
    expect(of("h2o")).toMatchObject({ cards: 0, bars: [], standIn: 0, unknown: 0 }));
});

describe("words and resources", () => {
  const cards = [
    { name: "Loyal", type: "unit", race: "Humans", cost: { blue: 2, gold: 1 } },
    { name: "Free", type: "unit", race: null, cost: { "blue/gold": 1 } },
    { name: "Idle", type: "unit", race: "Aliens", cost: {} },
    { name: "Dim", type: "unit" },
  ];
  const of = numbersIn("conquest-of-orion", "3 Loyal\n5 Free\n2 Idle\n1 Dim", cards);

  test.each([
    ["races", ["Humans: 3", "Aliens: 2", "No race: 5", "not known: 1"]],
    ["cost", ["0: 2", "1: 5", "3: 3", "not known: 1"]],
    ["spends", ["Blue: 6", "Blue or gold: 5", "Gold: 3", "not known: 1"]],
  ])("%s", (id, expected) => expect(bars(of(id))).toEqual(expected));
});

test("a card of two factions is one bar, whatever their order", () => {
  const cards = [
    { name: "One", type: "warrior", factions: ["Union", "Swarm"] },
    { name: "Two", type: "warrior", factions: ["Swarm", "Union"] },
  ];
  expect(bars(numbersIn("shoulder-of-orion", "1 One\n2 Two", cards)("factions"))).toEqual(["Swarm · Union: 3"]);
});

test("a sum counts only cards that have such a number", () => {
  const cards = [
    { name: "Wall", type: "fortification", health: 6 },
    { name: "Word", type: "action" },
  ];
  const [, , , health] = numbersIn("shoulder-of-orion", "2 Wall\n3 Word", cards)("totals").totals;
  expect(health).toMatchObject({ value: 12, of: 2, unknown: 0 });
});

describe.each(games.map((game) => [game.id, game] as const))("any deck of %s", (_, game) => {
  const pool = builtInPool(game);

  test("the bars of a chart add up to its cards, and so do those on stand-ins and those not known", () => {
    fc.assert(
      fc.property(deckOfPool(pool), ({ entries }) => {
        const size = entries.reduce((sum, { count }) => sum + count, 0);
        for (const { as, id, cards, standIn, unknown, bars } of numbersOf(pool, entries)) {
          expect(cards, id).toBeLessThanOrEqual(size);
          if (as === "totals" || as === "resources") continue;
          const add = (of: "count" | "standIn" | "unknown") => bars.reduce((sum, bar) => sum + bar[of], 0);
          expect([id, add("count"), add("standIn"), add("unknown")]).toEqual([id, cards, standIn, unknown]);
        }
      }),
      runs(50, 2000),
    );
  });

  test("a chart of kinds over the whole deck counts every card", () => {
    const whole = {
      ...game,
      layout: { ...game.layout, charts: [{ id: "all", as: "bars", title: "", attribute: game.kind } as const] },
    };
    const own = new Pool(whole, pool.sets);
    fc.assert(
      fc.property(deckOfPool(own), ({ entries }) => {
        const [all] = numbersOf(own, entries);
        expect(all?.cards).toBe(entries.reduce((sum, { count }) => sum + count, 0));
      }),
      runs(20, 500),
    );
  });
});
