import type { Point } from "./points.ts";
import { cosine, far, sine } from "./turn.ts";

/** Changes for what is drawn in a place of its own. The turn is in degrees, and a flip of -1 mirrors. */
export interface How {
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** The canvas, or a place on it that is moved, scaled, turned and mirrored. */
export class Frame {
  static readonly canvas = new Frame([1, 0, 0, 1, 0, 0]);
  readonly #matrix: Matrix;
  readonly scale: number;
  readonly isMirrored: boolean;

  private constructor(matrix: Matrix) {
    const [a, b, c, d] = matrix;
    this.#matrix = matrix;
    this.scale = far(a, b);
    this.isMirrored = a * d - b * c < 0;
  }

  within([x, y]: Point, { scale = 1, turn = 0, flip = 1 }: How): Frame {
    const [a, b, c, d, e, f] = this.#matrix;
    const [sin, cos] = [sine(turn) * scale, cosine(turn) * scale];
    const [p, q, r, s] = [flip * cos, flip * sin, -sin, cos];
    return new Frame([
      a * p + c * q,
      b * p + d * q,
      a * r + c * s,
      b * r + d * s,
      a * x + c * y + e,
      b * x + d * y + f,
    ]);
  }

  /** The point on the canvas, in whole steps. */
  onCanvas([x, y]: Point, step: number): Point {
    const [a, b, c, d, e, f] = this.#matrix;
    return [Math.round((a * x + c * y + e) / step) * step, Math.round((b * x + d * y + f) / step) * step];
  }
}
