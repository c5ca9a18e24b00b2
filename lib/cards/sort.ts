import type { Attribute } from "../core/card/card.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** Attributes that cards can be sorted by: numbers, and amounts of several things. */
export function sortsOf(pool: Pool): readonly Pick<Attribute, "name" | "label">[] {
  return pool.game.attributes
    .filter(({ shapes, bounds }) => ["number", "amounts"].includes(shapes[0].is) && bounds === undefined)
    .map(({ name, label }) => ({ name, label }));
}

/**
 * The cards as they are shown unless another order is asked for: those with numbers first, then those that have none by
 * nature or a text alone, and last those of which little more than the name is known. Else they stay as listed.
 */
export function valuesFirst(pool: Pool, cards: readonly PoolCard[]): readonly PoolCard[] {
  const sorts = sortsOf(pool);
  const rank = ({ card }: PoolCard) => {
    const values = sorts.map(({ name }): unknown => Reflect.get(card, name));
    if (values.some((value) => value !== undefined && value !== null)) return 0;
    return values.includes(null) || typeof card.text === "string" ? 1 : 2;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

/** Compares cards by name or by an attribute. Cards without a value come last, and equal ones stay as listed. */
export function comparedBy(sort: string): (a: PoolCard, b: PoolCard) => number {
  if (sort === "name") return (a, b) => (a.label < b.label ? -1 : 1);
  return (a, b) => amount(a, sort) - amount(b, sort) || a.place - b.place;
}

function amount({ card }: PoolCard, attribute: string): number {
  const value: unknown = Reflect.get(card, attribute);
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return Number.MAX_SAFE_INTEGER;
  return Object.values(value).reduce((sum: number, n) => sum + Number(n), 0);
}
