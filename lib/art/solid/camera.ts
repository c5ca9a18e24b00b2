import type { Point } from "../pen/points.ts";
import { cosine, sine } from "../pen/turn.ts";

/** A place in space: x forward, y up, z to whoever looks. */
export type Spot = readonly [x: number, y: number, z: number];

export type Seen = readonly [x: number, y: number, depth: number];

/** Where something in space is seen on the sheet. */
export type See = (spot: Spot) => Seen;

export interface View {
  /** How far the body is turned aside, and how far one looks down at it, in degrees. */
  readonly yaw: number;
  readonly pitch: number;
  readonly scale?: number;
  readonly at: Point;
  /** How much smaller things get with the distance. */
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
