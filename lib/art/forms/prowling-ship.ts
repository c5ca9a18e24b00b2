import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import { flame } from "./ship.ts";

/** Size, armour and the power of each gun are from 0 to 1; claws and the plates of the mane are counted. */
export interface ProwlingShip {
  readonly size: number;
  readonly armour: number;
  readonly claws: number;
  readonly mane: number;
  readonly guns: readonly number[];
}

const FLANK = "-156,-8 -80,-16 -26,-6 44,-18 120,-10 206,6 196,18 140,20 84,38 10,22 -70,26 -140,20";
const BELLY = "-140,20 -60,8 10,12 80,16 150,8 200,12 196,18 140,20 84,38 10,22 -70,26";
const UNDER: readonly Point[] = xy(128, -38, 206, 6, 196, 18, 140, 20, 84, 38, 10, 22, -70, 26, -140, 20);

/** A hunter in the leap: haunch and shoulder are engines, and its claws reach before the low head. */
export function prowlingShip(pen: Pen, is: ProwlingShip): void {
  const high = is.armour * 20;
  pen.at([186, 136], { scale: 0.84 + is.size * 0.28, turn: -4 }, () => {
    pod(pen, "dark", { at: [-66, 34], long: 56, wide: 15, turn: 14, isBurning: true });
    for (const i of range(is.claws)) {
      const claw: readonly Point[] = xy(70 - i * 8, 40 + i * 6, 140 - i * 12, 66 + i * 10, 214 - i * 22, 34 + i * 14);
      pen.taper(i % 2 ? "middle" : "light", claw, 12, 0, 3);
    }
    for (const i of range(is.mane)) {
      const tip: readonly Point[] = xy(62 - i * 23, -70 - high - (i % 2) * 10, 22 - i * 24, -88 - high);
      pen.poly(i % 2 ? "middle" : "light", [[96 - i * 21, -28], ...tip, [66 - i * 22, -34]]);
    }
    for (const [i, power] of is.guns.entries()) pen.at([-i * 40, 0], {}, () => gun(pen, power, high));
    pen.poly("middle", "-112,-26 -176,-82 -196,-84 -150,-14");
    body(pen, high);
    pen.poly("spark", "126,-28 168,-10 140,-12");
    pod(pen, "light", { at: [-92, 8], long: 62, wide: 23 + high * 0.4, turn: -10, isBurning: true });
    pod(pen, "light", { at: [58, 14], long: 48, wide: 20 + high * 0.3, turn: 20, isBurning: false });
    pen.dots(
      "lamps",
      range(pen.level * 2 + is.size * 3).map((i): Point => [-22 + i * 12, -16]),
    );
  });
}

function gun(pen: Pen, power: number, high: number): void {
  const barrel: readonly Point[] = xy(20 + power * 60, -58 - high, 20 + power * 60, -50 - high);
  pen.poly("dark", [[-60, -34], [-56, -62 - high], ...barrel, [-36, -48 - high], [-30, -30]]);
}

function body(pen: Pen, high: number): void {
  const [haunch, waist, shoulder]: [Point, Point, Point] = [
    [-84, -54 - high],
    [-30, -34 - high * 0.4],
    [84, -50 - high * 0.6],
  ];
  pen.poly("light", [[-156, -8], [-132, -44 - high], haunch, waist, [26, -52 - high], shoulder, ...UNDER]);
  pen.poly("shade", FLANK);
  pen.poly("deep", BELLY);
  if (!pen.level) return;
  pen.poly("crease", [haunch, [-80, -16]], true);
  pen.poly("crease", [waist, [-26, -6]], true);
  pen.poly("crease", [shoulder, [96, -12]], true);
  pen.poly("crease", "128,-38 140,-6", true);
}

interface Pod {
  readonly at: Point;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
  readonly isBurning: boolean;
}

/** A limb: a pod with its rings and nozzle. */
function pod(pen: Pen, ink: Ink, { at, long, wide, turn, isBurning }: Pod): void {
  const on = (along: number, across: number): Point => [long * along, wide * across];
  pen.at(at, { turn }, () => {
    if (isBurning) flame(pen, -long, 0, long * 0.7, wide * 0.5);
    const nozzle: readonly Point[] = xy(-long - 12, -wide * 0.5, -long + 8, -wide * 0.7, -long + 8, wide * 0.7);
    pen.poly("dark", [...nozzle, [-long - 12, wide * 0.5]]);
    const low = [on(1, 0), on(1, 0), on(0.6, 0.8), on(-0.3, 1.1), on(-1, 0.8), on(-1, 0.8)];
    pen.blob(ink, [on(-1, -0.8), on(-1, -0.8), on(-0.3, -1.1), on(0.6, -0.8), ...low]);
    pen.blob("shade", [on(-1, 0), on(-1, 0), on(0, 0.24), ...low]);
    for (const along of pen.level ? [-0.6, -0.35] : []) pen.poly("crease", [on(along, -0.95), on(along, 0.95)], true);
  });
}
