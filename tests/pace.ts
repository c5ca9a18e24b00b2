// Limits guard against hanging and assert nothing about speed, so on a slow or busy machine they are longer.

/** How long the computation below takes on the machine that the limits were chosen on, in milliseconds. */
const USUAL = 300;
/** Where limits are longer than that, what hangs is seen too late. */
const MOST = 10;

/** How many times slower than usual this machine is now. One that is busy later is not known to be, so limits are generous. */
export function measurePace(): number {
  const from = performance.now();
  let mixed = 1;
  for (let i = 0; i < 60_000_000; i++) mixed = Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995) + i;
  // The sum is used, so that nothing leaves the computation out.
  const times = (performance.now() - from + (mixed & 0)) / USUAL;
  return Math.round(Math.min(Math.max(1, times), MOST) * 10) / 10;
}

/** A limit for waiting, from the one that a quiet machine would need. */
export function patience(milliseconds: number): number {
  return Math.ceil(milliseconds * Number(process.env.PACE ?? 1));
}
