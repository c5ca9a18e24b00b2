import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalOf, fractionOf, outOf, percentOf } from "../../lib/odds/fraction.ts";
import { runs } from "../runs.ts";

describe("a chance", () => {
  test.each<[bigint, bigint, string, string]>([
    [0n, 7n, "0 of 100", "0 %"],
    [7n, 7n, "100 of 100", "100 %"],
    [1n, 2n, "50 of 100", "50.00 %"],
    [2n, 3n, "67 of 100", "66.67 %"],
    [1n, 100n, "1 of 100", "1.00 %"],
    [3n, 1_000n, "3 of 1,000", "0.30 %"],
    [1n, 300_000n, "3 of 1,000,000", "0.0003 %"],
    [999_999n, 1_000_000n, "999,999 of 1,000,000", "99.9999 %"],
  ])("of %s in %s is written as %s and %s", (numerator, denominator, words, percent) => {
    const chance = fractionOf(numerator, denominator);
    expect([outOf(chance), percentOf(chance)]).toEqual([words, percent]);
  });

  test("is in lowest terms", () => {
    expect(fractionOf(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fractionOf(0n, 8n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(decimalOf(fractionOf(3n, 4n))).toBe(0.75);
  });

  test("reads as 0 or 100 only if it is certain, and never far from what it is", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (some, more) => {
        const chance = fractionOf(some, some + more);
        const percent = Number.parseFloat(percentOf(chance));
        expect(percent > 0 && percent < 100).toBe(true);
        expect(Math.abs(percent - 100 * decimalOf(chance))).toBeLessThan(0.006);
        const [part = 0, whole = 0] = outOf(chance).replaceAll(",", "").split(" of ").map(Number);
        expect(part > 0 && part < whole).toBe(true);
        expect(Math.abs(part / whole - decimalOf(chance))).toBeLessThan(0.006);
      }),
      runs(500, 20_000),
    );
  });
});
