import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card.ts";
import type { Entry } from "../core/deck.ts";
import { groupOf } from "../core/drawn.ts";

export interface Group<C extends Card = Card> {
  readonly label: string;
  readonly entries: readonly Entry<C>[];
}

/** The cards of a list in the groups of their game, each group in the order in which the game lists its cards. */
export function grouped<C extends Card>(pool: Pool<C>, entries: readonly Entry<C>[]): readonly Group<C>[] {
  const groups = new Map<string, { order: number; entries: Entry<C>[] }>();
  for (const entry of entries) {
    const { heading, order } = groupOf(pool.game, pool.of(entry.card).card);
    const group = groups.get(heading) ?? { order, entries: [] };
    group.entries.push(entry);
    groups.set(heading, group);
  }
  return [...groups]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([label, group]) => ({
      label,
      entries: group.entries.sort((a, b) => pool.of(a.card).place - pool.of(b.card).place),
    }));
}
