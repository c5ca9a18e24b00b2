import type { Pen } from "../pen/pen.ts";
import type { Point } from "../pen/points.ts";

/** A place in the picture. A flip of -1 mirrors what stands there. */
export interface Stand {
  readonly at: Point;
  readonly scale: number;
  readonly flip?: number;
}

interface Pose {
  readonly right: number;
  readonly down: number;
  readonly near: number;
}

/** As it is, nearer, and further away. */
const POSES: readonly [Pose, ...Pose[]] = [
  { right: 0, down: 0, near: 1 },
  { right: -26, down: 22, near: 1.3 },
  { right: 8, down: -8, near: 0.84 },
];

/** The same beast stands otherwise on another card. Most look to the right, and some to the left. */
export function beastStand(pen: Pen, [x, y]: Point, scale: number): Stand {
  const { right, down, near } = pen.pick(POSES);
  const flip = pen.pick([1, 1, -1]);
  const across = x + right;
  return { at: [flip < 0 ? 400 - across : across, y + down], scale: scale * near, flip };
}
