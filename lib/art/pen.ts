import { Dice } from "../core/random.ts";

/** A drawing on a sheet of 100 by 70, as path data by the pen that draws it. */
export interface LineArt {
  /** Lines of the drawing itself. */
  readonly line: string;
  /** Shapes that are outlined and tinted. */
  readonly body: string;
  /** Guides, ground and sky: faint lines. */
  readonly faint: string;
  /** Axes: faint dashed lines. */
  readonly axis: string;
}

type Ink = keyof LineArt;
export type Point = readonly [x: number, y: number];

/** Draws with dice of its own: the same seed draws the same. */
export class Pen {
  readonly #paths: Record<Ink, string> = { line: "", body: "", faint: "", axis: "" };
  readonly #dice: Dice;

  constructor(seed: string) {
    this.#dice = Dice.of(seed);
  }

  get art(): LineArt {
    return this.#paths;
  }

  /** A number between two others. */
  between(from: number, to: number): number {
    return from + ((to - from) * this.#dice.below(1000)) / 999;
  }

  /** A whole number between two others, both included. */
  whole(from: number, to: number): number {
    return from + this.#dice.below(to - from + 1);
  }

  chance(percent: number): boolean {
    return this.#dice.below(100) < percent;
  }

  lines(ink: Ink, ...points: readonly Point[]): void {
    this.#paths[ink] += pathOf(points);
  }

  shape(ink: Ink, ...points: readonly Point[]): void {
    this.#paths[ink] += `${pathOf(points)}Z`;
  }

  /** Points on one side of an upright axis, and the same on the other. */
  mirrored(ink: Ink, axis: number, points: readonly Point[]): void {
    const other = points.map(([x, y]): Point => [2 * axis - x, y]).reverse();
    this.shape(ink, ...points, ...other);
  }

  box(ink: Ink, x: number, y: number, width: number, height: number): void {
    this.#paths[ink] += `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  }

  circle(ink: Ink, x: number, y: number, radius: number): void {
    this.ellipse(ink, x, y, radius, radius);
  }

  ellipse(ink: Ink, x: number, y: number, rx: number, ry: number, turned = 0): void {
    const [dx, dy] = [rx * Math.cos((turned * Math.PI) / 180), rx * Math.sin((turned * Math.PI) / 180)];
    const half = `${n(rx)} ${n(ry)} ${n(turned)} 1 1`;
    this.#paths[ink] +=
      `M${n(x - dx)} ${n(y - dy)}a${half} ${n(2 * dx)} ${n(2 * dy)}a${half} ${n(-2 * dx)} ${n(-2 * dy)}`;
  }

  /** Part of a circle, from one angle to another in degrees, clockwise from the top. */
  arc(ink: Ink, x: number, y: number, radius: number, from: number, to: number): void {
    const [start, end] = [around(x, y, radius, from), around(x, y, radius, to)];
    const isLarge = to - from > 180 ? 1 : 0;
    this.#paths[ink] +=
      `M${n(start[0])} ${n(start[1])}A${n(radius)} ${n(radius)} 0 ${isLarge} 1 ${n(end[0])} ${n(end[1])}`;
  }

  /** A smooth line through points. */
  curve(ink: Ink, points: readonly Point[], isClosed = false): void {
    const [first, second] = points;
    if (!first || !second) return;
    const start = isClosed ? middle(points.at(-1) ?? first, first) : first;
    let path = `M${n(start[0])} ${n(start[1])}`;
    for (const [i, point] of points.entries()) {
      const next = points[i + 1] ?? (isClosed ? first : undefined);
      if (!next) path += `L${n(point[0])} ${n(point[1])}`;
      else if (i > 0 || isClosed) {
        const [x, y] = middle(point, next);
        path += `Q${n(point[0])} ${n(point[1])} ${n(x)} ${n(y)}`;
      }
    }
    this.#paths[ink] += isClosed ? `${path}Z` : path;
  }
}

/** The point at an angle around another, in degrees clockwise from the top. */
export function around(x: number, y: number, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("");
}

/** A tenth of a unit is finer than any screen shows. */
function n(value: number): number {
  return Math.round(value * 10) / 10;
}
