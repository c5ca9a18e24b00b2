import { near } from "../../lib/cards/near.ts";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { unofficialOrigin } from "../../lib/cards/stated.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { factLines } from "../../lib/core/look/fact-lines.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf } from "./pools.ts";

interface CardNamed {
  readonly pool: Pool;
  readonly typed: string;
  /** The card with this name. It is undefined if no card or several cards have the name. */
  readonly entry?: PoolCard;
  /** The cards that the name might mean instead. */
  readonly meant: readonly PoolCard[];
}

/** The card that a URL names, or those that it might mean. Answers undefined if there is no such game. */
export async function cardNamed({ game: id, name }: { game: string; name: string }): Promise<CardNamed | undefined> {
  const game = gameNamed(games, id);
  if (!game) return undefined;
  const pool = await poolOf(game);
  const typed = decoded(name).slice(0, 200);
  const found = pool.find(typed);
  if (found !== undefined && "card" in found) return { pool, typed, entry: found, meant: [] };
  return { pool, typed, meant: found ?? near(pool, typed) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A name with a stray percent sign is used as it is.
    return name;
  }
}

/** A card in a few words: what it is, and how much of it is known. */
export function inOneSentence(pool: Pool, entry: PoolCard): string {
  const { game } = pool;
  const { label, card } = entry;
  const lines = factLines(game, card);
  const facts = lines.filter(({ state }) => state === "fact");
  const told = facts
    .filter(({ value }) => value !== "none")
    .slice(0, 8)
    .map(({ label, value }) => `${label} ${value}`)
    .join(", ");
  const origin = unofficialOrigin(pool, entry) ?? `${facts.length} of ${lines.length} facts are known`;
  return `${label} of ${game.name}: ${told || "nothing is published"}. ${origin}.`;
}
