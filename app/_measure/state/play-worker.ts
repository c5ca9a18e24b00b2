// Plays games of a trial in a thread of its own.
import { games } from "../../../lib/games/index.ts";
import type { Games } from "../../../lib/trials/run.ts";
import { playerAt, type Seat } from "../../../lib/trials/seat.ts";

let player: ReturnType<typeof playerAt> | undefined;

async function answer(data: Seat | Games): Promise<void> {
  if (!("games" in data)) {
    player = playerAt(games, data);
    return;
  }
  const play = await player;
  if (!play) throw new Error("the thread has no seat");
  postMessage(play(data));
}

// A failure reaches the page only if it is reported.
addEventListener("message", ({ data }: MessageEvent<Seat | Games>) => void answer(data).catch(reportError));
