// A seat of a thread that plays games of a trial, wherever the thread runs.
import type { Game } from "../core/game.ts";
import type { Start } from "../core/table/board.ts";
import { changed } from "./pairs.ts";
import type { Games } from "./run.ts";
import { dealerFor, type Played, playGame, type Trial } from "./trial.ts";

/** What a thread is started with. */
export interface Seat {
  readonly game: string;
  readonly start: Start;
  readonly trial: Trial;
}

export async function playerAt(
  games: readonly Game[],
  { game: id, start, trial }: Seat,
): Promise<(asked: Games) => readonly Played[]> {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  const dealer = dealerFor(await game.goldfish(), trial);
  return ({ games: numbers, changes = [] }) => {
    const played = changed(start, changes);
    return numbers.map((at) => playGame(dealer, played, trial, at));
  };
}
