import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import type { Stand } from "./stand.ts";

export interface Flyer {
  /** The length of its tail, from 0 to 1. */
  readonly tail: number;
  readonly isMoth?: boolean;
}

const WINGS = "0,-62 0,-62 30,-66 78,-50 170,-84 196,-50 196,-50 150,0 130,40 130,40 84,30 40,64 0,70 0,70";

/** Wings seen from above: a ray or a moth. */
export function flyer(pen: Pen, { at, scale, flip = 1 }: Stand, is: Flyer): void {
  pen.at(at, { scale, turn: -24, flip }, () => {
    pen.taper("middle", xy(0, 40, 10, 100, -8, 150 + is.tail * 40), 9, 0);
    pen.facet(WINGS, 0, 3, { isSmooth: true });
    if (is.isMoth) pen.facet("0,30 0,30 60,34 112,70 88,128 88,128 40,100 0,60 0,60", 0, 3, { isSmooth: true });
    for (const flip of [-1, 1])
      pen.at([0, 0], { flip }, () => {
        pen.disc("dark", 104, -30, 15);
        pen.disc("spark", 104, -30, 6);
        for (const x of pen.level ? [40, 76, 128] : []) pen.blob("crease", xy(16, -20, x, -18, x + 28, 12), true);
        pen.blob("thread", "6,-60 16,-92 44,-112", true);
      });
    pen.facet("0,-76 0,-76 18,-66 16,0 10,56 0,66 0,66", 0, 2, { light: "middle", shade: "deep", isSmooth: true });
  });
}

/** A bell that drifts, with its arms. */
export function jelly(pen: Pen, { at, scale, flip = 1 }: Stand, many: number): void {
  const arms = range(many);
  const arm = (i: number): readonly Point[] => {
    const x = (i - (arms.length - 1) / 2) * (130 / arms.length);
    return xy(x, 10, x * 1.3 + 12, 54, x * 1.1 - 14, 92, x * 1.5 + 6, 128 + (i % 3) * 16);
  };
  pen.at(at, { scale, turn: 8, flip }, () => {
    for (const i of arms) pen.taper(i % 2 ? "middle" : "light", arm(i), 8, 0, 1);
    pen.facet("0,-92 0,-92 62,-92 98,-22 84,22 84,22 58,6 36,26 14,8 0,22 0,22", 0, 10, { isSmooth: true });
    for (const x of [-56, -22, 30, 62].slice(0, pen.level * 2 + 1))
      pen.blob("crease", xy(x * 0.2, -86, x * 0.9, -50, x, 4), true);
    pen.disc("spark", -40, -34, 10);
    pen.disc("spark", -8, -48, 7);
    pen.disc("spark", 28, -30, 9);
  });
}
