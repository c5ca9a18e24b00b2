import { groupOf } from "../core/look/card-view.ts";
import { factLines } from "../core/look/fact-lines.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** As many as are read at a glance. */
const MOST = 4;

/** A glimpse of a game's cards: of the first groups that its lists have, the first of those of which most is known. */
export function oneOfEachGroup({ game, cards }: Pool): readonly PoolCard[] {
  const best = new Map<string, { readonly entry: PoolCard; readonly open: number }>();
  for (const entry of cards) {
    const { heading } = groupOf(game, entry.card);
    const open = factLines(game, entry.card).filter(({ state }) => state === "unknown").length;
    const before = best.get(heading);
    if (!before || open < before.open) best.set(heading, { entry, open });
  }
  return [...best.values()].slice(0, MOST).map(({ entry }) => entry);
}
