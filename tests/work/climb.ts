import { Chance } from "./random.ts";
import { stepsOf } from "./steps.ts";

interface Climb<T> {
  readonly seed: number;
  readonly tries: number;
  begin(chance: Chance): T;
  /** A neighbour of an input. */
  change(from: T, chance: Chance): T;
  /** Prepares what is not counted, and returns the work that is. */
  prepare(input: T): () => unknown;
}

/** After this many neighbours in a row that cost no more, the climb starts again elsewhere. */
const PATIENCE = 30;

/** Searches for the most expensive input by hill climbing: a change that costs more steps is kept. */
export function dearest<T>({ seed, tries, begin, change, prepare }: Climb<T>): {
  readonly input: T;
  readonly steps: number;
} {
  const chance = new Chance(seed);
  const first = begin(chance);
  let [input, steps] = [first, stepsOf(prepare(first))];
  let [here, cost, inVain] = [first, steps, 0];
  for (let left = tries; left > 0; left--) {
    const next = inVain > PATIENCE ? begin(chance) : change(here, chance);
    if (inVain > PATIENCE) [cost, inVain] = [0, 0];
    const nextCost = stepsOf(prepare(next));
    if (nextCost > cost) [here, cost, inVain] = [next, nextCost, 0];
    else inVain++;
    if (nextCost > steps) [input, steps] = [next, nextCost];
  }
  return { input, steps };
}
