// Plays games of a trial in a thread of its own.
import { parentPort, workerData } from "node:worker_threads";
import type { Start } from "../core/table/board.ts";
import { games } from "../games/index.ts";
import { changed } from "../trials/pairs.ts";
import type { Games } from "../trials/run.ts";
import { dealerFor, playGame, type Trial } from "../trials/trial.ts";

/** What a thread is started with. */
export interface ThreadData {
  readonly game: string;
  readonly start: Start;
  readonly trial: Trial;
}

const { game: id, start, trial }: ThreadData = workerData;
const game = games.find((one) => one.id === id);
if (!game || !parentPort) throw new Error(`no thread for ${id}`);
const dealer = dealerFor(await game.goldfish(), trial);
const port = parentPort;
port.on("message", ({ games: numbers, changes = [] }: Games) => {
  const played = changed(start, changes);
  port.postMessage(numbers.map((at) => playGame(dealer, played, trial, at)));
});
