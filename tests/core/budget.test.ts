import { expect, test } from "vitest";
import { Budget } from "../../lib/core/budget.ts";

test("a budget is spent step by step, and says when it is", () => {
  const budget = new Budget(5);
  expect([budget.spend(3), budget.spend(2), budget.isSpent]).toEqual([true, true, false]);
  expect([budget.spend(1), budget.isSpent]).toEqual([false, true]);
});
