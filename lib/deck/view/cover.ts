import type { Pool, PoolCard } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Entry } from "../../core/judge/deck.ts";
import { isOf, valueAt } from "../../core/look/card-view.ts";
import { numbered } from "./charts.ts";

/**
 * The card that a deck is known by: the one that was chosen if the deck has it, or else its dearest, in what the game's
 * first chart with columns counts. A published value comes before a placeholder, and both before a card without the value.
 */
export function coverOf<C extends Card>(
  pool: Pool<C>,
  entries: readonly Entry<C>[],
  chosen?: string,
): PoolCard<C> | undefined {
  const own = entries.find(({ card }) => card.label === chosen);
  if (own) return pool.of(own.card);
  const { game } = pool;
  const chart = game.layout.charts.find((one) => one.as === "histogram");
  const places = entries.map(({ card, section }) => {
    const entry = pool.of(card);
    const counts =
      chart?.as === "histogram" &&
      (chart.sections?.includes(section) ?? true) &&
      isOf(chart.which, entry.card, game.kind);
    const value = counts ? valueAt(entry.card, chart) : undefined;
    const [dear] = value === undefined ? [] : numbered({ ...value, count: 1 });
    return { entry, rank: dear === undefined ? 0 : value?.state === "fact" ? 2 : 1, dear: dear?.n ?? 0 };
  });
  const [first, ...others] = places;
  return first && others.reduce((best, one) => (isDearer(one, best) ? one : best), first).entry;
}

interface Place {
  readonly rank: number;
  readonly dear: number;
}

function isDearer(one: Place, other: Place): boolean {
  return one.rank === other.rank ? one.dear > other.dear : one.rank > other.rank;
}
