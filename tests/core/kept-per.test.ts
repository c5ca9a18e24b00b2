import { expect, test } from "vitest";
import { keptPer } from "../../lib/core/kept-per.ts";

test("what is kept for a key is made once, and anew for another key", () => {
  let made = 0;
  const numberOf = keptPer((_: object) => ++made);
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 1, 2, 1]);
});
