import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import { type Body, block, type Cut, lathe, loft, ring } from "../solid/body.ts";
import type { See } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";
import { banner } from "./arm.ts";
import { overPlot, plot, smoke } from "./plot.ts";
import { turret } from "./ship.ts";

/** Towers: more and higher by its strength, from 0 to 1, with lights for its wealth. */
export function city(pen: Pen, strength: number, wealth: number): void {
  const see = overPlot();
  const towers = range(4 + strength * 5).map((i) => towerOf(pen, i, 44 + strength * 90));
  plot(
    pen,
    see,
    towers.map(({ body }) => body),
  );
  if (!pen.level) return;
  const lights = towers
    .slice(-3)
    .flatMap(({ left, near }) => range(wealth * 2).map((i) => see([left + 8 + (i % 2) * 14, 10 + i * 7, near])));
  pen.dots("lamps", lights);
}

interface Tower {
  readonly body: Body;
  /** The left end of its front wall. */
  readonly left: number;
  readonly near: number;
}

function towerOf(pen: Pen, i: number, most: number): Tower {
  const row = Math.floor(i / 3);
  const [x, z, wide] = [-72 + (i % 3) * 62 + pen.between(-6, 6), -58 + row * 52, pen.between(15, 23)];
  const high = most * pen.between(0.45, 1.15) * (row === 2 ? 0.5 : 1);
  const [left, near] = [x - wide, z + wide];
  if (pen.chance(0.3))
    return {
      body: lathe([x, z], xy(0, wide, high, wide, high + wide * 0.7, wide * 0.4), 8),
      left,
      near,
    };
  const around = (half: number, up: readonly [number, number]) => block([x - half, x + half], up, [z - half, z + half]);
  const roof = pen.chance(0.5) ? around(wide * 0.5, [high, high + 22]) : [];
  return { body: [...around(wide, [0, high]), ...roof], left, near };
}

/** Halls with slanted roofs, and a chimney for each part of its wealth. */
export function works(pen: Pen, strength: number, wealth: number): void {
  const see = overPlot();
  const halls = range(3 + strength * 2);
  const wide = 130 / halls.length;
  const hall = (i: number) => {
    const x = -84 + i * (150 / halls.length);
    const cut = (z: number): Cut => [
      [x, 0, z],
      [x + wide, 0, z],
      [x + wide, 34, z],
      [x, 66, z],
    ];
    return loft([cut(-60), cut(34)]);
  };
  const chimneys = range(Math.max(1, wealth)).map((i) => lathe([-74 + i * 46, 58], xy(0, 15, 47, 10, 78, 12)));
  smoke(pen, see, wealth, 90);
  plot(pen, see, [...halls.map(hall), ...chimneys]);
}

function headframe([x, z]: readonly [number, number], high: number): Body {
  const cut = (y: number, r: number): Cut => [
    [x - r, y, z - r],
    [x + r, y, z - r],
    [x + r, y, z + r],
    [x - r, y, z + r],
  ];
  return [...loft([cut(0, 16), cut(high, 5)]), ...block([x - 12, x + 12], [high, high + 10], [z - 12, z + 12])];
}

/** A pit in steps, headframes and ore for its wealth. */
export function mine(pen: Pen, wealth: number): void {
  const see = overPlot();
  plot(pen, see, [headframe([-84, -50], 96)]);
  for (const [i, ink] of (["middle", "light", "middle", "dark"] as const).entries()) {
    const [x, y] = see([18, -i * 9, 6]);
    pen.oval(ink, x, y, 88 - i * 19, 42 - i * 9);
  }
  paint(
    pen,
    see,
    range(wealth).map((i) => headframe([-70 + i * 44, 66 - i * 4], 40 + i * 6)),
  );
  for (const i of range(wealth + 1))
    pen.at(see([62 + i * 11, 0, -20 + i * 20]), {}, () =>
      pen.facet("0,-17 11,-5 8,6 0,8", 0, 2, { light: "spark", shade: "deep" }),
    );
}

