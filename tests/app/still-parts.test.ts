import { expect, test } from "vitest";
import { handedOver, handOver } from "../../app/_ui/base/still-parts.ts";

test("a part of a page is taken once, and what it was drawn from is not kept", () => {
  const [first, second] = [handOver("one"), handOver("two")];
  expect([handedOver(second), handedOver(first)]).toEqual(["two", "one"]);
  expect(() => handedOver(first)).toThrow(`A still part of the page, ${first}, is not on it.`);
});
