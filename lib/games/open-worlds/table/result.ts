// Winning the Game: the highest income of the final turn. (p.13)
import type { Result, Score } from "../../../core/table/result.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { COUNTER, type WorldsTable } from "./table.ts";

export function score(table: WorldsTable): Score {
  const own = table.get(COUNTER.income);
  return { name: "Income", own, ...(isOpposed(table.start) && { theirs: table.get(COUNTER["enemy-income"]) }) };
}

export function result(table: WorldsTable): Result | undefined {
  // Each side counts its final income.
  if (table.get(COUNTER.scored) < (isOpposed(table.start) ? 2 : 1)) return undefined;
  const { own, theirs } = score(table);
  if (theirs === undefined) return { how: "ended", says: `The game is over. Your final income is ${own}.` };
  if (own === theirs) return { how: "ended", says: `A draw: both final incomes are ${own}.` };
  return own > theirs
    ? { how: "won", says: `You won: your final income is ${own}, your rival’s ${theirs}.` }
    : { how: "lost", says: `You lost: your final income is ${own}, your rival’s ${theirs}.` };
}
