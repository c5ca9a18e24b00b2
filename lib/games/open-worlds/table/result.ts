// Winning the Game: the highest income of the final turn. (p.13) No opponent counts one here.
import type { Result, Score } from "../../../core/table/result.ts";
import { COUNTER, type WorldsTable } from "./table.ts";

export function score(table: WorldsTable): Score {
  return { name: "Income", own: table.get(COUNTER.income) };
}

export function result(table: WorldsTable): Result | undefined {
  if (table.get(COUNTER.scored) === 0) return undefined;
  return { how: "ended", says: `The game is over. Your final income is ${table.get(COUNTER.income)}.` };
}
