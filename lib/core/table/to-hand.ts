import type { Start } from "./board.ts";
import type { Dealer } from "./dealer.ts";
import type { Move } from "./move.ts";
import type { Table } from "./table.ts";

/** No game asks for more before its first hand. */
const MOST = 60;

/** Whether the player still has nothing to look at: the game has not begun, and all hands are empty. */
export function isBeforeHand(dealer: Dealer, table: Table): boolean {
  if (table.turn > 0 || dealer.isOver(table)) return false;
  const hands = dealer.goldfish.areas.filter(({ as }) => as === "fan");
  return hands.length > 0 && hands.every(({ zone }) => table.count(table.zone(zone)) === 0);
}

/** A game that has come to its first hand, and the moves that led there. */
interface AtHand {
  readonly table: Table;
  readonly moves: readonly Move[];
}

/** Plays to the first hand: what was chosen, where it is still allowed, and else what the autopilot advises. */
export function playedToHand(dealer: Dealer, start: Start, chosen: readonly Move[] = []): AtHand {
  const table = dealer.open(start, false);
  const moves: Move[] = [];
  const wishes = [...chosen];
  while (moves.length < MOST && isBeforeHand(dealer, table)) {
    const move = wishes.shift() ?? dealer.advise(table)?.move;
    if (!move) break;
    if (dealer.play(table, move) === undefined) moves.push(move);
  }
  return { table, moves };
}
