import type { Pool } from "../../lib/cards/pool.ts";
import { type JudgedSample, judgedSamples } from "../_server/samples.ts";

interface Shown {
  readonly pool: Pool;
  readonly sample: JudgedSample;
  readonly hand: number;
  /** The address of the sample of the next game. */
  readonly other: string;
}

/** The sample deck of the first page: that of the game that the address asks for, or else of the game whose day it is. */
export function sampleAsked(pools: readonly Pool[], search: URLSearchParams, day: number): Shown | undefined {
  const asked = pools.findIndex(({ game }) => game.id === search.get("sample"));
  const at = asked < 0 ? day % pools.length : asked;
  const [pool, next] = [pools[at], pools[(at + 1) % pools.length]];
  if (!pool || !next) return undefined;
  const samples = judgedSamples(pool);
  const sample = samples[Math.floor(day / pools.length) % samples.length];
  const hand = /^[1-9]\d{0,3}$/.exec(search.get("hand") ?? "1")?.[0] ?? "1";
  return sample && { pool, sample, hand: Number(hand), other: `/?sample=${next.game.id}#sample` };
}
