import { whenIdle } from "../_client/idle.ts";

/** A slice of work, so that the page answers meanwhile. */
const SLICE_MS = 8;

/** All parts that a generator makes, made whenever nothing more urgent is waiting. */
export async function inSlices<T>(parts: Iterable<T>): Promise<readonly T[]> {
  const out: T[] = [];
  let until = performance.now() + SLICE_MS;
  for (const part of parts) {
    out.push(part);
    if (performance.now() < until) continue;
    await new Promise<void>((resolve) => void whenIdle(resolve));
    until = performance.now() + SLICE_MS;
  }
  return out;
}
