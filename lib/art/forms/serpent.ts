import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";

/** A serpent of a width. Its fins are counted, its jaws from 0 to 1. */
export interface Serpent {
  readonly width: number;
  readonly fins: number;
  readonly jaws: number;
  readonly isInWater?: boolean;
}

/** Its way over the canvas, the tail first. */
const SPINE: readonly Point[] = xy(-30, 250, 70, 210, 150, 250, 226, 196, 180, 110, 226, 66, 292, 78);

/** Winds over the whole canvas. */
export function serpent(pen: Pen, is: Serpent): void {
  const { width } = is;
  for (const i of range(is.fins)) {
    const fin = [0, 18, 34 + (i % 2) * 14].map((up, j): Point => [[0, -18, -56][j] ?? 0, j === 0 ? 0 : -width - up]);
    pen.at(along(1.5 + (i % 4)), {}, () => pen.taper("middle", fin, 16, 0, 3));
  }
  pen.taper("light", SPINE, width * 0.5, width, width * 0.25);
  const shade = SPINE.map(([x, y], i): Point => [x + width * 0.45, y + width * (i < 4 ? 0.52 : 0.3)]);
  pen.taper("shade", shade, width * 0.1, width * 0.5, width * 0.1);
  for (const i of range(pen.level ? 9 : 0)) {
    const [x, y] = along(0.6 + i * 0.56);
    pen.arc("crease", x, y, width * 0.7, -70, 50);
  }
  pen.at([300, 78], { scale: width / 34, turn: 10 }, () => head(pen, is.jaws));
  for (const y of is.isInWater ? [232, 258] : [])
    pen.blob(
      "cord",
      range(9).map((i): Point => [i * 52 - 10, y + (i % 2 ? -9 : 9)]),
      true,
    );
}

/** The place at a number of joints from the tail. */
function along(joints: number): Point {
  const [from, to] = [SPINE[Math.floor(joints)] ?? [0, 0], SPINE[Math.floor(joints) + 1] ?? [0, 0]];
  const part = joints % 1;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function head(pen: Pen, jaws: number): void {
  for (const spine of ["-20,-18 -56,-44 -92,-44", "-20,-12 -56,-22 -92,-14", "-20,-6 -56,0 -92,16"])
    pen.taper("middle", spine, 9, 0);
  pen.taper("dark", xy(-10, 14, 40, 34, 78, 24 + jaws * 26), 20, 0, 4);
  pen.blob("light", "-40,-26 0,-44 40,-34 96,2 96,2 60,10 20,8 -10,30 -40,26");
  for (const i of range(4)) pen.at([28 + i * 16, 6], {}, () => pen.poly("gleam", xy(0, 0, 10, 2, 4, 14 + jaws * 8)));
  pen.blob("deep", "14,-24 34,-26 42,-14 22,-12");
  pen.dots("lamps", [[30, -19]]);
}
