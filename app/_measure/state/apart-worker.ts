// Finds where pairs of games part, in a thread of its own: both are played again, move by move.
import { games as all } from "../../../lib/games/index.ts";
import { type Apart, apart, type Side } from "../../../lib/trials/apart.ts";

export interface ToPart {
  readonly game: string;
  readonly before: Side;
  readonly after: Side;
  /** The numbers of the games. */
  readonly games: readonly number[];
}

async function answer({ game: id, before, after, games }: ToPart): Promise<readonly (Apart | undefined)[]> {
  const game = all.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  const goldfish = await game.goldfish();
  return games.map((at) => apart(goldfish, before, after, at));
}

// A failure reaches the page only if it is reported.
addEventListener(
  "message",
  ({ data }: MessageEvent<ToPart>) =>
    void answer(data)
      .then((found) => postMessage(found))
      .catch(reportError),
);
