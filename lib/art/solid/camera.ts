import type { Point } from "../pen/points.ts";
import { cosine, sine } from "../pen/turn.ts";

/** A place in space: x forward, y up, z to whoever looks. */
export type Spot = readonly [x: number, y: number, z: number];

export type Seen = readonly [x: number, y: number, depth: number];

/** Finds the point on the canvas where a spot in space is seen. */
export type See = (spot: Spot) => Seen;

export interface View {
  /** The turn of the body, and the angle from which one looks down at it, in degrees. */
  readonly yaw: number;
  readonly pitch: number;
  readonly scale?: number;
  readonly at: Point;
  /** The strength of the perspective. */
  readonly lens?: number;
}

export function camera({ yaw, pitch, scale = 1, at: [x, y], lens = 0.0012 }: View): See {
  const [sy, cy, sp, cp] = [sine(yaw), cosine(yaw), sine(pitch), cosine(pitch)];
  return ([forward, up, near]) => {
    const [across, away] = [forward * cy + near * sy, near * cy - forward * sy];
    const [high, depth] = [up * cp - away * sp, away * cp + up * sp];
    const size = scale / (1 - depth * lens);
    return [x + across * size, y - high * size, depth];
  };
}
