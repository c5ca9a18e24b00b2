import { expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import { meanOf, shareOf, watched } from "../../lib/trials/interval.ts";

const TRIALS = 1_000;

/** Games that are won so often, by their dice: 1 for each win. */
function wins(seed: string, share: number, n: number): number[] {
  const dice = Dice.of(seed);
  return Array.from({ length: n }, () => (dice.next() / 2 ** 32 < share ? 1 : 0));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test.each([0.5, 0.92, 0.07])("the interval of a share of %d holds in 95 of 100 trials", (share) => {
  let held = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const { from, to } = shareOf(sum(wins(`share ${trial}`, share, 400)), 400);
    if (from <= share && share <= to) held++;
  }
  expect(held / TRIALS).toBeGreaterThanOrEqual(0.93);
  expect(held / TRIALS).toBeLessThanOrEqual(0.97);
});

test("the interval of a mean holds in 95 of 100 trials", () => {
  let held = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const dice = Dice.of(`mean ${trial}`);
    const { from, to } = meanOf(Array.from({ length: 300 }, () => dice.below(7) + dice.below(13)));
    if (from <= 9 && 9 <= to) held++;
  }
  expect(held / TRIALS).toBeGreaterThanOrEqual(0.93);
  expect(held / TRIALS).toBeLessThanOrEqual(0.97);
});

test.each([0.44, 0.05])(
  "a watched interval of a share of %d errs at any of 80 looks in at most 5 of 100 trials",
  (share) => {
    let [erred, ordinary] = [0, 0];
    for (let trial = 0; trial < TRIALS; trial++) {
      const all = wins(`watched ${trial}`, share, 4_000);
      const misses = (look: typeof watched) =>
        Array.from({ length: 80 }, (_, at) => look(all.slice(0, 50 * (at + 1)))).some(
          ({ from, to }) => share < from || share > to,
        );
      if (misses(watched)) erred++;
      if (trial < 100 && misses(meanOf)) ordinary++;
    }
    expect(erred / TRIALS).toBeLessThanOrEqual(0.05);
    // What it is for: an ordinary interval errs at some look in far more.
    expect(ordinary).toBeGreaterThan(15);
  },
);

test("what never happened is not impossible, and what always happened not certain", () => {
  expect(shareOf(0, 1_000)).toEqual({ from: 0, to: expect.closeTo(0.0038, 4) });
  expect(shareOf(1_000, 1_000)).toEqual({ from: expect.closeTo(0.9962, 4), to: 1 });
  expect(shareOf(0, 0)).toEqual({ from: 0, to: 1 });
});
