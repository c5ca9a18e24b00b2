// Judges many lists in a thread of its own, so that the page stays responsive.
import { Pool } from "../../lib/cards/pool.ts";
import { games } from "../../lib/games/index.ts";
import { type DeskAnswer, type DeskMessage, work } from "./desk-work.ts";

const pools = new Map<string, Pool>();

addEventListener("message", ({ data }: MessageEvent<DeskMessage>) => {
  if ("request" in data) {
    // A failure reaches the page only if it is reported.
    void work(pools, data.request, (message: DeskAnswer) => postMessage(message)).catch(reportError);
    return;
  }
  const game = games.find(({ id }) => id === data.game);
  if (!game) throw new Error(`there is no game ${data.game}`);
  pools.set(game.id, new Pool(game, data.cards.sets, new Map(data.cards.codes)));
});
