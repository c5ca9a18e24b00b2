import type { Point } from "../pen/points.ts";

/** Where somebody or something stands in the picture, how large, and whether as in a mirror (-1). */
export interface Stand {
  readonly at: Point;
  readonly scale: number;
  readonly flip?: number;
}
