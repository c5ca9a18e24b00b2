import type { Pen } from "../pen/pen.ts";
import { around, type Point, range, xy } from "../pen/points.ts";
import type { Stand } from "./stand.ts";

export interface Maw {
  readonly petals: number;
  readonly vines: number;
}

/** A mouth that grew: petals, teeth, vines with thorns. */
export function maw(pen: Pen, { at, scale, flip = 1 }: Stand, is: Maw): void {
  pen.at(at, { scale, turn: 12, flip }, () => {
    for (const i of range(is.vines)) pen.at([0, 0], { flip: i % 2 ? 1 : -1 }, () => vine(pen, i));
    pen.taper("middle", "10,170 -14,110 0,40", 26, 20);
    const petals = range(is.petals);
    for (const i of petals)
      petal(pen, i % 2 ? "light" : "middle", (i - (petals.length - 1) / 2) * (300 / petals.length));
    pen.oval("dark", 0, 6, 46, 40);
    for (const i of range(11))
      pen.poly("gleam", [around(0, 6, 45, i * 32.7 - 9), around(0, 6, 20, i * 32.7), around(0, 6, 45, i * 32.7 + 9)]);
    pen.disc("spark", 0, 8, 11);
  });
}

function vine(pen: Pen, i: number): void {
  const row = Math.floor(i / 2);
  const [low, high]: [Point, Point] = [
    [70 + row * 34, 120 - row * 16],
    [130 + row * 26, 40 - row * 44],
  ];
  const tip: readonly Point[] = xy(96 + row * 40, -30 - row * 46, 130 + row * 34, -64 - row * 30);
  pen.taper(i % 2 ? "middle" : "dark", [[14, 70], low, high, ...tip], 15, 0, 2);
  for (const thorn of pen.level ? [low, high] : []) pen.at(thorn, {}, () => pen.poly("light", "-6,-6 16,-18 6,6"));
}

function petal(pen: Pen, ink: "light" | "middle", angle: number): void {
  const on = (radius: number, beside: number) => around(0, 10, radius, angle + beside);
  const [left, right] = [
    [on(20, -30), on(70, -30), on(104, -10)],
    [on(96, 18), on(60, 26), on(20, 30)],
  ] as const;
  pen.blob(ink, [...left, on(128, 4), on(128, 4), ...right]);
  pen.poly("crease", [on(34, 0), on(104, 2)], true);
}