/** A hull on the slip, under its cranes. */
export function yard(pen: Pen): void {
  const see = overPlot();
  const post = (x: number, z: number) => block([x, x + 16], [0, 104], [z, z + 16]);
  const beam = (z: number) => block([-96, 92], [104, 116], [z, z + 14]);
  plot(pen, see, [post(-90, -70), post(70, -70)]);
  const hull = loft([ring(-104, 28, 24, 40, 0.6), ring(10, 34, 30, 42, 0.6), ring(124, 5, 8, 34, 0.6)]);
  const crane = block([-10, 10], [104, 118], [-76, 76]);
  const front = [post(-90, 54), post(70, 54), beam(-70), beam(56), crane];
  paint(pen, see, [hull, block([-60, -14], [68, 92], [-16, 16], 4), ...front]);
  pen.at(see([0, 104, 20]), {}, () => {
    pen.poly("cord", "0,0 0,34", true);
    pen.dots("lamps", [[0, 38]]);
  });
}

interface Post {
  readonly isHidden?: boolean;
  readonly hasHeadframe?: boolean;
}

/** A dome with its huts and a dish; hidden between rocks, if it is. */
export function post(pen: Pen, strength: number, { isHidden = false, hasHeadframe = false }: Post = {}): void {
  const see = overPlot();
  const radius = 34 + strength * 60;
  const profile = [
    [0, radius],
    [radius * 0.45, radius * 0.92],
    [radius * 0.8, radius * 0.6],
    [radius, radius * 0.12],
  ] as const;
  const huts = isHidden ? [] : [block([40, 84], [0, 22], [-30, 12]), block([-84, -54], [0, 18], [34, 66])];
  const bodies = [lathe([-20, -10], profile, 10), ...huts, ...(hasHeadframe ? [headframe([60, 54], 90)] : [])];
  plot(pen, see, bodies, isHidden ? 78 : 100);
  pen.at(see([56, 62, 52]), {}, () => dish(pen));
  if (isHidden) for (const [i, x] of [-30, 214, 92].entries()) pen.at([x, 150 + i * 14], {}, () => rock(pen));
}

function dish(pen: Pen): void {
  pen.poly("cord", "0,45 0,0", true);
  pen.oval("light", 0, 0, 30, 15, -38);
  pen.oval("shade", 2, 2, 24, 10, -38);
  pen.poly("thread", "0,0 15,-21", true);
  pen.disc("spark", 15, -21, 4);
}

function rock(pen: Pen): void {
  pen.poly("light", "-20,150 34,64 70,0 96,54 170,150");
  pen.poly("deep", "70,0 96,54 170,150 60,150 82,82");
}

/** A hall on steps under a dome, with towers and a banner. */
export function palace(pen: Pen, wealth: number): void {
  const see = overPlot(200);
  const more = wealth * 6;
  const steps = [
    [0, 78],
    [14, 78],
    [14, 58],
    [44, 58],
    [44, 42],
  ] as const;
  const hall = lathe([0, 0], [...steps, [70 + more, 42], [92 + more, 30], [104 + more, 6]], 10);
  const tower = (x: number, z: number) => lathe([x, z], xy(0, 11, 70, 9, 92, 1), 6);
  plot(pen, see, [hall, tower(-88, 66), tower(88, 66), tower(88, -60)]);
  pen.at(see([0, 104 + more, 0]), { scale: 0.55 }, () => banner(pen, 60));
}

/** Towers that make air, and what grows there. */
export function garden(pen: Pen): void {
  const see = overPlot();
  smoke(pen, see, 3, 96);
  plot(
    pen,
    see,
    [-60, 0, 60].map((x) => lathe([x, -16], xy(0, 34, 50, 20, 88, 25), 10)),
  );
  for (const i of range(7)) pen.at(see([-90 + i * 30, 0, 66]), {}, () => pen.blob("light", "0,0 -12,-14 0,-34 12,-14"));
}

/** Walls with towers at their corners, around a keep with a gun. */
export function fort(pen: Pen, strength: number): void {
  const see: See = overPlot();
  const [high, thick, keep] = [30 + strength * 30, 7 + strength * 5, 58 + strength * 26];
  const long = (z: number) => block([-96, 96], [0, high], [z - thick, z + thick]);
  const short = (x: number) => block([x - thick, x + thick], [0, high], [-64, 64]);
  const tower = ([x, z]: Point) => lathe([x, z], xy(0, 20, high + 14, 18, high + 16, 23, high + 28, 23), 8);
  const corners: readonly Point[] = xy(-96, -76, -96, 76, 96, -76, 96, 76);
  const walls = [long(-76), long(76), short(-96), short(96), ...corners.map(tower)];
  plot(pen, see, [...walls, block([-34, 34], [0, keep], [-26, 26], 5), turret(10, keep, 0, 0.9)]);
}
