import { range } from "../pen/points.ts";
import { cosine, sine } from "../pen/turn.ts";
import type { Spot } from "./camera.ts";

/** A face of a body, and a spot that the body has inside, from which the face is known to look outward. */
export interface Face {
  readonly corners: readonly Spot[];
  readonly inside: Spot;
}

/** A body is the faces around it. */
export type Body = readonly Face[];

/** A closed line in space: a cut through a body. */
export type Cut = readonly Spot[];

export function middle(spots: readonly Spot[]): Spot {
  const sum = [0, 0, 0];
  for (const [x, y, z] of spots) {
    sum[0] = (sum[0] ?? 0) + x / spots.length;
    sum[1] = (sum[1] ?? 0) + y / spots.length;
    sum[2] = (sum[2] ?? 0) + z / spots.length;
  }
  return [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0];
}

/** The body between cuts of equally many corners, from one end to the other. */
export function loft(cuts: readonly Cut[]): Body {
  const faces: Face[] = [];
  for (const [i, cut] of cuts.entries()) {
    const next = cuts[i + 1];
    if (!next) continue;
    const inside = middle([...cut, ...next]);
    for (const [j, corner] of cut.entries()) {
      const k = (j + 1) % cut.length;
      faces.push({ corners: [corner, cut[k] ?? corner, next[k] ?? corner, next[j] ?? corner], inside });
    }
  }
  const whole = middle(cuts.flat());
  for (const end of [cuts[0], cuts.at(-1)]) if (end) faces.push({ corners: end, inside: whole });
  return faces;
}

/** A cut across x with eight corners: half as wide and as high as is said, and the more square the nearer to 1. */
export function ring(x: number, wide: number, high: number, y = 0, square = 0.5, z = 0): Cut {
  const corner = (v: number, u: number): Spot => [x, y + v * high, z + u * wide];
  return [
    corner(1, square),
    corner(square, 1),
    corner(-square, 1),
    corner(-1, square),
    corner(-1, -square),
    corner(-square, -1),
    corner(square, -1),
    corner(1, -square),
  ];
}

type Span = readonly [least: number, most: number];

/** A block between two numbers on each axis. With a slope its top is smaller. */
export function block([x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, slope = 0): Body {
  const level = (y: number, by: number): Cut => [
    [x0 + by, y, z0 + by],
    [x0 + by, y, z1 - by],
    [x1 - by, y, z1 - by],
    [x1 - by, y, z0 + by],
  ];
  return loft([level(y0, 0), level(y1, slope)]);
}

type Ring = readonly [height: number, radius: number];

/** A body that is turned around an upright axis: heights with their radii, from the foot up. */
export function lathe([x, z]: readonly [x: number, z: number], profile: readonly Ring[], sides = 8): Body {
  const cut = ([y, radius]: Ring): Cut =>
    range(sides).map((i): Spot => {
      const angle = ((i + 0.5) * 360) / sides;
      return [x + radius * cosine(angle), y, z + radius * sine(angle)];
    });
  return loft(profile.map(cut));
}

export function tube([x0, x1]: Span, y: number, z: number, from: number, to = from): Body {
  return loft([ring(x0, from, from, y, 0.42, z), ring(x1, to, to, y, 0.42, z)]);
}

export function rod(along: Span, y: number, z: number, radius: number): Body {
  return block(along, [y - radius, y + radius], [z - radius, z + radius]);
}

/** A flat plate over corners on the ground, given as x and z. */
export function plate(corners: readonly Ring[], y: number, thick: number): Body {
  const level = (by: number): Cut => corners.map(([x, z]): Spot => [x, y + by, z]);
  return loft([level(thick), level(0)]);
}
