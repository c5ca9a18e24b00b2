import type { Pen } from "../pen/pen.ts";
import { far } from "../pen/turn.ts";
import { type Body, type Face, middle } from "./body.ts";
import type { See, Seen } from "./camera.ts";

type Side = "lit" | "turned" | "unlit";

/** The direction of the light. */
const LIGHT = [-0.58, 0.7, 0.42] as const;

/** Smaller faces are left out, unless the picture is large. */
const LEAST = { large: 6, other: 110 } as const;
/** Contours of narrower bodies are left out, unless the picture is large. */
const NARROW = 34;

/** Paints bodies in the order given, each with thin edges and, unless it is plain, with a heavy contour. */
export function paint(pen: Pen, see: See, bodies: readonly Body[], isPlain = false): void {
  for (const body of bodies) {
    const seen = body.flatMap((face) => seenFrom(see, face, pen.level > 1 ? LEAST.large : LEAST.other));
    for (const side of ["unlit", "turned", "lit"] as const)
      for (const face of seen.filter((one) => one.side === side)) pen.poly(side, face.corners);
    const lines = isPlain ? [] : contours(seen);
    for (const line of lines.filter((one) => pen.level > 1 || width(one) > NARROW)) pen.poly("contour", line);
  }
}

interface SeenFace {
  readonly side: Side;
  readonly corners: readonly Seen[];
  /** True if its corners follow each other clockwise. */
  readonly isClockwise: boolean;
}

/** A face as it is seen, if it looks this way and there is enough of it. */
function seenFrom(see: See, { corners, inside }: Face, least: number): readonly SeenFace[] {
  const seen = corners.map(see);
  const [a, b, c] = seen;
  const size = area(seen);
  if (!a || !b || !c || Math.abs(size) < least) return [];
  const normal = cross(minus(b, a), minus(c, a));
  const outward = dot(normal, minus(middle(seen), see(inside)));
  return normal[2] * outward > 0 ? [{ side: sideOf(normal), corners: seen, isClockwise: size > 0 }] : [];
}

function sideOf([x, y, z]: Seen): Side {
  const toward = (x * LIGHT[0] - y * LIGHT[1] + z * LIGHT[2]) * Math.sign(z);
  const light = toward / (far(x, y, z) || 1);
  return light > 0.6 ? "lit" : light > 0.02 ? "turned" : "unlit";
}

function area(line: readonly Seen[]): number {
  let [last, sum] = [line.at(-1), 0];
  for (const point of line) {
    if (last) sum += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return sum;
}

function minus(a: Seen, b: Seen): Seen {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Seen, b: Seen): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Seen, b: Seen): Seen {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Edges that only one of the faces has, chained to the lines around them. */
function contours(faces: readonly SeenFace[]): readonly (readonly Seen[])[] {
  const edges = edgesOf(faces);
  const lines: Seen[][] = [];
  for (const [start, targets] of edges)
    while (targets.size > 0) {
      const line: Seen[] = [];
      let at = start;
      do {
        const [next] = edges.get(at) ?? [];
        if (!next) break;
        const [to, point] = next;
        edges.get(at)?.delete(to);
        line.push(point);
        at = to;
      } while (at !== start);
      if (line.length > 2) lines.push(line);
    }
  return lines;
}

/** From each corner to the next, with the first of them. What two faces share is not the edge of anything. */
function edgesOf(faces: readonly SeenFace[]): ReadonlyMap<number, Map<number, Seen>> {
  const edges = new Map<number, Map<number, Seen>>();
  for (const { corners, isClockwise } of faces) {
    const loop = isClockwise ? corners : corners.toReversed();
    for (const [i, corner] of loop.entries()) {
      const [from, to] = [placeOf(corner), placeOf(loop[(i + 1) % loop.length] ?? corner)];
      if (edges.get(to)?.delete(from)) continue;
      const targets = edges.get(from) ?? new Map<number, Seen>();
      edges.set(from, targets.set(to, corner));
    }
  }
  return edges;
}

/** One number for a place on the canvas, to half a unit. */
function placeOf([x, y]: Seen): number {
  return Math.round(x * 2 + 4000) * 10_000 + Math.round(y * 2 + 4000);
}

function width(line: readonly Seen[]): number {
  const across = line.map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}
