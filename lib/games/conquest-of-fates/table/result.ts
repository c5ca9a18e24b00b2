// Declare a Winner: the highest conquest pool after three battles. (p.4, p.10)
import type { Result, Score } from "../../../core/table/result.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { BATTLE_ZONE, COUNTER, ENEMY_ZONE, type FatesTable } from "./table.ts";
import { cqIn } from "./units.ts";

export function score(table: FatesTable): Score {
  const own = table.get(COUNTER.conquest);
  return {
    name: "Conquest Pool",
    own,
    ...(isOpposed(table.start) && { theirs: table.get(COUNTER["enemy-conquest"]) }),
  };
}

export function unscored(table: FatesTable): Score {
  return { name: "CQ", own: cqIn(table, BATTLE_ZONE), theirs: cqIn(table, ENEMY_ZONE) };
}

export function result(table: FatesTable): Result | undefined {
  if (table.get(COUNTER.over) === 0) return undefined;
  const { own, theirs } = score(table);
  if (theirs === undefined)
    return { how: "ended", says: `All three battles are over. You have ${own} CQ in your Conquest Pool.` };
  if (own === theirs) return { how: "ended", says: `A draw, ${own} to ${theirs}.` };
  return own > theirs
    ? { how: "won", says: `You won, ${own} to ${theirs}.` }
    : { how: "lost", says: `You lost, ${own} to ${theirs}.` };
}
