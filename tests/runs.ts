import { randomInt } from "node:crypto";

/** How often a property is tried: the quick number in every run, the full one with NIGHTLY=1. SEED=… repeats a run. */
export function runs(quick: number, nightly: number): { numRuns: number; seed: number } {
  return { numRuns: process.env.NIGHTLY ? nightly : quick, seed: Number(process.env.SEED ?? randomInt(2 ** 31)) };
}
