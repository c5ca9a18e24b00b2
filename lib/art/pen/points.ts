import { cosine, sine } from "./turn.ts";

/** A place on the canvas. What is seen by a camera has its depth behind it. */
export type Point = readonly [x: number, y: number, depth?: number];

/** The points of a shape, or their text as SVG writes them: "0,-124 24,-118". */
export type Points = string | readonly Point[];

const read = new Map<string, readonly Point[]>();

/** Every text is read once. They all stand in the code, so that there is an end of them. */
export function pointsOf(points: Points): readonly Point[] {
  if (typeof points !== "string") return points;
  const before = read.get(points);
  if (before) return before;
  const made = points.split(" ").map((pair): Point => {
    const [x, y] = pair.split(",").map(Number);
    return [x ?? 0, y ?? 0];
  });
  read.set(points, made);
  return made;
}

/** Points from their numbers, x and y by turns, so that a shape stands on one line. */
export function xy(...numbers: readonly number[]): readonly (readonly [x: number, y: number])[] {
  return range(numbers.length / 2).map((i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const);
}

/** The point at an angle around another, in degrees clockwise from the top. */
export function around(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * sine(angle), y - radius * cosine(angle)];
}

/** The whole numbers below another, which is rounded. */
export function range(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
