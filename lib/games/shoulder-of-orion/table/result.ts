// Life: whoever has none left has lost.
import type { Result, Score } from "../../../core/table/result.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { COUNTER, LIFE, type OrionTable } from "./table.ts";

export function score(table: OrionTable): Score {
  const theirs = table.get(COUNTER.dummyLife);
  if (!isOpposed(table.start)) return { name: "Damage dealt", own: LIFE - theirs };
  return { name: "Life", own: table.get(COUNTER.life), theirs };
}

export function result(table: OrionTable): Result | undefined {
  if (table.turn === 0) return undefined;
  const [own, theirs] = [table.get(COUNTER.life), table.get(COUNTER.dummyLife)];
  if (own <= 0 && theirs <= 0)
    return { how: "ended", says: `A draw in turn ${table.turn}: neither side has life left.` };
  if (theirs <= 0) {
    const left = isOpposed(table.start) ? `, with ${own} life left` : "";
    return { how: "won", says: `You won in turn ${table.turn}${left}.` };
  }
  if (own <= 0) return { how: "lost", says: `You lost in turn ${table.turn}. Your opponent has ${theirs} life left.` };
  return undefined;
}
