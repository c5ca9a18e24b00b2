// End of the Game (p.9); Variant Rules (p.12): Alternate Victory Point Totals, Last Player Standing.
import type { Start } from "../../../core/table/board.ts";
import type { Result, Score } from "../../../core/table/result.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { COUNTER, ENEMIES, type SpurTable, ZONE } from "./table.ts";

const USUAL_VP = 10;

/** The VP that the players have agreed to play for. */
export function vpToWin({ options }: Pick<Start, "options">): number {
  return options.vp ?? USUAL_VP;
}

export function hasWon(table: SpurTable): boolean {
  return table.get(COUNTER.vp) >= vpToWin(table.start);
}

export function hasLost(table: SpurTable): boolean {
  return table.get(COUNTER.taken) >= vpToWin(table.start);
}

export function hasNobodyToFace(table: SpurTable): boolean {
  // A loop, because whether the game is over is asked at every step.
  for (const row of ENEMIES) if (table.count(row) > 0) return false;
  return table.count(ZONE["enemy-reserve"]) === 0;
}

/** The enemy has VP to win only if it does not hold its fire. */
export function score(table: SpurTable): Score {
  const theirs = table.get(COUNTER.taken);
  const counts = theirs > 0 || isOpposed(table.start);
  return { name: "VP", own: table.get(COUNTER.vp), ...(counts && { theirs }) };
}

export function result(table: SpurTable): Result | undefined {
  return table.turn === 0 ? undefined : table.as(0, () => resultNow(table));
}

function resultNow(table: SpurTable): Result | undefined {
  const [own, theirs] = [table.get(COUNTER.vp), table.get(COUNTER.taken)];
  if (hasWon(table)) return { how: "won", says: `You won in turn ${table.turn}, ${own} to ${theirs} VP.` };
  if (hasLost(table)) return { how: "lost", says: `You lost in turn ${table.turn}, ${own} to ${theirs} VP.` };
  if (!hasNobodyToFace(table)) return undefined;
  return { how: "won", says: `You won in turn ${table.turn}: no enemy ship is left. You have ${own} VP.` };
}
