/** A difference with its sign, as it is printed: "+2", "−1", "0". */
export function byInWords(by: number): string {
  return by === 0 ? "0" : `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
}
