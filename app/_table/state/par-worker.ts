// Looks for what was possible with a deal in a thread of its own: that takes many games.
import type { Start } from "../../../lib/core/table/board.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Move } from "../../../lib/core/table/move.ts";
import { type History, scriptOf } from "../../../lib/core/table/replay.ts";
import { isBeforeHand } from "../../../lib/core/table/to-hand.ts";
import { games } from "../../../lib/games/index.ts";
import { type Par, parOf } from "../../../lib/trials/par.ts";
import { USUAL } from "../../../lib/trials/trial-text.ts";

export interface ParRequest {
  readonly game: string;
  readonly start: Start;
  /** The game of the player, to its end. */
  readonly own: History;
}

export interface FoundPar {
  readonly par: Par;
  /** How many moves were settled before the first hand. */
  readonly before: number;
}

export type ParAnswer = { readonly done: number; readonly of: number } | { readonly found: FoundPar };

/** How often the thinking pilot plays each move on. */
const ROLLS = 3;

const answer = (message: ParAnswer) => postMessage(message);

async function find({ game: id, start, own }: ParRequest): Promise<void> {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  const dealer = new Dealer(await game.goldfish());
  const { table } = dealer.openAgain(start, false, scriptOf(own, 0));
  const before: Move[] = [];
  for (const [at, move] of own.moves.slice(0, own.at).entries()) {
    if (isBeforeHand(dealer, table)) before.push(move);
    dealer.play(table, move, scriptOf(own, at + 1));
  }
  const turns = Math.max(USUAL.turns, table.turn);
  const tells = (done: number, of: number) => answer({ done, of });
  const par = parOf(dealer, { start, before, own, turns, rolls: ROLLS, tells });
  answer({ found: { par, before: before.length } });
}

// A failure reaches the page only if it is reported.
addEventListener("message", ({ data }: MessageEvent<ParRequest>) => void find(data).catch(reportError));
