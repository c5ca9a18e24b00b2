// A separate thread that plays trials, one per message: a trial takes longer than anybody else may wait.
import { parentPort } from "node:worker_threads";
import { games } from "../../lib/games/index.ts";
import { playerAt, type Seat } from "../../lib/trials/seat.ts";

parentPort?.on("message", async (seat: Seat) => {
  const play = await playerAt(games, seat);
  parentPort?.postMessage(play({ games: Array.from({ length: seat.trial.games }, (_, at) => at) }));
});
