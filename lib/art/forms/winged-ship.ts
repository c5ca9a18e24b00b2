import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import { flame } from "./ship.ts";

/** Size and the power of each gun are from 0 to 1; pairs of wings are counted. */
export interface WingedShip {
  readonly size: number;
  readonly pairs: number;
  readonly guns: readonly number[];
}

/** A raptor from above, with pairs of slotted wings. */
export function wingedShip(pen: Pen, is: WingedShip): void {
  pen.at([206, 138], { scale: 0.8 + is.size * 0.2, turn: 62 }, () => {
    flame(pen, 0, 92, 70, 9, -90);
    for (const i of range(is.pairs).toReversed())
      for (const flip of [-1, 1]) pen.at([0, i * 34], { flip }, () => wing(pen, i, 150 + is.size * 34 - i * 30, flip));
    for (const [i, power] of is.guns.entries())
      for (const flip of [-1, 1])
        pen.at([flip * (30 + i * 24), 0], {}, () =>
          pen.poly("dark", xy(-4, 0, -3, -40 - power * 50, 3, -40 - power * 50, 4, 0)),
        );
    pen.facet("0,70 18,76 34,118 10,104 0,122", 0, 3, { shade: "deep" });
    pen.facet("0,-122 0,-122 10,-96 22,-40 18,40 12,92 0,96 0,96", 0, 4, { isSmooth: true });
    pen.poly("deep", "0,-92 8,-64 0,-52 -8,-64");
    pen.poly("spark", "0,-122 5,-108 0,-100 -5,-108");
    pen.dots(
      "lamps",
      range(pen.level * 3).map((i): Point => [0, -34 + i * 18]),
    );
  });
}

function wing(pen: Pen, i: number, reach: number, side: number): void {
  const ink = side < 0 ? "light" : "middle";
  for (const slot of range(4)) {
    const tip: Point = [62 + slot * 36, 82 + slot * 4 - i * 8];
    pen.taper(ink, [[34 + slot * 26, -6 + slot * 4], [54 + slot * 30, 34 + slot * 7], tip], 11, 0, 3);
  }
  const front: readonly Point[] = xy(6, -44, 6, -44, 60, -48, reach * 0.7, -22, reach, 50, reach, 50);
  pen.blob(ink, [...front, [reach * 0.66, 12], [40, 22], [6, 16], [6, 16]]);
  if (pen.level) pen.blob("crease", xy(14, -22, 70, -24, reach * 0.8, 10), true);
}

/** One of a flight: wings swept, one lit. */
export function raptor(pen: Pen, at: Point, scale: number): void {
  pen.at(at, { scale, turn: 62 }, () => {
    pen.poly("light", "0,-30 -50,-20 -120,40 -70,26 -76,62 -34,30 0,44");
    pen.poly("middle", "0,-30 50,-20 120,40 70,26 76,62 34,30 0,44");
    pen.facet("0,-84 13,-30 12,50 24,92 0,74", 0, 2, { shade: "deep" });
  });
}
