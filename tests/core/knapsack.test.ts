import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Choice, knapsack } from "../../lib/core/plan/knapsack.ts";

/** The most that any selection gains: each choice is taken or not. */
function slowly(choices: readonly Choice[], budget: number): number {
  const [first, ...rest] = choices;
  if (!first) return 0;
  const without = slowly(rest, budget);
  return first.cost > budget ? without : Math.max(without, first.gain + slowly(rest, budget - first.cost));
}

const total = (choices: readonly Choice[], of: keyof Choice) => choices.reduce((sum, one) => sum + one[of], 0);

describe("knapsack", () => {
  test("gains what trying every selection gains, within the budget", () => {
    const choice = fc.record({ cost: fc.nat(6), gain: fc.integer({ min: -3, max: 20 }) });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 9 }), fc.nat(20), (choices, budget) => {
        const { taken, gain } = knapsack(choices, budget);
        const bought = taken.flatMap((at) => choices[at] ?? []);
        expect(new Set(taken).size).toBe(taken.length);
        expect([...taken]).toEqual([...taken].sort((a, b) => a - b));
        expect(total(bought, "cost")).toBeLessThanOrEqual(budget);
        expect([gain, total(bought, "gain")]).toEqual([slowly(choices, budget), gain]);
      }),
    );
  });

  test("takes nothing from nothing, and with nothing to spend only what is free", () => {
    expect(knapsack([], 5)).toEqual({ taken: [], gain: 0 });
    expect(
      knapsack(
        [
          { cost: 0, gain: 2 },
          { cost: 1, gain: 3 },
        ],
        0,
      ),
    ).toEqual({ taken: [0], gain: 2 });
    expect(knapsack([{ cost: 0, gain: 2 }], -1)).toEqual({ taken: [], gain: 0 });
  });
});
