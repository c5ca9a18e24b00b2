// Plays games of a trial in a thread of its own.
import { parentPort, workerData } from "node:worker_threads";
import { games } from "../games/index.ts";
import type { Games } from "../trials/run.ts";
import { playerAt, type Seat } from "../trials/seat.ts";

if (!parentPort) throw new Error("this is no thread");
const port = parentPort;
const seat: Seat = workerData;
const play = await playerAt(games, seat);
port.on("message", (asked: Games) => port.postMessage(play(asked)));
