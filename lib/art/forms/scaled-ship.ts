import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import { flame } from "./ship.ts";

/** Size, armour and the power of each gun are from 0 to 1. */
export interface ScaledShip {
  readonly size: number;
  readonly armour: number;
  readonly guns: readonly number[];
}

interface Feather {
  readonly long: number;
  readonly turn: number;
  readonly wide: number;
}

/** A feather from its quill. */
export function feather(pen: Pen, ink: Ink, quill: Point, { long, turn, wide }: Feather): void {
  pen.at(quill, { turn }, () => {
    pen.taper(ink, xy(0, 0, 0, -long * 0.5, 5, -long), 3, 0, wide);
    if (pen.level > 1) pen.poly("crease", xy(0, -4, 3, -long * 0.86), true);
  });
}

/** A plumed serpent in armour: a mane of feathers, scales, a long tail, guns under the neck. */
export function scaledShip(pen: Pen, is: ScaledShip): void {
  pen.at([192, 148], { scale: 0.8 + is.size * 0.3, turn: -9 }, () => {
    for (const y of [16, 30]) flame(pen, -160, y, 56, 6, 4);
    plumage(pen, is.size);
    for (const [i, power] of is.guns.entries()) pen.at([-i * 44, -i * 4], {}, () => gun(pen, power, i));
    body(pen, 28 + is.armour * 24);
    for (const row of range(pen.level * 2 - 1))
      for (const i of range(5 + is.armour * 3 - row)) {
        const high = (28 + is.armour * 24) * (0.66 - i * 0.09);
        pen.arc("crease", 56 - i * 22 - row * 11, row * 15 - high, 13, 130, 310);
      }
    pen.poly("dark", "96,14 150,20 184,26 150,34 104,30");
    pen.poly("light", "74,-30 112,-44 152,-32 198,2 196,14 152,14 96,22 80,6");
    pen.poly("shade", "80,6 130,-2 198,2 196,14 152,14 96,22");
    pen.poly("spark", "126,-28 150,-20 172,-6 146,-10 128,-16");
    pen.dots(
      "lamps",
      range(pen.level * 4).map((i): Point => [-96 + i * 22, 16]),
    );
  });
}

function plumage(pen: Pen, size: number): void {
  const plumes = 5 + Math.round(size * 4);
  for (const i of range(3))
    feather(pen, i % 2 ? "light" : "middle", [-140, 18], { long: 66 + size * 30, turn: -64 - i * 28, wide: 10 });
  for (const i of range(plumes)) {
    const plume = { long: 96 + size * 30 - i * 3, turn: 14 - i * (106 / plumes), wide: 13 };
    feather(pen, i % 2 ? "light" : "middle", [74, -8], plume);
  }
  for (const i of range(plumes - 2)) {
    const plume = { long: 82 + size * 20 - i * 4, turn: 172 + i * (84 / plumes), wide: 12 };
    feather(pen, i % 2 ? "middle" : "dark", [70, 18], plume);
  }
}

function gun(pen: Pen, power: number, i: number): void {
  pen.poly("dark", xy(10, 20 + i * 4, 42, 20 + i * 4, 38, 54 - i, 14, 54 - i));
  pen.poly("light", xy(34, 40, 68 + power * 56, 40, 68 + power * 56, 47, 34, 48));
}

function body(pen: Pen, high: number): void {
  const on = (x: number, part: number): Point => [x, high * part];
  const low: readonly Point[] = [on(70, 0.86), on(20, 0.74), on(-50, 0.7), [-112, 34]];
  const back: readonly Point[] = [[-112, 0], on(-50, -0.5), on(20, -0.94), [72, -high - 2], [112, -16], [110, 22]];
  pen.blob("light", [[-164, 14], [-164, 14], ...back, ...low, [-164, 30], [-164, 30]]);
  const side: readonly Point[] = xy(-164, 20, -112, 16, -40, 8, 30, 10, 112, 8, 110, 22);
  pen.blob("shade", [...side, ...low, [-164, 30]]);
  const belly: readonly Point[] = [[-120, 32], on(-50, 0.5), on(30, 0.5), [100, 20]];
  pen.blob("deep", [...belly, on(70, 0.88), on(20, 0.76), on(-50, 0.72), [-112, 36]]);
}
