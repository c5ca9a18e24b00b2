import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { groupingsOf, itemsBy } from "../../lib/cards/groupings.ts";
import { gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";

function headings(id: string, grouping: string) {
  const pool = builtInPool(gameCalled(id));
  return itemsBy(pool, pool.cards, grouping).flatMap((item) => ("heading" in item ? item.heading : []));
}

describe.each(games.map((game) => [game.id, game] as const))("the results of %s in groups", (_, game) => {
  const pool = builtInPool(game);
  const backwards = pool.cards.toReversed();

  test.each(groupingsOf(game).map(({ id }) => id))("by “%s”: no card is lost or doubled", (grouping) => {
    const items = itemsBy(pool, backwards, grouping);
    const cards = items.flatMap((item) => ("entry" in item ? item : []));
    expect(new Set(cards.map(({ entry }) => entry))).toEqual(new Set(pool.cards));
    expect(cards.map(({ place }) => place)).toEqual(pool.cards.map((_, i) => i + 1));
    const counts = items.flatMap((item) => ("heading" in item ? item.cards : []));
    expect(grouping === "none" ? counts : counts.reduce((sum, n) => sum + n, 0)).toEqual(
      grouping === "none" ? [] : pool.cards.length,
    );
  });

  test.each(groupingsOf(game).map(({ id }) => id))("by “%s”: each group has one heading and keeps the order", (id) => {
    const items = itemsBy(pool, backwards, id);
    const names = items.flatMap((item) => ("heading" in item ? item.heading : []));
    expect(names).toEqual([...new Set(names)]);
    const starts = items.flatMap((item, i) => ("heading" in item ? i : []));
    starts.forEach((start, n) => {
      const own = items.slice(start + 1, starts[n + 1]).flatMap((item) => ("entry" in item ? item.entry.place : []));
      expect(own).toEqual(own.toSorted((a, b) => b - a));
    });
  });
});

test("groups stand as decks of the game have them", () => {
  expect(headings("conquest-of-fates", "deck")).toEqual([
    "Celestials",
    "Standard units",
    "Strategic units",
    "Lightspeed units",
    "Units",
  ]);
});

test("words stand in the order of the game, cards without one behind them, what is not known last", () => {
  expect(headings("conquest-of-fates", "deployment")).toEqual([
    "Standard",
    "Strategic",
    "Lightspeed",
    "No deployment type",
    "Deployment type not known",
  ]);
});

test("a game can be asked for by kind and by what its players sort by", () => {
  const ids = (id: string) => groupingsOf(gameCalled(id)).map((grouping) => grouping.id);
  expect(ids("conquest-of-orion")).toEqual(expect.arrayContaining(["deck", "type", "race"]));
  expect(ids("shoulder-of-orion")).toEqual(expect.arrayContaining(["deck", "type", "factions"]));
  expect(ids("open-worlds")).toEqual(["deck", "kind", "none"]);
});
