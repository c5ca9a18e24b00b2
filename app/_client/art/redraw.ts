import { artPrint, readArtAddress } from "../../../lib/art/address.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { loadPool } from "../pool.ts";
import { artDataUrl } from "./data-url.ts";

const pools = new Map<string, Promise<Pool>>();

/** Draws a card here whose picture could not be had, from the cards that this browser has kept. */
export async function redraw(picture: HTMLImageElement): Promise<void> {
  const request = readArtAddress(new URL(picture.src).pathname);
  const game = request && gameNamed(games, request.game);
  if (!request || !game) return;
  const loading = pools.get(game.id) ?? loadPool(game);
  pools.set(game.id, loading);
  const pool = await loading.catch(() => undefined);
  if (!pool) {
    // The cards may be there when the next picture is missing. Until then the ground shows.
    pools.delete(game.id);
    return;
  }
  const entry = pool.cards.find(({ card, label }) => artPrint(game, card, label) === request.print);
  if (entry) picture.src = artDataUrl(game, entry.card, entry.label, request.size);
}
