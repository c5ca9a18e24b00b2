// Judges many lists in a thread of its own, so that the page stays responsive.
import { Pool } from "../../lib/cards/pool.ts";
import { games } from "../../lib/games/index.ts";
import { type DeskAnswer, type DeskMessage, work } from "./desk-work.ts";

const pools = new Map<string, Pool>();
let goOn = () => {};

/** Resolves when the page has shown the verdicts. */
function answer(message: DeskAnswer): void | Promise<void> {
  postMessage(message);
  if ("judged" in message) return new Promise((resolve) => (goOn = resolve));
}

addEventListener("message", ({ data }: MessageEvent<DeskMessage>) => {
  if ("shown" in data) return goOn();
  if ("request" in data) {
    // A failure reaches the page only if it is reported.
    void work(pools, data.request, answer).catch(reportError);
    return;
  }
  const game = games.find(({ id }) => id === data.game);
  if (!game) throw new Error(`there is no game ${data.game}`);
  pools.set(game.id, new Pool(game, data.cards.sets, new Map(data.cards.codes)));
});
