// How far a share or a mean of a trial may be from the truth.

/** Between these bounds the truth lies, in 95 of 100 trials. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Of a normal distribution, 95 in 100 lie within so many standard deviations. */
const Z = 1.959963984540054;
const ALPHA = 0.05;
/** Around so many games a watched interval is tightest. */
const WATCHED = 1_000;

/** The interval of a share: so many of n (Wilson, 1927). It never leaves 0 to 1, and none of n is not “never”. */
export function shareOf(hits: number, n: number): Interval {
  if (n === 0) return { from: 0, to: 1 };
  const p = hits / n;
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return { from: hits === 0 ? 0 : middle - half, to: hits === n ? 1 : middle + half };
}

/** The interval of a mean. A larger z makes it hold more often. */
export function meanOf(values: readonly number[], z = Z): Interval & { readonly mean: number } {
  const { mean, spread } = spreadOf(values);
  const half = z * Math.sqrt(spread / values.length);
  return { mean, from: mean - half, to: mean + half };
}

/**
 * An interval that may be watched while n grows: that it errs at any look is as rare as that an ordinary one errs at the
 * end (Waudby-Smith et al., 2021). It is wider for that.
 */
export function watched(values: readonly number[]): Interval & { readonly mean: number } {
  const n = values.length;
  const { mean, spread } = spreadOf(values);
  const rho = 8 / WATCHED;
  const grown = n * rho + 1;
  // Few values that are nearly equal tell little of how far they are spread.
  const most = spread + 2 / n;
  const half = Math.sqrt(most) * Math.sqrt(((2 * grown) / (n * n * rho)) * Math.log(Math.sqrt(grown) / ALPHA));
  return { mean, from: mean - half, to: mean + half };
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly spread: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(n - 1, 1);
  return { mean, spread };
}
