import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { sortsOf, valuesFirst } from "../../lib/cards/sort.ts";
import { games } from "../../lib/games/index.ts";

test.each(games)("cards of $name with a number come before all others, and those with a bare name last", (game) => {
  const pool = builtInPool(game);
  const numbers = sortsOf(pool).map(({ name }) => name);
  const shown = valuesFirst(pool, pool.cards);
  expect(new Set(shown)).toEqual(new Set(pool.cards));
  const ranks = shown.map(({ card }) => {
    const stated = new Map<string, unknown>(Object.entries(card));
    if (numbers.some((name) => (stated.get(name) ?? null) !== null)) return 0;
    return numbers.some((name) => stated.get(name) === null) || stated.get("text") ? 1 : 2;
  });
  expect(ranks).toEqual(ranks.toSorted());
});
