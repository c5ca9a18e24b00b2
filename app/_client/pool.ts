import { Pool } from "../../lib/cards/pool.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";

/** The card sets of a game, and the numbers of its cards in deck codes. */
export interface PoolBody {
  readonly sets: readonly CardSet[];
  readonly codes: readonly (readonly [string, number])[];
}

/**
 * Loads the cards of a game. The response for a URL never changes, because the URL contains a stamp of the card sets.
 */
export async function loadCards(game: Pick<Game, "id" | "name">, stamp: string): Promise<PoolBody> {
  const answer = await fetch(`/games/${game.id}/pool?v=${stamp}`);
  if (!answer.ok) throw new Error(`The cards of ${game.name} could not be loaded (status ${answer.status}).`);
  return answer.json();
}

export async function loadPool(game: Game, stamp: string): Promise<Pool> {
  const { sets, codes } = await loadCards(game, stamp);
  return new Pool(game, sets, new Map(codes));
}
