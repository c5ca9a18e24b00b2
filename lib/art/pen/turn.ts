/**
 * The sine of an angle in degrees, by sums and products alone: engines round these alike, and `Math.sin` as they please. The
 * server and every browser draw the same.
 */
export function sine(degrees: number): number {
  const turns = degrees - 360 * Math.round(degrees / 360);
  const steep = turns > 90 ? 180 - turns : turns < -90 ? -180 - turns : turns;
  const x = (steep * Math.PI) / 180;
  const square = x * x;
  return x * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - square / 110)))));
}

export function cosine(degrees: number): number {
  return sine(degrees + 90);
}

/** The length of a way, of which the root is exact everywhere. */
export function far(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
