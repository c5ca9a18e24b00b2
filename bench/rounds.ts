// All contestants of a table run in one process, in rounds that each begin with another one; what counts is the median.

/** One of those who do the same job. What `run` returns depends on all that it does, so that nothing is left out. */
export interface Contestant {
  readonly name: string;
  run(): unknown;
}

interface Effort {
  readonly rounds?: number;
  /** How long one turn of a contestant takes. */
  readonly milliseconds?: number;
}

/** What the last job gave: kept where no compiler can see that nobody looks at it. */
export let last: unknown;

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How many microseconds one job takes when it is done so many times. */
export function microseconds(job: () => unknown, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) last = job();
  return ((performance.now() - start) * 1000) / times;
}

/** How often a job fits into a turn, found out while it warms up. */
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

/** The microseconds that one job of each contestant takes, warm. */
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
