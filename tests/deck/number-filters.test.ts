import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import {
  hasNumbers,
  isIn,
  numberFiltersOf,
  numberOf,
  readNumbers,
  writeNumbers,
} from "../../lib/deck/view/number-filters.ts";
import { games } from "../../lib/games/index.ts";

describe.each(games)("the numbers that cards of $name are chosen by", (game) => {
  const pool = builtInPool(game);
  const filters = numberFiltersOf(pool);

  test("are those that its charts count, in few steps", () => {
    const charted = game.layout.charts.flatMap((chart) => (chart.as === "histogram" ? [chart.attribute] : []));
    expect(filters.length).toBeGreaterThan(0);
    for (const { id, steps } of filters) {
      expect(charted).toContain(id);
      expect(steps.length).toBeLessThanOrEqual(6);
    }
  });

  test("sort each card that has one into exactly one step, and no other card", () => {
    for (const { id, steps } of filters) {
      for (const entry of pool.cards) {
        const number = numberOf(pool, entry, id);
        const own = steps.filter((step) => isIn(step, number));
        expect(own, entry.label).toHaveLength(number === undefined ? 0 : 1);
        for (const { least } of steps)
          expect(hasNumbers(pool, entry, { [id]: least })).toBe(own.some((step) => step.least === least));
      }
    }
  });

  test("are read from an address as they were written into it, and anything else is ignored", () => {
    const chosen = Object.fromEntries(filters.map(({ id, steps }) => [id, steps.at(-1)?.least ?? 0]));
    expect(readNumbers(pool, writeNumbers(chosen))).toEqual(chosen);
    expect(readNumbers(pool, "")).toEqual({});
    expect(readNumbers(pool, `name:1,${filters[0]?.id}:-7,${filters[0]?.id}`)).toEqual({});
  });
});
