import { type Card, fold } from "../core/card.ts";
import { nearest } from "../core/nearness.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** Cards whose names are near to what was typed, best first. */
export function near<C extends Card>(pool: Pool<C>, typed: string): readonly PoolCard<C>[] {
  return nearest(fold(typed), pool.cards, ({ names }) => names);
}
