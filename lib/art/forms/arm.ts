import type { Pen } from "../pen/pen.ts";
import { xy } from "../pen/points.ts";
import { type Emblem, emblem } from "./emblem.ts";

export type Arm =
  | "sword"
  | "rifle"
  | "lance"
  | "axe"
  | "hammer"
  | "staff"
  | "torch"
  | "bell"
  | "wrench"
  | "key"
  | "ledger";

/** Each stands upright with the hand at 0,0, and is about as long as asked for. */
const ARMS: Readonly<Record<Arm, (pen: Pen, long: number) => void>> = {
  sword(pen, long) {
    pen.facet(xy(0, -long - 12, 8, -long + 8, 7, -16, 0, -16));
    pen.poly("dark", "-22,-18 22,-18 22,-9 -22,-9");
    pen.poly("middle", "-4,-9 4,-9 4,22 -4,22");
  },
  rifle(pen, long) {
    pen.poly("dark", xy(-4, -long, 3, -long, 4, -40, 10, -34, 8, 14, 18, 46, 4, 50, -6, 16));
    pen.poly("middle", xy(4, -long * 0.62, 11, -long * 0.62, 11, -46, 4, -46));
    if (pen.level) pen.poly("spark", xy(5, -long * 0.74, 10, -long * 0.74, 10, -long * 0.66, 5, -long * 0.66));
  },
  lance(pen, long) {
    pen.poly("light", xy(0, -long - 46, 7, -40, 12, -34, 5, -28, 5, 60, -5, 60, -5, -28, -12, -34, -7, -40));
  },
  axe(pen, long) {
    pen.poly("middle", xy(-4, -long - 6, 4, -long - 6, 4, 70, -4, 70));
    pen.blob("light", [
      [4, -long],
      [4, -long],
      [38, -long - 16],
      [38, -long - 16],
      [46, -long + 18],
      [36, -long + 48],
      [36, -long + 48],
      [4, -long + 28],
      [4, -long + 28],
    ]);
  },
  hammer(pen, long) {
    pen.poly("middle", xy(-4, -long, 4, -long, 4, 70, -4, 70));
    pen.facet(xy(0, -long - 20, 34, -long - 20, 34, -long + 14, 0, -long + 14));
  },
  staff(pen, long) {
    pen.poly("middle", xy(-3, -long, 3, -long, 3, 90, -3, 90));
    pen.disc("spark", 0, -long - 18, 9);
    pen.arc("cord", 0, -long - 18, 20, -140, 140);
  },
  torch(pen, long) {
    pen.poly("middle", xy(-4, -long + 20, 4, -long + 20, 4, 80, -4, 80));
    pen.poly("dark", xy(-13, -long + 4, 13, -long + 4, 6, -long + 26, -6, -long + 26));
    pen.taper("spark", xy(0, -long + 4, 8, -long - 24, -8, -long - 62), 11, 0, 6);
    pen.taper("gleam", xy(0, -long + 4, 3, -long - 14, -3, -long - 30), 5, 0, 3);
  },
  bell(pen, long) {
    pen.poly("middle", xy(-3, -long, 3, -long, 3, 90, -3, 90));
    pen.facet(xy(0, -long, 12, -long + 4, 16, -long + 32, 26, -long + 42, 0, -long + 42));
    pen.disc("spark", 0, -long + 48, 6);
  },
  wrench(pen, long) {
    pen.poly("middle", xy(-6, -long + 14, 6, -long + 14, 6, 70, -6, 70));
    pen.poly("light", [
      [-8, -long + 20],
      [-20, -long],
      [-18, -long - 26],
      [-8, -long - 14],
      [-8, -long - 2],
      [8, -long - 2],
      [8, -long - 14],
      [18, -long - 26],
      [20, -long],
      [8, -long + 20],
    ]);
  },
  key(pen, long) {
    pen.poly("light", xy(-5, -long + 10, 5, -long + 10, 5, 90, -5, 90));
    pen.poly("light", [
      [5, -long + 12],
      [28, -long + 12],
      [28, -long + 24],
      [18, -long + 24],
      [18, -long + 32],
      [28, -long + 32],
      [28, -long + 46],
      [5, -long + 46],
    ]);
  },
  ledger(pen) {
    pen.at([12, -16], { turn: 12 }, () => {
      pen.poly("light", "-34,-40 34,-40 34,44 -34,44");
      pen.poly("shade", "0,-40 34,-40 34,44 0,44");
      for (const y of [-22, -6, 10]) pen.poly("crease", xy(-26, y, -6, y), true);
      pen.disc("spark", 17, 0, 9);
    });
  },
};

/** Draws what a hand holds, if it holds anything. */
export function arm(pen: Pen, tool: Arm | undefined, long: number): void {
  if (tool !== undefined) ARMS[tool](pen, long);
}

/** A banner on its pole, with a sign. */
export function banner(pen: Pen, long: number, sign: Emblem = "shield"): void {
  pen.at([0, -long], {}, () => {
    pen.poly("middle", xy(-3, -26, 3, -26, 3, long + 90, -3, long + 90));
    pen.blob("light", "3,-20 3,-20 40,-30 90,-8 112,-14 112,-14 92,14 92,14 110,46 110,46 60,44 3,40 3,40");
    emblem(pen, sign, "shade", [44, 8], 17, 2);
  });
}
