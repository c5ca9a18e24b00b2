import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { games } from "../../lib/games/index.ts";
import { stampFor } from "./pools.ts";

export function stampedGames(): Promise<readonly StampedGame[]> {
  return Promise.all(games.map(async (game) => ({ id: game.id, name: game.name, stamp: await stampFor(game) })));
}
