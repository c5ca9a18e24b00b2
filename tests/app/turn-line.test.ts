import { expect, test } from "vitest";
import { turnsOf } from "../../app/_measure/view/turn-line.tsx";

test("a line by turn shows few turns, up to the one that was asked for", () => {
  for (let turn = 1; turn <= 60; turn++)
    for (const known of [turn, turn + 1, turn + 20]) {
      const byTurn = Array.from({ length: known }, (_, at) => at);
      const shown = turnsOf({ byTurn }, { measure: "any", least: 1, turn });
      expect(shown.map((one) => one.turn)).toContain(turn);
      expect(shown.length).toBeLessThanOrEqual(8);
      for (const one of shown) expect(one.count).toBe(byTurn[Math.min(one.turn, known) - 1]);
    }
});

test("a win at any time has its line up to the last of them", () => {
  const shown = turnsOf({ byTurn: Array.from({ length: 13 }, (_, at) => at) }, { won: true });
  expect(shown.at(-1)).toEqual({ turn: 13, count: 12 });
});
