import type { Game } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { stampFor } from "./pools.ts";

/** What a page needs to list decks of a game and to load its cards. */
export interface StampedGame extends Pick<Game, "id" | "name"> {
  /** A stamp of the game's cards. */
  readonly stamp: string;
}

export function stampedGames(): Promise<readonly StampedGame[]> {
  return Promise.all(games.map(async (game) => ({ id: game.id, name: game.name, stamp: await stampFor(game) })));
}
