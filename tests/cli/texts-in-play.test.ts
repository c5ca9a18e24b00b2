// Which texts come to nothing when the autopilot plays with them.
import { expect, test } from "vitest";
import { run } from "./run.ts";

test("--play names the cards whose texts the autopilot never brings to anything", async () => {
  const { out } = await run("cards", "--game", "conquest-of-fates", "--texts", "--summary", "--play");
  const sets: { id: string; texts: number; never: string[] }[] = JSON.parse(out).sets;
  const practice = sets.find(({ id }) => id === "cof-practice");
  expect(practice?.texts).toBe(74);
  expect(practice?.never.length).toBeLessThan(10);
  expect(practice?.never).not.toContain("Slag Herald");
});

test("--play without a summary is refused", async () => {
  expect(await run("cards", "--game", "conquest-of-fates", "--texts", "--play")).toMatchObject({
    status: 2,
    err: expect.stringContaining("write --summary too"),
  });
});
