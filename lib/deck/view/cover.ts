import type { Pool, PoolCard } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Entry } from "../../core/judge/deck.ts";
import { isOf, valueAt } from "../../core/look/card-view.ts";
import { numbered } from "./charts.ts";

/**
 * The card that a deck is known by: the one that was chosen if the deck has it, or else its dearest, in what the game's
 * first chart with columns counts. A published value comes before a placeholder, and both before a card without the value.
 * Of equally dear ones it is the one that most of the deck is like, so that decks with the same great cards differ.
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
    const rank = dear === undefined ? 0 : value?.state === "fact" ? 2 : 1;
    return { entry, rank, dear: dear?.n ?? 0 };
  });
  const top = places.reduce((best, one) => (best === undefined || isDearer(one, best) ? one : best), places[0]);
  const dearest = places.filter((one) => top !== undefined && !isDearer(top, one)).map(({ entry }) => entry);
  if (dearest.length < 2) return dearest[0];
  const tally = new Map<unknown, number>();
  for (const { card, count } of entries)
    for (const word of wordsOf(pool, pool.of(card))) tally.set(word, (tally.get(word) ?? 0) + count);
  const kin = (entry: PoolCard<C>) => wordsOf(pool, entry).reduce((sum, word) => sum + (tally.get(word) ?? 0), 0);
  return dearest.reduce((best, one) => (kin(one) > kin(best) ? one : best));
}

/** The words of a card that the game's charts count. */
function wordsOf<C extends Card>({ game }: Pool<C>, { card }: PoolCard<C>): readonly string[] {
  return game.layout.charts
    .flatMap((chart) => (chart.as === "bars" ? [valueAt(card, chart).value].flat() : []))
    .filter((word) => typeof word === "string");
}

interface Place {
  readonly rank: number;
  readonly dear: number;
}

function isDearer(one: Place, other: Place): boolean {
  return one.rank === other.rank ? one.dear > other.dear : one.rank > other.rank;
}
