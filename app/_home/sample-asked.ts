import type { Pool } from "../../lib/cards/pool.ts";

interface Asked {
  readonly pool: Pool;
  /** Which hand is asked for. Without it, the finest one. */
  readonly hand: number | undefined;
  /** The address of the sample of the next game. */
  readonly other: string;
}

/** The hand of the first page: of the game that the address asks for, or else of the one whose day it is of some. */
export function sampleAsked(
  pools: readonly Pool[],
  some: readonly Pool[],
  search: URLSearchParams,
  day: number,
): Asked | undefined {
  const pool = pools.find(({ game }) => game.id === search.get("sample")) ?? some[day % some.length];
  const next = pool && pools[(pools.indexOf(pool) + 1) % pools.length];
  if (!pool || !next) return undefined;
  const hand = /^[1-9]\d{0,3}$/.exec(search.get("hand") ?? "")?.[0];
  return { pool, hand: hand === undefined ? undefined : Number(hand), other: `/?sample=${next.game.id}#sample` };
}
