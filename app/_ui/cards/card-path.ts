import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";

/** The path of a card's own page. */
export function cardPath(game: Game, { label }: Pick<PoolCard, "label">): string {
  return `/${game.id}/cards/${encodeURIComponent(label)}`;
}
