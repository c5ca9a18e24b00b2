import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Copies } from "../../lib/odds/atoms.ts";
import { decimalOf, type Fraction } from "../../lib/odds/fraction.ts";
import { oddsOf } from "../../lib/odds/odds.ts";
import type { Group, Question } from "../../lib/odds/question.ts";
import { runs } from "../runs.ts";
import { question, smallPile } from "./arbitrary.ts";
import { countedHands } from "./counted.ts";

function exactly(pile: readonly Copies[], asked: Question): readonly Fraction[] {
  const odds = oddsOf(pile, asked);
  if (!odds.ok) throw new Error(odds.why);
  return odds.bySeen;
}

/** n! / (k! (n - k)!) by the rule of Pascal. */
const rows: bigint[][] = [[1n]];
function choose(n: number, k: number): bigint {
  for (let at = rows.length; at <= n; at++) {
    const above = rows[at - 1] ?? [];
    rows.push(Array.from({ length: at + 1 }, (_, i) => (above[i - 1] ?? 0n) + (above[i] ?? 0n)));
  }
  return rows[n]?.[k] ?? 0n;
}

const atLeast = (least: number, group: Group): Question => ({
  is: "count",
  group,
  least,
  most: Infinity,
  byName: false,
});
const sizeOf = (pile: readonly Copies[], of: (label: string) => boolean = () => true) =>
  pile.reduce((sum, { label, count }) => sum + (of(label) ? count : 0), 0);

/** A pile of 30 to 100 cards and up to six groups of it. */
const bigPile = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 25, maxLength: 30 }).map((counts) => {
  const pile = counts.map((count, at) => ({ label: `card ${at}`, count }));
  return sizeOf(pile) < 30 ? [...pile, { label: "more", count: 30 - sizeOf(pile) }] : pile;
});
const bigQuestion = bigPile.chain((pile) =>
  fc.record({
    pile: fc.constant(pile),
    groups: fc.array(
      fc.subarray(pile.map(({ label }) => label)).map((labels) => new Set(labels)),
      { minLength: 1, maxLength: 6 },
    ),
  }),
);

function same(found: readonly Fraction[], wanted: (seen: number) => { hands: bigint; of: bigint }): void {
  for (const [seen, chance] of found.entries()) {
    const { hands, of } = wanted(seen);
    expect(chance.numerator * of, `${seen} cards`).toBe(hands * chance.denominator);
    expect(Math.abs(decimalOf(chance) - Number((hands * 10n ** 18n) / of) / 1e18)).toBeLessThan(1e-12);
  }
}

describe("odds", () => {
  test("equal the share of all hands, of every size, that answer yes", () => {
    fc.assert(
      fc.property(smallPile, question, (pile, asked) => {
        const cards = sizeOf(pile);
        const hands = countedHands(pile, asked);
        same(exactly(pile, asked), (seen) => ({ hands: BigInt(hands[seen] ?? 0), of: choose(cards, seen) }));
      }),
      runs(400, 20_000),
    );
  });

  test("of one card from each of several groups that overlap: by inclusion and exclusion", () => {
    fc.assert(
      fc.property(bigQuestion, ({ pile, groups }) => {
        const cards = sizeOf(pile);
        const found = exactly(pile, { is: "all", of: groups.map((group) => atLeast(1, group)) });
        same(found, (seen) => {
          let hands = 0n;
          for (let missed = 0; missed < 2 ** groups.length; missed++) {
            const some = groups.filter((_, at) => missed & (1 << at));
            const without = cards - sizeOf(pile, (label) => some.some((group) => group.has(label)));
            hands += (some.length % 2 === 0 ? 1n : -1n) * choose(without, seen);
          }
          return { hands, of: choose(cards, seen) };
        });
      }),
      runs(40, 1_000),
    );
  });

  test("of at least, at most and exactly so many cards of one group: by the hypergeometric sum", () => {
    fc.assert(
      fc.property(bigQuestion, fc.nat(6), fc.nat(6), ({ pile, groups: [group = new Set<string>()] }, least, more) => {
        const [cards, inGroup] = [sizeOf(pile), sizeOf(pile, (label) => group.has(label))];
        const found = exactly(pile, { is: "count", group, least, most: least + more, byName: false });
        same(found, (seen) => {
          let hands = 0n;
          for (let n = least; n <= least + more; n++) hands += choose(inGroup, n) * choose(cards - inGroup, seen - n);
          return { hands, of: choose(cards, seen) };
        });
      }),
      runs(60, 2_000),
    );
  });

  test("of different cards: by leaving out cards by name", () => {
    fc.assert(
      fc.property(bigPile, fc.integer({ min: 1, max: 8 }), (pile, size) => {
        const some = pile.slice(0, size);
        const group = new Set(some.map(({ label }) => label));
        const found = exactly(pile, { is: "count", group, least: size, most: Infinity, byName: true });
        const apart = exactly(pile, {
          is: "apart",
          demands: some.map(({ label }) => ({ group: new Set([label]), least: 1 })),
          byName: false,
        });
        expect(apart).toEqual(found);
        same(found, (seen) => {
          let hands = 0n;
          for (let missed = 0; missed < 2 ** size; missed++) {
            const gone = some.filter((_, at) => missed & (1 << at));
            hands += (gone.length % 2 === 0 ? 1n : -1n) * choose(sizeOf(pile) - sizeOf(gone), seen);
          }
          return { hands, of: choose(sizeOf(pile), seen) };
        });
      }),
      runs(20, 500),
    );
  });
});

describe("odds are refused", () => {
  const pile = Array.from({ length: 60 }, (_, at) => ({ label: `${at}`, count: 1 }));
  const every = (n: number) => new Set(pile.filter((_, at) => at % n === 0).map(({ label }) => label));

  test("over the budget", () => {
    const asked: Question = { is: "all", of: [2, 3, 5, 7, 11].map((n) => atLeast(2, every(n))) };
    expect(oddsOf(pile, asked, 1_000)).toEqual({
      ok: false,
      why: "This question has too many groups that overlap for exact odds. Ask about fewer groups or cards.",
    });
    expect(oddsOf(pile, asked)).toMatchObject({ ok: true, cards: 60 });
  });

  test("for too many cards, and too many groups that are met apart", () => {
    expect(oddsOf([{ label: "a", count: 1001 }], atLeast(1, new Set("a")))).toMatchObject({
      ok: false,
      why: "Exact odds need a deck of at most 1000 cards, and this has 1001.",
    });
    const demands = Array.from({ length: 11 }, () => ({ group: every(2), least: 1 }));
    expect(oddsOf(pile, { is: "apart", demands, byName: false })).toMatchObject({
      ok: false,
      why: "At most 10 groups can be asked for with different cards.",
    });
  });

  test("never for a question that asks for more cards than there are", () => {
    const odds = oddsOf(pile, atLeast(999_999, every(1)));
    expect(odds.ok && odds.bySeen.every(({ numerator }) => numerator === 0n)).toBe(true);
  });
});
