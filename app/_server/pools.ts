import { setImmediate as pause } from "node:timers/promises";
import { database } from "../../db/client.ts";
import type { Db } from "../../db/db.ts";
import { seed, setsOf, stampOf } from "../../db/sets.ts";
import { builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import { kindOf } from "../../lib/core/card/fact.ts";
import { type Game, gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { prepare } from "../../lib/query/rows.ts";

const pools = new Map<string, { readonly stamp: string; readonly pool: Promise<Pool> }>();
let seeded: Promise<void> | undefined;

function kind(set: { game: string }, card: Card): string {
  const game = gameNamed(games, set.game);
  return game ? kindOf(card, game.kind) : "";
}

/** The database with the built-in sets in it. */
export async function ready() {
  const db = await database();
  seeded ??= seed(db, games.flatMap(builtInSets), kind).then(() => db.settle());
  try {
    await seeded;
  } catch (error) {
    // This request reports the error, and the next one tries again.
    seeded = undefined;
    throw error;
  }
  return db;
}

/** A stamp of the game's cards, which changes whenever one of its sets does. */
export async function stampFor(game: Game): Promise<string> {
  return stampOf(await ready(), game.id);
}

/** The cards of a game from all sets in the database. They are read again only when one of the sets changes. */
export async function poolOf(game: Game): Promise<Pool> {
  const db = await ready();
  const stamp = await stampOf(db, game.id);
  let kept = pools.get(game.id);
  if (kept?.stamp !== stamp) {
    kept = { stamp, pool: made(game, db) };
    pools.set(game.id, kept);
  }
  try {
    return await kept.pool;
  } catch (error) {
    // This request reports the error, and the next one tries again.
    if (pools.get(game.id) === kept) pools.delete(game.id);
    throw error;
  }
}

/** Made in slices, so that other requests are answered in between, however many cards were imported. */
async function made(game: Game, db: Db): Promise<Pool> {
  const pool = await Pool.inSlices(game, await setsOf(db, game.id), codesOf(game), pause);
  await prepare(pool.cards, pause);
  return pool;
}
