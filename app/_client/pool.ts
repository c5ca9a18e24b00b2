import { Pool } from "../../lib/cards/pool.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { hasOwnSets } from "./has-own-sets.ts";

/** The cards of a game that a page works with, as they can be sent to a worker. */
export interface Cards {
  readonly sets: readonly CardSet[];
  readonly codes: readonly (readonly [string, number])[];
}

/** A game as pages list it that do not load its rules. */
type Listed = Pick<Game, "id" | "name">;

/**
 * Loads the cards of a game, and lays over them those that this browser keeps. The response for a URL never changes,
 * because the URL contains a stamp of the card sets.
 */
export async function loadCards(game: Listed, stamp: string): Promise<Cards> {
  const [{ sets, codes }, own] = await Promise.all([loadBuiltIn(game, stamp), ownSets(game)]);
  const taken = new Set(sets.map(({ id }) => id));
  return { sets: [...sets, ...own.map((set) => (taken.has(set.id) ? { ...set, id: `${set.id}-own` } : set))], codes };
}

/** The cards of a game as the server has them. */
export async function loadBuiltIn(game: Listed, stamp: string): Promise<Cards> {
  const answer = await fetch(`/games/${game.id}/pool?v=${stamp}`);
  if (!answer.ok) throw new Error(`The cards of ${game.name} could not be loaded (status ${answer.status}).`);
  return answer.json();
}

export async function loadPool(game: Game, stamp: string): Promise<Pool> {
  const { sets, codes } = await loadCards(game, stamp);
  return new Pool(game, sets, new Map(codes));
}

/** What reads card sets is loaded only where there are any, so that nobody else waits for it. */
async function ownSets({ id }: Listed): Promise<readonly CardSet[]> {
  if (!(await hasOwnSets())) return [];
  const { setsInUse } = await import("./own-sets.ts");
  return setsInUse(id);
}
