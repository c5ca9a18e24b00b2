// Tries the moves of a game in a thread of its own, so that the page stays responsive.
import type { Start } from "../../../lib/core/table/board.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import { type History, replayed } from "../../../lib/core/table/replay.ts";
import { games } from "../../../lib/games/index.ts";
import { lineOf, type Thought, think } from "../../../lib/pilots/thinking.ts";

export interface ThinkRequest {
  readonly game: string;
  readonly start: Start;
  readonly history: History;
  readonly rolls: number;
  readonly finalists: number;
}

/** A thought, and what the best two moves lead to in this turn, in the words of the log. */
export interface Explained extends Thought {
  readonly lines: readonly (readonly string[])[];
}

export type ThinkAnswer = { readonly done: number } | { readonly thought: Explained | undefined };

const answer = (message: ThinkAnswer) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ThinkRequest>) => {
  const { start, history, rolls, finalists } = data;
  const game = games.find(({ id }) => id === data.game);
  if (!game) throw new Error(`there is no game ${data.game}`);
  const dealer = new Dealer(await game.goldfish());
  const { table } = replayed(dealer, start, history);
  const { seed } = start;
  const thought = think(dealer, table, { rolls, seed, finalists, tells: (done) => answer({ done }) });
  const best = thought?.expected.slice(0, 2) ?? [];
  answer({ thought: thought && { ...thought, lines: best.map(({ move }) => lineOf(dealer, table, seed, move)) } });
});
