import { afterEach, expect, test, vi } from "vitest";
import { measurePace, patience } from "../pace.ts";

afterEach(() => vi.unstubAllEnvs());

test("limits are never shorter than on a quiet machine, and longer on a slow one", () => {
  expect(measurePace()).toBeGreaterThanOrEqual(1);
  vi.stubEnv("PACE", "2.5");
  expect(patience(1000)).toBe(2500);
  vi.stubEnv("PACE", undefined);
  expect(patience(1000)).toBe(1000);
});
