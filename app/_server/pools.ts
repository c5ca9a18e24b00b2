import { database, fold } from "../../db/client.ts";
import { seed, setsOf, stampOf } from "../../db/sets.ts";
import { builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card.ts";
import { kindOf } from "../../lib/core/fact.ts";
import { type Game, gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";

const pools = new Map<string, { stamp: string; pool: Pool }>();
let seeded: Promise<void> | undefined;

function kind(set: { game: string }, card: Card): string {
  const game = gameNamed(games, set.game);
  return game ? kindOf(card, game.kind) : "";
}

/** The database with the built-in sets in it. */
export async function ready() {
  const db = database();
  seeded ??= seed(db, games.flatMap(builtInSets), kind).then(() => fold(db));
  try {
    await seeded;
  } catch (error) {
    // The next request tries again; this one says what is wrong.
    seeded = undefined;
    throw error;
  }
  return db;
}

/** The stamp of the cards of a game: it changes whenever one of its sets does. */
export async function stampFor(game: Game): Promise<string> {
  return stampOf(await ready(), game.id);
}

/** The cards of a game: all sets of the database, read again only when one of them changed. */
export async function poolOf(game: Game): Promise<Pool> {
  const db = await ready();
  const stamp = await stampOf(db, game.id);
  const kept = pools.get(game.id);
  if (kept?.stamp === stamp) return kept.pool;
  const pool = new Pool(game, await setsOf(db, game.id), codesOf(game));
  pools.set(game.id, { stamp, pool });
  return pool;
}
