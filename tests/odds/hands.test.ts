import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalOf } from "../../lib/odds/fraction.ts";
import { Hands } from "../../lib/odds/hands.ts";
import { oddsOf } from "../../lib/odds/odds.ts";
import { shareOf } from "../../lib/trials/interval.ts";
import { runs } from "../runs.ts";
import { question, smallPile } from "./arbitrary.ts";
import { cardsOf } from "./counted.ts";

const HANDS = 20_000;
/** So many standard deviations are exceeded once in five hundred million. */
const FAR = 6;

test("dealt hands answer yes as often as all hands do", () => {
  fc.assert(
    fc.property(smallPile, question, fc.nat(9), fc.string(), (pile, asked, most, seed) => {
      const size = Math.min(most, cardsOf(pile).length);
      const odds = oddsOf(pile, asked);
      const chance = odds.ok ? odds.bySeen[size] : undefined;
      if (!chance) throw new Error("no exact odds");
      const p = decimalOf(chance);
      const kernel = Hands.of(pile, asked);
      // It refuses a question of too many totals, and whoever asks does without.
      fc.pre(kernel !== undefined);
      const share = kernel.met(size, HANDS, seed) / HANDS;
      expect(Math.abs(share - p)).toBeLessThanOrEqual(FAR * Math.sqrt((p * (1 - p)) / HANDS) + FAR / HANDS);
    }),
    runs(100, 2_000),
  );
});

test("every card is as likely as every other, in a hand of any size", () => {
  const labels = Array.from({ length: 54 }, (_, at) => `${at}`);
  const pile = labels.map((label) => ({ label, count: 1 }));
  for (const label of labels) {
    const asked = { is: "count", group: new Set([label]), least: 1, most: Infinity, byName: false } as const;
    const share = (Hands.of(pile, asked)?.met(10, 50_000, label) ?? 0) / 50_000;
    expect(Math.abs(share - 10 / 54), label).toBeLessThan(FAR * Math.sqrt((10 * 44) / 54 / 54 / 50_000));
  }
});

test("the same seed deals the same hands", () => {
  const pile = [
    { label: "a", count: 20 },
    { label: "b", count: 20 },
  ];
  const asked = { is: "count", group: new Set(["a"]), least: 5, most: Infinity, byName: false } as const;
  const met = (seed: string) => Hands.of(pile, asked)?.met(10, 1_000, seed);
  expect(met("x")).toBe(met("x"));
  expect(met("x")).not.toBe(met("y"));
});

test("the intervals of dealt hands hold the exact odds in 95 of 100 trials", () => {
  const pile = [
    { label: "a", count: 6 },
    { label: "b", count: 4 },
    { label: "c", count: 44 },
  ];
  const some = (label: string, least: number) =>
    ({ is: "count", group: new Set([label]), least, most: Infinity, byName: false }) as const;
  const asked = { is: "any", of: [some("a", 2), some("b", 1)] } as const;
  const odds = oddsOf(pile, asked);
  const chance = odds.ok ? odds.bySeen[10] : undefined;
  if (!chance) throw new Error("no exact odds");
  const exact = decimalOf(chance);
  let held = 0;
  for (let trial = 0; trial < 1_000; trial++) {
    const { from, to } = shareOf(Hands.of(pile, asked)?.met(10, 400, `trial ${trial}`) ?? 0, 400);
    if (from <= exact && exact <= to) held++;
  }
  expect(held).toBeGreaterThanOrEqual(930);
  expect(held).toBeLessThanOrEqual(970);
});
