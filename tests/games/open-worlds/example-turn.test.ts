import { expect, test } from "vitest";
import { worlds } from "./table-of-worlds.ts";

test("Appendix D (p. 18): the example first turn, move by move", async () => {
  const hand = [
    "City 12",
    "City 20",
    "Exploit 1",
    "Outpost 1",
    "Asteroid Strike",
    "Research",
    "Industry 8",
    "Industry 10",
    "Troops 20",
    "Striker",
  ];
  const set = await worlds({ lay: { hand } });
  set.do(
    "stage City 20 > staged:4",
    "stage City 12 > staged:3",
    "stage Exploit 1 > staged:5",
    "stage Outpost 1 > staged:2",
    "stage Asteroid Strike > staged:1",
    "pass",
  );
  // No ship is in play: the Move step is skipped.
  expect(set.phase).toBe("resolve");
  set.do("resolve > worlds:5", "resolve > worlds:4", "resolve > worlds:3", "resolve > worlds:2", "resolve > worlds:1");
  expect([2, 3, 4, 5].map((place) => set.in(`facilities:${place}`))).toEqual([
    ["Outpost 1"],
    ["City 12"],
    ["City 20"],
    ["Exploit 1"],
  ]);
  expect(set.in("trash")).toEqual(["Asteroid Strike"]);
  set.do("pass");
  expect([set.get("income"), set.phase]).toEqual([6, "trash"]);
  set.do("pass");
  expect(set.in("hand")).toHaveLength(10);
  // Research can be played at the end of Draw.
  expect(set.phase).toBe("draw");
  set.do("pass");
  expect([set.get("priorIncome"), set.table.turn, set.phase]).toEqual([6, 2, "stage"]);
});
