import type { Budget } from "../core/budget.ts";
import type { Card } from "../core/card/card.ts";
import { fold, nearest } from "../core/words.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** Cards whose names are near to what was typed, best first. */
export function near<C extends Card>(pool: Pool<C>, typed: string, budget?: Budget): readonly PoolCard<C>[] {
  return nearest(fold(typed.slice(0, MOST_LETTERS)), pool.cards, ({ names }) => names, budget);
}

/** A name has at most 80 letters; what is longer is near to none by its beginning alone. */
const MOST_LETTERS = 100;
