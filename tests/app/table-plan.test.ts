import { expect, test } from "vitest";
import { alone, type TablePlan, tablePlanOf } from "../../app/_table/state/table-plan.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

/** How many columns the wells of each row that holds any have together. */
function widths({ wells }: TablePlan): ReadonlyMap<number, number> {
  const byRow = Map.groupBy(wells, ({ area }) => area.row);
  return new Map([...byRow].map(([row, own]) => [row, own.reduce((sum, { area }) => sum + area.span, 0)]));
}

test.each(games.map((game) => [game.name, game] as const))(
  "%s: while nobody is opposite, a row that the enemy has left is as wide as before",
  async (_, game) => {
    const { dealer, start } = await tableOf(game);
    const plan = tablePlanOf(dealer.goldfish, dealer.open(start("plan"), false));
    const left = alone(plan, () => 0);
    expect(left.wells.filter(({ area }) => area.side === "enemy")).toEqual([]);
    const before = widths(plan);
    for (const [row, width] of widths(left)) expect(width, `row ${row}`).toBe(before.get(row));
  },
);
