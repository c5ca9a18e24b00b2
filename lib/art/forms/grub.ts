import type { Pen } from "../pen/pen.ts";
import { around, type Point, range, xy } from "../pen/points.ts";
import { sine } from "../pen/turn.ts";
import type { Stand } from "./stand.ts";

export interface Grub {
  readonly rings: number;
  readonly hasSpikes: boolean;
}

/** A fat thing in rings, with a round mouth. */
export function grub(pen: Pen, { at, scale, flip = 1 }: Stand, is: Grub): void {
  const rings = range(is.rings);
  pen.at(at, { scale, flip }, () => {
    for (const i of rings) {
      const part = i / (rings.length - 1);
      const radius = 30 + sine(17 + part * 149) * 30;
      pen.at([-120 + part * 190, 20 - sine(part * 172) * 30], {}, () => ring(pen, radius, is.hasSpikes));
    }
    pen.oval("middle", 96, -2, 40, 46, 10);
    pen.oval("dark", 104, -2, 27, 34, 10);
    for (const i of range(9))
      pen.poly("gleam", [
        around(104, -2, 32, i * 40 - 9),
        around(104, -2, 14, i * 40),
        around(104, -2, 32, i * 40 + 9),
      ]);
    pen.dots("lamps", "74,-46 92,-54");
  });
}

function ring(pen: Pen, radius: number, hasSpike: boolean): void {
  const spike: readonly Point[] = xy(0, -radius * 0.7, -6, -radius - 12, -18, -radius - 30);
  if (hasSpike) pen.taper("middle", spike, 8, 0);
  pen.oval("light", 0, 0, 34, radius, 8);
  const low: readonly Point[] = xy(-16, radius * 0.6, 10, radius, 34, 10, 12, radius * 0.36, -8, radius * 0.2);
  pen.blob("shade", [[-30, 4], ...low]);
}
