// Exact chances, and how they are written. Only what is certain is ever written as 0 or as 100.

/** A chance from 0 to 1 in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fractionOf(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** The chance as the nearest number from 0 to 1. Numbers of a deck are far below the largest that a number holds. */
export function decimalOf({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

/** In hundredths. Only what is certain is 0 or 100. */
export function hundredthsOf(chance: Fraction): number {
  const share = decimalOf(chance);
  return share === 0 || share === 1 ? 100 * share : Math.min(99, Math.max(1, Math.round(100 * share)));
}

/** "58 of 100". A chance too near to 0 or to 1 for that is counted in more: "3 of 10,000". */
export function outOf(chance: Fraction): string {
  const { part, whole } = rounded(chance, 100n);
  return `${part.toLocaleString("en")} of ${whole.toLocaleString("en")}`;
}

/** "58.23 %", with as many decimals as it takes to tell the chance from 0 and from 100. */
export function percentOf(chance: Fraction): string {
  if (isCertain(chance)) return chance.numerator === 0n ? "0 %" : "100 %";
  const { part, whole } = rounded(chance, 10_000n);
  const decimals = String(whole).length - "100".length;
  const digits = String(part).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)} %`;
}

/** The chance in parts of a power of ten, at least the given one, that shows all of nothing and of everything as such. */
function rounded(chance: Fraction, least: bigint): { readonly part: bigint; readonly whole: bigint } {
  const { numerator, denominator } = chance;
  for (let whole = least; ; whole *= 10n) {
    const part = (2n * numerator * whole + denominator) / (2n * denominator);
    if (isCertain(chance) || (part > 0n && part < whole)) return { part, whole };
  }
}

function isCertain({ numerator, denominator }: Fraction): boolean {
  return numerator === 0n || numerator === denominator;
}
