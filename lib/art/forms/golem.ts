import type { Pen } from "../pen/pen.ts";
import { around, range } from "../pen/points.ts";
import { type Body, block } from "../solid/body.ts";
import { camera, type Spot } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";
import type { Stand } from "./stand.ts";

export interface Golem {
  /** From 0 to 1. */
  readonly mass: number;
  /** The number of shards that float around it. */
  readonly shields: number;
}

/** Stone that stands: blocks over blocks, with light in the gaps. */
export function golem(pen: Pen, { at, scale }: Stand, is: Golem): void {
  const see = camera({ yaw: -24, pitch: 9, scale, at });
  const [x, y] = at;
  for (const i of range(is.shields))
    pen.at(around(x, y - 30 * scale, 134 * scale, (i + 1) * (i % 2 ? 25 : -25)), {}, () =>
      pen.facet("0,-24 15,-12 12,20 0,28", 0, 3),
    );
  const more = is.mass * 14;
  paint(pen, see, [...legs(), ...bodyOf(more)]);
  const eyes: readonly Spot[] = [
    [-18, 116, 22],
    [18, 116, 22],
    [18, 124, 22],
    [-18, 124, 22],
  ];
  pen.poly(
    "spark",
    eyes.map(([u, v, z]) => see([u, v + more, z])),
  );
  const heart = range(6).map((i) => around(0, 56 + more / 2, 16, i * 60));
  pen.poly(
    "spark",
    heart.map(([u, v]) => see([u, v, 34])),
  );
}

type Span = readonly [least: number, most: number];

/** The same block at both sides. */
function pair([x0, x1]: Span, high: Span, deep: number, slope: number): Body {
  const one = (across: Span) => block(across, high, [-deep, deep], slope);
  return [...one([-x1, -x0]), ...one([x0, x1])];
}

function legs(): readonly Body[] {
  return [
    pair([12, 50], [-112, -40], 22, 3),
    pair([18, 44], [-36, -6], 16, 3),
    block([-50, 50], [-2, 22], [-24, 24], 3),
  ];
}

/** Chest, shoulders, arms, hands and head: wider and higher by its mass. */
function bodyOf(more: number): readonly Body[] {
  return [
    block([-62 - more, 62 + more], [28, 84 + more], [-34, 34], 6),
    pair([72 + more, 114 + more], [36, 92 + more], 28, 5),
    pair([78 + more, 108 + more], [-34, 28], 20, 2),
    pair([74 + more, 116 + more], [-76, -40], 24, 4),
    block([-24, 24], [92 + more, 140 + more], [-24, 24], 5),
  ];
}
