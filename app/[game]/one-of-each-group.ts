import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { groupOf } from "../../lib/core/look/card-view.ts";

/** A glimpse of a game's cards: the first of every group that its lists have. */
export function oneOfEachGroup({ game, cards }: Pool): readonly PoolCard[] {
  const seen = new Set<string>();
  return cards.filter(({ card }) => {
    const { heading } = groupOf(game, card);
    const isNew = !seen.has(heading);
    seen.add(heading);
    return isNew;
  });
}
