import { expect, test } from "vitest";
import { memoForLast, memoPerKey } from "../../lib/core/memo.ts";

test("what is kept for a key is made once, and anew for another key", () => {
  let made = 0;
  const numberOf = memoPerKey((_: object) => ++made);
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 1, 2, 1]);
});

test("what is kept for the last key is made anew for another key, and again for the first", () => {
  let made = 0;
  const numberOf = memoForLast((_: object) => ++made);
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 1, 2, 3]);
});
