// A separate thread that plays games of trials, some per message: a trial takes longer than anybody else may wait.
import { parentPort } from "node:worker_threads";
import { games } from "../../lib/games/index.ts";
import type { Games } from "../../lib/trials/run.ts";
import { playerAt, type Seat } from "../../lib/trials/seat.ts";
import type { Played } from "../../lib/trials/trial.ts";
import { ThreadTime } from "./front/thread-time.ts";

/** Some games of a trial, which has an id of its own. */
export interface Part extends Games {
  readonly id: string;
  readonly seat: Seat;
}

/** The games, and how many milliseconds they took. */
export interface PlayedPart {
  readonly played: readonly Played[];
  readonly took: number;
}

let latest: { readonly id: string; readonly play: ReturnType<typeof playerAt> } | undefined;

parentPort?.on("message", async (part: Part) => {
  const taken = new ThreadTime().begin();
  if (latest?.id !== part.id) latest = { id: part.id, play: playerAt(games, part.seat) };
  const played = (await latest.play)(part);
  const answer: PlayedPart = { played, took: taken() };
  parentPort?.postMessage(answer);
});
