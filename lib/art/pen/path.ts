import type { Point } from "./points.ts";

/** The text of a path in whole numbers, each step told from the one before, which is the shortest. */
export class Path {
  text = "";
  #at: Point = [0, 0];

  move(to: Point): this {
    return this.#walk("m", [to]);
  }

  straight(points: readonly Point[]): this {
    return this.#walk("m", points);
  }

  /** A curve to each end in turn, of which the first is pulled by a point, and the others as is smooth. */
  smooth([px, py]: Point, ends: readonly Point[]): this {
    const [first, ...more] = ends;
    if (!first) return this;
    const [x, y] = this.#at;
    this.text += `q${glued([px - x, py - y, first[0] - x, first[1] - y])}`;
    this.#at = first;
    return more.length > 0 ? this.#walk("t", more) : this;
  }

  arc([rx, ry]: Point, turned: number, isLarge: boolean, isClockwise: boolean, to: Point): this {
    const [x, y] = this.#at;
    const radii = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry)), turned];
    this.text += `a${glued(radii)} ${Number(isLarge)} ${Number(isClockwise)} ${glued([to[0] - x, to[1] - y])}`;
    this.#at = to;
    return this;
  }

  dot(at: Point): this {
    this.#walk("m", [at]).text += "h0";
    return this;
  }

  close(start: Point): this {
    this.text += "z";
    this.#at = start;
    return this;
  }

  #walk(command: string, points: readonly Point[]): this {
    const steps: number[] = [];
    for (const point of points) {
      steps.push(point[0] - this.#at[0], point[1] - this.#at[1]);
      this.#at = point;
    }
    this.text += command + glued(steps);
    return this;
  }
}

function glued(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join("");
}
