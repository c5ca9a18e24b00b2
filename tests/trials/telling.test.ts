import { expect, test } from "vitest";
import { hundred, isHardlyEver, isNearlyAlways, telling } from "../../lib/trials/telling.ts";

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

test("no count of games is none or all of a hundred", () => {
  expect([0, 1, 2, 100, 198, 199, 200].map((hits) => hundred(hits, 200))).toEqual([
    "<1",
    "<1",
    "1",
    "50",
    "99",
    ">99",
    ">99",
  ]);
});
