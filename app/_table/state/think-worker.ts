// Tries the moves of a game in a thread of its own, so that the page stays responsive.
import type { Start } from "../../../lib/core/table/board.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Move } from "../../../lib/core/table/goldfish.ts";
import { replayed } from "../../../lib/core/table/replay.ts";
import { games } from "../../../lib/games/index.ts";
import { type Thought, think } from "../../../lib/pilots/thinking.ts";

export interface ThinkRequest {
  readonly game: string;
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly rolls: number;
}

export type ThinkAnswer = { readonly done: number } | { readonly thought: Thought | undefined };

const answer = (message: ThinkAnswer) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ThinkRequest>) => {
  const { start, moves, rolls } = data;
  const game = games.find(({ id }) => id === data.game);
  if (!game) throw new Error(`there is no game ${data.game}`);
  const dealer = new Dealer(await game.goldfish());
  const { table } = replayed(dealer, start, { moves, at: moves.length });
  answer({ thought: think(dealer, table, { rolls, seed: start.seed, tells: (done) => answer({ done }) }) });
});
