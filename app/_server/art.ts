import { artPrint, readArtAddress } from "../../lib/art/address.ts";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { cardArt } from "../../lib/games/art.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf } from "./pools.ts";

const byPrint = new WeakMap<Pool, ReadonlyMap<string, PoolCard>>();

/** The picture at an address, if a card of the server looks so now. */
export async function artAt(path: string): Promise<string | undefined> {
  const request = readArtAddress(path);
  const game = request && gameNamed(games, request.game);
  if (!request || !game) return undefined;
  const pool = await poolOf(game);
  const entry = printsOf(pool).get(request.print);
  return entry && cardArt(game, entry.card, entry.label, request.size);
}

/** The cards of a pool by what their pictures depend on. */
function printsOf(pool: Pool): ReadonlyMap<string, PoolCard> {
  const before = byPrint.get(pool);
  if (before) return before;
  const made = new Map(pool.cards.map((entry) => [artPrint(pool.game, entry.card, entry.label), entry]));
  byPrint.set(pool, made);
  return made;
}
