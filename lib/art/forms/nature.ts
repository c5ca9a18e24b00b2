import type { Pen } from "../pen/pen.ts";
import { around, clamp, type Point, range, xy } from "../pen/points.ts";

const WAVE = "-20,300 -20,210 70,180 120,90 220,34 318,60 338,130 296,160 300,116 250,92 196,130 210,214 300,250";

/** A wave that breaks, with drops. */
export function surge(pen: Pen, drops: number): void {
  pen.blob("middle", `${WAVE} 420,240 420,300`);
  pen.blob("light", "-20,300 20,226 110,190 146,110 214,64 270,70 216,96 174,140 180,222 270,268 420,262 420,300");
  for (const i of range(4 + drops))
    pen.disc(i % 2 ? "light" : "spark", 330 - i * 17, 44 + ((i * 31) % 56), 9 - (i % 4));
  for (const i of range(3)) {
    const line: readonly Point[] = xy(30 + i * 34, 262, 130 + i * 18, 200 - i * 10, 156 + i * 16, 130);
    pen.blob("crease", [...line, [226, 78 + i * 8]], true);
  }
}

const NEST: readonly Point[] = xy(200, 150, 112, 176, 292, 178, 156, 98, 250, 100, 60, 220, 344, 222, 200, 232);

/** Eggs in a nest, with what is inside. */
export function clutch(pen: Pen, eggs: number): void {
  for (const [i, place] of NEST.slice(0, Math.round(clamp(eggs, 3, 8))).entries())
    pen.at(place, { scale: 1 - i * 0.03, turn: (place[0] - 200) / 8 }, () => {
      pen.facet("0,-66 0,-66 34,-60 48,0 36,46 0,54 0,54", 0, 8, { isSmooth: true });
      pen.blob("spark", "-14,6 2,-22 22,-4 14,22 -6,26");
      pen.blob("crease", "-4,14 8,-8 14,8", true);
    });
  for (const flip of [-1, 1])
    pen.at([200, 0], { flip }, () => {
      for (const spine of ["210,300 160,236 60,262", "180,300 120,228 30,262", "150,300 80,220 0,262"])
        pen.taper("dark", spine, 16, 0, 4);
    });
}

/** Rocks, or ice, that fall on a world. */
export function impact(pen: Pen, rocks: number, isIce = false): void {
  pen.oval("middle", 200, 420, 420, 190);
  pen.blob("light", "-20,290 60,250 130,236 210,244 300,232 420,268 420,300 -20,300");
  const count = Math.round(rocks);
  for (const i of range(count)) {
    const [place, radius]: [Point, number] =
      count === 1 ? [[236, 140], 62] : [[110 + i * 84, 190 - ((i * 61) % 130)], 24 - i];
    pen.at(place, {}, () => rock(pen, radius, isIce));
  }
}

function rock(pen: Pen, radius: number, isIce: boolean): void {
  const on = (x: number, y: number): Point => [radius * x, radius * y];
  pen.taper("spark", [[0, 0], on(-1.6, -1.9), on(-3.6, -4.4)], radius * 0.96, 0, 2);
  pen.taper("gleam", [[0, 0], on(-1, -1.2), on(-2.2, -2.8)], radius * 0.5, 0);
  const edge = range(9).map((i) => around(0, 0, radius * pen.between(0.82, 1.1), i * 40));
  pen.poly(isIce ? "light" : "middle", edge);
  pen.poly("deep", [...edge.slice(2, 6), on(0, 0.3)]);
  for (const i of range(pen.level * 2))
    pen.disc("shade", radius * -0.3 + i * 12, radius * -0.3 + ((i * 17) % 20), radius * 0.13);
}
