// End of the Game (p.9); Variant Rules (p.12): Alternate Victory Point Totals, Last Player Standing.
import { COUNTER, ENEMIES, type ShipTable, ZONE } from "./table.ts";

const USUAL_VP = 10;

/** The VP that the players have agreed to play for. */
export function vpToWin(table: ShipTable): number {
  return table.start.options.vp ?? USUAL_VP;
}

export function hasWon(table: ShipTable): boolean {
  return table.get(COUNTER.vp) >= vpToWin(table);
}

export function hasLost(table: ShipTable): boolean {
  return table.get(COUNTER.taken) >= vpToWin(table);
}

export function hasNobodyToFace(table: ShipTable): boolean {
  // A loop, because whether the game is over is asked at every step.
  for (const row of ENEMIES) if (table.count(row) > 0) return false;
  return table.count(ZONE["enemy-reserve"]) === 0;
}

/** Ends the game with a reason, if it is over. This is asked when a ship of the enemy fleet is gone. */
export function seeEnd(table: ShipTable): void {
  const score = () => `${table.get(COUNTER.vp)} of ${vpToWin(table)} VP`;
  if (hasWon(table)) table.say(() => `${score()}: the game is won.`);
  else if (hasNobodyToFace(table)) table.say(() => `No enemy is left, so the game ends here, with ${score()}.`);
}

export function seeLoss(table: ShipTable): void {
  if (hasLost(table))
    table.say(() => `The enemy has ${table.get(COUNTER.taken)} of ${vpToWin(table)} VP: the game is lost.`);
}
