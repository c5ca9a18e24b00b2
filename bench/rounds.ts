// All contestants of a table run in one process, in rounds that each begin with another contestant. The median counts.

/**
 * One of several that do the same job. The result of `run` depends on all its work, so that none can be optimised away.
 */
export interface Contestant {
  readonly name: string;
  run(): unknown;
}

interface Effort {
  readonly rounds?: number;
  /** How long one turn of a contestant takes. */
  readonly milliseconds?: number;
}

/** The result of the last job. It is exported so that no compiler can see that nobody uses it. */
export let last: unknown;

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The microseconds that one job takes when it is repeated this many times. */
export function microseconds(job: () => unknown, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) last = job();
  return ((performance.now() - start) * 1000) / times;
}

/** How many jobs fit into a turn, found during warm-up. */
function fitting(job: () => unknown, milliseconds: number): number {
  let times = 1;
  const until = performance.now() + 4 * milliseconds;
  for (;;) {
    const each = microseconds(job, times);
    const fits = Math.max(1, Math.floor((milliseconds * 1000) / Math.max(each, 0.001)));
    if (performance.now() >= until) return fits;
    times = Math.min(fits, times * 8);
  }
}

/** The microseconds that one job of each contestant takes after warm-up. */
export function measured(
  contestants: readonly Contestant[],
  { rounds = 9, milliseconds = 30 }: Effort = {},
): readonly number[] {
  const times = contestants.map(({ run }) => fitting(run, milliseconds));
  const seen: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const at = (i + round) % contestants.length;
      const contestant = contestants[at];
      if (contestant) seen[at]?.push(microseconds(contestant.run, times[at] ?? 1));
    }
  }
  return seen.map(median);
}
