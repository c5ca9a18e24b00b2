import { Dice } from "../../core/random.ts";
import { Frame, type How } from "./frame.ts";
import { INKS, type Ink } from "./ink.ts";
import { Path } from "./path.ts";
import { around, type Point, type Points, pointsOf } from "./points.ts";
import { cosine, far, sine } from "./turn.ts";

/** The detail of a picture: small (0), medium (1) or large (2). */
export type Level = 0 | 1 | 2;

/** Draws something, wherever the pen is. */
export type Draw = () => void;

/**
 * Draws on a canvas of 400 by 280, with dice of its own: the same seed draws the same. Light comes from above left.
 */
export class Pen {
  readonly level: Level;
  readonly inks = new Set<Ink>();
  readonly #seed: string;
  readonly #done: string[] = [];
  #dice: Dice;
  #ink: Ink | undefined;
  #path = new Path();
  #frame = Frame.canvas;

  constructor(seed: string, level: Level) {
    this.level = level;
    this.#seed = seed;
    this.#dice = Dice.of(`ground ${seed}`);
  }

  /** The paths so far. Neighbours of one ink share a path. */
  get paths(): string {
    this.#finish();
    return this.#done.join("");
  }

  /** New dice for the next part: a detail that is left out of a small picture changes nothing after it. */
  fresh(part: string): void {
    this.#dice = Dice.of(`${part} ${this.#seed}`);
  }

  between(least: number, most: number): number {
    return least + ((most - least) * this.#dice.next()) / 0x1_0000_0000;
  }

  whole(least: number, most: number): number {
    return least + this.#dice.below(most - least + 1);
  }

  chance(share: number): boolean {
    return this.between(0, 1) < share;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.#dice.below(list.length)] ?? list[0];
  }

  /** Draws something in a place of its own. */
  at(place: Point, how: How, draw: Draw): void {
    const before = this.#frame;
    this.#frame = before.within(place, how);
    draw();
    this.#frame = before;
  }

  /** Straight lines, closed unless it is open. */
  poly(ink: Ink, points: Points, isOpen = false): void {
    const line = pointsOf(points).map((point) => this.#frame.onCanvas(point, 1));
    const [first] = line;
    if (!first) return;
    const path = this.#with(ink).straight(line);
    if (!isOpen) path.close(first);
  }

  /** A smooth line that is pulled by points. Two points in one place make a corner. */
  blob(ink: Ink, points: Points, isOpen = false): void {
    const pulls = pointsOf(points).map((point) => this.#frame.onCanvas(point, 2));
    const [first, second] = pulls;
    const last = pulls.at(-1);
    if (!first || !second || !last) return;
    const ends = pulls.slice(0, -1).map((pull, i) => middle(pull, pulls[i + 1] ?? pull));
    if (isOpen) {
      this.#with(ink)
        .move(first)
        .smooth(second, [...ends.slice(1, -1), last]);
      return;
    }
    const start = middle(last, first);
    this.#with(ink)
      .move(start)
      .smooth(first, [...ends, start])
      .close(start);
  }

  disc(ink: Ink, x: number, y: number, radius: number): void {
    this.oval(ink, x, y, radius, radius);
  }

  oval(ink: Ink, x: number, y: number, rx: number, ry: number, turn = 0): void {
    const [left, right] = this.#ends(x, y, rx, turn);
    const radii = this.#scaled(rx, ry);
    const turned = rx === ry ? 0 : slope(left, right);
    const path = this.#with(ink).move(left);
    path.arc(radii, turned, true, false, right).arc(radii, turned, true, false, left).close(left);
  }

  /** Half of an ellipse as a line: the lower one, which is in front, or the upper. */
  half(ink: Ink, x: number, y: number, rx: number, ry: number, turn: number, isFront: boolean): void {
    const [left, right] = this.#ends(x, y, rx, turn);
    const isClockwise = isFront === this.#frame.isMirrored;
    this.#with(ink).move(left).arc(this.#scaled(rx, ry), slope(left, right), false, isClockwise, right);
  }

  /** Part of a circle as a line, in degrees clockwise from the top. */
  arc(ink: Ink, x: number, y: number, radius: number, from: number, to: number): void {
    const [start, end] = [from, to].map((angle) => this.#frame.onCanvas(around(x, y, radius, angle), 1));
    if (!start || !end) return;
    const radii = this.#scaled(radius, radius);
    this.#with(ink)
      .move(start)
      .arc(radii, 0, to - from > 180, !this.#frame.isMirrored, end);
  }

  dots(ink: "studs" | "lamps" | "faint", points: Points): void {
    for (const point of pointsOf(points)) this.#with(ink).dot(this.#frame.onCanvas(point, 1));
  }

  /** A limb, a tail, a flame, a blade: along a spine, as wide at its ends as is said, and wider between them by a bulge. */
  taper(ink: Ink, spine: Points, from: number, to: number, bulge = 0): void {
    const joints = pointsOf(spine);
    const last = joints.length - 1;
    const left: Point[] = [];
    const right: Point[] = [];
    for (const [i, [x, y]] of joints.entries()) {
      const [ax, ay] = joints[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = joints[Math.min(last, i + 1)] ?? [x, y];
      const wide = from + ((to - from) * i) / last + bulge * sine((180 * i) / last);
      const long = far(bx - ax, by - ay) || 1;
      const [dx, dy] = [((by - ay) / long) * wide, ((ax - bx) / long) * wide];
      left.push([x + dx, y + dy]);
      right.unshift([x - dx, y - dy]);
    }
    this.blob(ink, [...left, ...right]);
  }

  /** A shape that is the same on both sides of an axis. Its right half lies in shade, from a ridge beside the axis on. */
  facet(half: Points, axis = 0, ridge = 0, { light = "light", shade = "shade", isSmooth = false }: Shading = {}): void {
    const points = pointsOf(half);
    const [top, low] = [points[0], points.at(-1)];
    if (!top || !low) return;
    const other = points.map(([x, y]): Point => [2 * axis - x, y]).reverse();
    const corner = (y: number): readonly Point[] => Array(isSmooth ? 2 : 1).fill([axis + ridge, y]);
    const shapes = [
      [light, [...other.slice(0, -1), ...points]],
      [shade, [...corner(top[1]), ...points, ...corner(low[1])]],
    ] as const;
    for (const [ink, shape] of shapes)
      if (isSmooth) this.blob(ink, shape);
      else this.poly(ink, shape);
  }

  #ends(x: number, y: number, radius: number, turn: number): readonly [Point, Point] {
    const [dx, dy] = [radius * cosine(turn), radius * sine(turn)];
    return [this.#frame.onCanvas([x - dx, y - dy], 1), this.#frame.onCanvas([x + dx, y + dy], 1)];
  }

  #scaled(rx: number, ry: number): Point {
    return [rx * this.#frame.scale, ry * this.#frame.scale];
  }

  #with(ink: Ink): Path {
    if (ink !== this.#ink) {
      this.#finish();
      this.#ink = ink;
      this.inks.add(ink);
    }
    return this.#path;
  }

  #finish(): void {
    if (this.#ink !== undefined && this.#path.text !== "")
      this.#done.push(`<path class="${INKS[this.#ink]}" d="${this.#path.text}"/>`);
    this.#path = new Path();
    this.#ink = undefined;
  }
}

interface Shading {
  readonly light?: Ink;
  readonly shade?: Ink;
  readonly isSmooth?: boolean;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** The angle of a line in whole degrees. */
function slope([ax, ay]: Point, [bx, by]: Point): number {
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}
