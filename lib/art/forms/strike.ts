import type { Pen } from "../pen/pen.ts";
import { around, clamp, type Point, range, xy } from "../pen/points.ts";
import { block, rod } from "../solid/body.ts";
import { camera } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";
import { feather } from "./scaled-ship.ts";
import { raptor } from "./winged-ship.ts";

/** Tracers, missiles, feathers, things with wings, or the marks of claws. */
export type Shot = "line" | "missile" | "feather" | "wing" | "claw";

/** An explosion. */
export function burst(pen: Pen, [x, y]: Point, radius: number, rays = 9): void {
  const star = (size: (i: number) => number, turn: number) =>
    range(rays * 2).map((i) => around(x, y, radius * size(i), i * (180 / rays) + turn));
  pen.poly(
    "spark",
    star((i) => (i % 2 ? 0.42 : 0.8 + (i % 4) * 0.12), 0),
  );
  pen.poly(
    "gleam",
    star((i) => (i % 2 ? 0.22 : 0.46), 8),
  );
}

/** Barrels from the edge of the canvas, and what leaves them. */
export function volley(pen: Pen, many: number, shot: Shot = "line"): void {
  const hasBarrels = shot === "line" || shot === "missile";
  const count = Math.round(clamp(shot === "wing" || shot === "feather" ? many + 1 : many, 1, 6));
  if (shot === "claw") {
    clawMarks(pen, Math.max(3, count));
    return;
  }
  burst(pen, [330, 76], 40 + many * 5);
  for (const i of range(count)) fly(pen, shot, i, count);
  if (!hasBarrels) return;
  const see = camera({
    yaw: pen.between(-38, -20),
    pitch: pen.between(12, 24),
    scale: 1.25,
    at: [74, 196],
    lens: 0.0016,
  });
  const barrels = range(Math.min(3, count)).map((i) => [
    ...block([-10, 40], [26, 56], [-50 + i * 34, -24 + i * 34], 4),
    ...rod([30, 96], 42, -37 + i * 34, 7),
  ]);
  paint(pen, see, [block([-130, 24], [-56, 30], [-60, 60], 10), ...barrels]);
}

function clawMarks(pen: Pen, count: number): void {
  for (const i of range(count))
    pen.at([60 + i * (250 / count), 0], {}, () => {
      pen.taper("spark", "90,6 26,110 -44,262", 2, 0, 12);
      pen.taper("deep", "96,18 38,116 -30,244", 0, 0, 6);
    });
}

function fly(pen: Pen, shot: Shot, i: number, count: number): void {
  const beside = i - (count - 1) / 2;
  const along = (i * 53) % 150;
  const [x, y] = [132 + along, 158 - along * 0.42 + beside * 20];
  const way: readonly Point[] = xy(96, 176, x, y, x + 84, y - 36);
  if (shot === "line") pen.taper("spark", way, 0, 4, 5);
  if (shot === "missile")
    pen.at([x + 10, y], { scale: 1.1, turn: -24 + beside * 8 }, () => {
      pen.taper("gleam", "-22,0 -60,3 -104,0", 5, 0);
      pen.poly("light", "38,0 24,-7 -22,-7 -30,-15 -30,15 -22,7 24,7");
      pen.poly("shade", "38,0 -26,0 -30,15 -22,7 24,7");
    });
  const quill: Point = [30 + ((i * 71) % 130), 92 + i * (160 / count)];
  if (shot === "feather") feather(pen, i % 2 ? "middle" : "light", quill, { long: 150, turn: 66 - i * 5, wide: 17 });
  if (shot === "wing") raptor(pen, [60 + ((i * 97) % 180), 70 + i * (170 / count)], 0.5 + (i % 3) * 0.12);
}

/** One great ray. Where it hits something, that breaks. */
export function ray(pen: Pen, power: number, isThrough = true): void {
  const wide = 8 + power * 22;
  const beam = (low: number, near: number, far: number): readonly Point[] =>
    xy(-10, low, -10, 262 - wide * near, 410, 20 - wide * far, 410, 20 + wide * far);
  pen.poly("spark", beam(262, 1, 1.5));
  pen.poly("gleam", beam(258, 0.6, 0.5));
  if (!isThrough) return;
  for (const i of range(3)) pen.half("cord", 150 + i * 84, 164 - i * 48, 16 + i * 9, 44 + i * 18, -30, i % 2 === 1);
  for (const i of range(8))
    pen.at([290, 84], { scale: 0.7 + (i % 3) * 0.25, turn: i * 45 + 12 }, () =>
      pen.poly(i % 2 ? "light" : "middle", "70,-10 98,-14 104,6 82,12"),
    );
}
