import { expect, test } from "vitest";
import { hundred, isHardlyEver, isNearlyAlways, telling } from "../../lib/trials/telling.ts";
import { aboutWords, rangeWords } from "../../lib/trials/words.ts";

const answered = (...hits: readonly number[]) => hits.map((one) => ({ answer: { hits: one, of: 200 } }));

test("the questions nearest to even are offered, in the order of the game", () => {
  const all = answered(190, 20, 104, 90);
  expect(telling(all, 2)).toEqual([all[2], all[3]]);
  expect(telling(all, 3)).toEqual([all[1], all[2], all[3]]);
});

test("what is nearly certain either way is no yardstick", () => {
  expect(telling(answered(200, 199, 0, 1), 3)).toEqual([]);
  expect(answered(199, 198, 2, 1).map(({ answer }) => isNearlyAlways(answer))).toEqual([true, false, false, false]);
  expect(answered(199, 198, 2, 1).map(({ answer }) => isHardlyEver(answer))).toEqual([false, false, false, true]);
});

test("what was counted in some games but not in all is never none or all of a hundred", () => {
  expect([0, 1, 2, 100, 198, 199, 200].map((hits) => hundred(hits, 200))).toEqual([
    "0",
    "<1",
    "1",
    "50",
    "99",
    ">99",
    "100",
  ]);
});

test("a share says how many games it is of, and where the truth may lie", () => {
  expect([0, 1, 75, 149, 150].map((hits) => aboutWords({ hits, of: 150 }))).toEqual([
    "none of 150 games",
    "1 of 150 games",
    "about 50 of 100 games",
    "149 of 150 games",
    "all 150 games",
  ]);
  expect([0, 1, 75, 150].map((hits) => rangeWords({ hits, of: 150 }))).toEqual([
    "at most 2.5 of 100",
    "0.1 to 3.7 of 100",
    "42.1 to 57.9 of 100",
    "at least 97.5 of 100",
  ]);
});
