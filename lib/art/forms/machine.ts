import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { around, type Point, range, xy } from "../pen/points.ts";
import { block, lathe, loft, ring, rod } from "../solid/body.ts";
import { camera } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";
import type { Stand } from "./stand.ts";

/** A walking engine. Its guns are counted; how long they are and its mass are from 0 to 1. */
export interface Walker {
  readonly guns: number;
  readonly reach: number;
  readonly mass: number;
  readonly hasSaw?: boolean;
  readonly hasStacks?: boolean;
}

/** A body of blocks on two bent legs. */
export function walker(pen: Pen, { at, scale }: Stand, is: Walker): void {
  const see = camera({ yaw: -32, pitch: 9, scale, at, lens: 0.001 });
  const wide = 34 + is.mass * 16;
  const [x, y] = at;
  const leg = (ink: Ink, beside: number) => pen.at([x + beside * scale, y], { scale }, () => legOf(pen, ink));
  leg("dark", 34);
  const stack = (z: number) => lathe([-46, z], xy(30, 10, 84, 8));
  if (is.hasStacks) paint(pen, see, [stack(-18), stack(18)]);
  const gun = (i: number) => [
    ...block([10, 38], [-18 + i * 22, -2 + i * 22], [wide, wide + 16]),
    ...rod([38, 84 + is.reach * 60], -10 + i * 22, wide + 8, 5),
  ];
  const back = [ring(-74, wide * 0.7, 26, 8, 0.6), ring(-40, wide, 38, 10, 0.6)] as const;
  const body = loft([...back, ring(30, wide, 36, 10, 0.6), ring(78, wide * 0.6, 18, 2, 0.6)]);
  paint(pen, see, [body, block([-36, 24], [44, 66], [-20, 20], 5), range(is.guns).flatMap(gun)]);
  leg("light", -30);
  pen.poly("spark", [see([80, 8, -8]), see([80, 8, 14]), see([80, 0, 14]), see([80, 0, -8])]);
  if (is.hasSaw) saw(pen, [x + 120 * scale, y + 40 * scale], 46 * scale);
}

function legOf(pen: Pen, ink: Ink): void {
  pen.poly(ink, "-18,8 14,4 34,58 20,66");
  pen.poly(ink, "18,50 38,58 12,112 -6,106");
  pen.poly(ink, "-34,122 -14,102 14,102 44,122");
  pen.disc("middle", 28, 58, 11);
}

/** A wheel with teeth. */
export function saw(pen: Pen, [x, y]: Point, radius: number): void {
  const tooth = (i: number) => [around(x, y, radius, i * 30), around(x, y, radius * 0.78, i * 30 + 6)];
  pen.poly("light", range(12).flatMap(tooth));
  pen.disc("shade", x, y, radius * 0.6);
  pen.disc("dark", x, y, radius * 0.22);
}

/** A hound of plates in a leap, with so many spikes. */
export function hound(pen: Pen, { at, scale, flip = 1 }: Stand, spikes: number): void {
  pen.at(at, { scale, turn: -6, flip }, () => {
    pen.poly("dark", "-70,0 -120,46 -96,58 -150,104 -136,108 -76,56 -44,24");
    pen.poly("dark", "76,6 130,44 118,56 168,92 154,98 94,60 50,22");
    pen.poly("middle", "-96,-18 -150,-48 -190,-40 -146,-34 -90,-2");
    pen.poly("light", "-104,-6 -84,-40 -10,-30 30,-46 88,-40 104,-6 70,28 0,14 -60,30");
    pen.poly("shade", "-104,-6 -20,-6 30,-14 104,-6 70,28 0,14 -60,30");
    for (const i of range(Math.min(spikes, 6)))
      pen.poly("light", xy(-74 + i * 32, -38, -88 + i * 30, -72 - (i % 2) * 12, -52 + i * 32, -35));
    pen.poly("light", "-92,-8 -110,46 -80,66 -102,112 -82,112 -52,62 -52,14");
    pen.poly("light", "52,4 78,52 66,66 106,108 122,100 96,50 96,2");
    pen.poly("light", "84,-40 110,-66 122,-48 178,-34 184,-20 140,-14 110,-8");
    pen.poly("middle", "116,-6 150,-8 178,-12 170,4 128,10");
    for (const x of [140, 154, 168]) pen.at([x, -16], {}, () => pen.poly("gleam", "-5,0 5,-1 0,12"));
    pen.poly("spark", "124,-42 144,-38 128,-32");
  });
}
