import { describe, expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";

/** sfc32 with numbers of any size, as its author describes it. */
function* bySlowArithmetic(state: readonly [number, number, number, number]): Generator<number> {
  const cut = (n: bigint) => n & 0xffff_ffffn;
  let [a, b, c, d] = state.map(BigInt) as [bigint, bigint, bigint, bigint];
  for (;;) {
    const sum = cut(a + b + d);
    d = cut(d + 1n);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(cut((c << 21n) | (c >> 11n)) + sum);
    yield Number(sum);
  }
}

describe("dice", () => {
  test.each([
    [[1, 2, 3, 4]],
    [[0xffff_ffff, 0, 0x8000_0000, 7]],
    [[0xdead_beef, 0x1234_5678, 0x9abc_def0, 1]],
  ] as const)("roll what the method says, from %o", (state) => {
    const dice = Dice.from(state);
    const slow = bySlowArithmetic(state);
    for (let i = 0; i < 10_000; i++) expect(dice.next()).toBe(slow.next().value);
  });

  test("roll the same for the same seed for ever", () => {
    const dice = Dice.of("drydock");
    expect([dice.next(), dice.next(), dice.below(54), dice.below(6)]).toEqual(FOR_EVER);
    const copy = dice.copy();
    expect(Dice.from(dice.state).next()).toBe(copy.next());
    expect(copy.state).not.toEqual(dice.state);
  });

  test("seeds that are nearly the same roll differently", () => {
    const seeds = Array.from({ length: 2000 }, (_, i) => `s${i}`);
    expect(new Set(seeds.map((seed) => Dice.of(seed).next())).size).toBe(seeds.length);
  });

  test("all 120 orders of five cards are as likely as each other", () => {
    const times = 120_000;
    const dice = Dice.of("orders");
    const seen = new Map<string, number>();
    for (let i = 0; i < times; i++) {
      const cards = [0, 1, 2, 3, 4];
      dice.shuffle(cards);
      seen.set(cards.join(""), (seen.get(cards.join("")) ?? 0) + 1);
    }
    const mean = times / 120;
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(seen.size).toBe(120);
    // 119 degrees of freedom: one seed in ten thousand lies outside on either side.
    expect(chi).toBeGreaterThan(66);
    expect(chi).toBeLessThan(187);
  });

  test.each([1, 2, 3, 6, 54, 0x8000_0001])("below %i stays below and reaches every part", (n) => {
    const dice = Dice.of(`below ${n}`);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const value = dice.below(n);
      expect(value >= 0 && value < n && Number.isInteger(value)).toBe(true);
      const third = Math.floor((3 * value) / n);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    if (n >= 3) for (const part of thirds) expect(part).toBeGreaterThan(850);
  });
});

const FOR_EVER = [4099059464, 752727236, 48, 5];
