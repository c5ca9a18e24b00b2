import type { Attribute } from "../core/card/card.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** Attributes that cards can be sorted by: numbers, and amounts of several things. */
export function sortsOf(pool: Pool): readonly Pick<Attribute, "name" | "label">[] {
  return pool.game.attributes
    .filter(({ shapes, bounds }) => ["number", "amounts"].includes(shapes[0].is) && bounds === undefined)
    .map(({ name, label }) => ({ name, label }));
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
