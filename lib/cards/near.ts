import type { Budget } from "../core/budget.ts";
import type { Card } from "../core/card/card.ts";
import { fold, nearest } from "../core/words.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** The cards whose names are nearest to what was typed, best first. */
export function near<C extends Card>(pool: Pool<C>, typed: string, budget?: Budget): readonly PoolCard<C>[] {
  return nearest(fold(typed.slice(0, MOST_LETTERS)), pool.cards, ({ names }) => names, budget);
}

/** Names have at most 80 letters. Longer text is cut off, because at most its beginning can resemble a name. */
const MOST_LETTERS = 100;
