import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import { sine } from "../pen/turn.ts";
import type { Stand } from "./stand.ts";

/** A beast as large as a hill. Horns and mass are from 0 to 1. */
export interface Behemoth {
  readonly back: "tree" | "spikes" | "stone" | "ice";
  readonly horns: number;
  readonly mass: number;
}

const BELLY = "-146,34 -142,-14 -90,10 0,2 80,12 120,28 178,34 128,46 86,56 0,62 -100,62";
const SHADOW = "-120,56 -60,38 20,40 90,34 130,44 86,56 0,63 -90,62";

/** A mountain that walks. */
export function behemoth(pen: Pen, { at, scale, flip = 1 }: Stand, is: Behemoth): void {
  const { mass } = is;
  pen.at(at, { scale, flip }, () => {
    if (mass > 0.4) forest(pen);
    for (const x of [-62, 58]) leg(pen, "dark", x, 20, 100);
    pen.taper("middle", "-120,-6 -170,6 -196,70", 16, 0, 2);
    for (const i of range(5))
      pen.at([-104 + i * 42, -62 - sine(29 + i * 31.5) * (14 + mass * 34)], {}, () => onBack(pen, is, i));
    for (const x of [-106, 96]) foreleg(pen, x);
    pen.blob("light", outline(mass));
    pen.blob("shade", BELLY);
    pen.blob("deep", SHADOW);
    for (const i of range(4))
      pen.at([-96 + i * 48, -44 - sine(34 + i * 40) * (16 + mass * 26)], {}, () =>
        pen.blob("shade", "-16,6 0,-16 18,4 4,20"),
      );
    face(pen, is.horns);
  });
}

function outline(mass: number): readonly Point[] {
  const back: readonly Point[] = xy(-90, -80 - mass * 26, 0, -92 - mass * 34, 72, -72 - mass * 16);
  const front: readonly Point[] = xy(116, -34, 158, -20, 186, 16, 178, 34, 128, 44, 86, 54, 0, 62, -100, 60);
  return [[-146, 34], [-140, -30], ...back, ...front];
}

/** The tops of trees behind it, which tell how large it is. */
function forest(pen: Pen): void {
  const top = (i: number): Point => [-225 + i * 20, i % 2 ? 112 : 74 + ((i * 37) % 26)];
  pen.poly("sky", [[-230, 120], ...range(23).map(top), [230, 120]]);
}

function leg(pen: Pen, ink: Ink, x: number, wide: number, low: number): void {
  const side = (out: number): readonly Point[] => {
    const [hip, foot]: [Point, Point] = [
      [out * (wide + 8), 0],
      [out * (wide + 9), low],
    ];
    return [hip, hip, [out * (wide - 4), 60], foot, foot];
  };
  pen.at([x, 0], {}, () => pen.blob(ink, [...side(1), ...side(-1).toReversed()]));
}

function foreleg(pen: Pen, x: number): void {
  leg(pen, "middle", x, 25, 112);
  for (const toe of [-16, 2, 20]) pen.at([x + toe, 112], {}, () => pen.poly("gleam", "-7,0 7,0 0,-14"));
}

function face(pen: Pen, horns: number): void {
  for (const near of [0, 1])
    pen.taper(
      near ? "light" : "middle",
      xy(122 + near * 18, -26, 160 + near * 14, -52 - horns * 16, 206 + near * 4, -58 - horns * 44),
      11,
      0,
      1,
    );
  pen.taper("dark", "128,40 158,36 190,22", 8, 0, 4);
  for (const x of [150, 166, 180]) pen.at([x, 30], {}, () => pen.poly("gleam", "-5,0 5,-3 1,14"));
  pen.poly("deep", "128,-20 158,-4 150,4 134,0");
  pen.dots("lamps", [[145, -2]]);
}

function onBack(pen: Pen, { back }: Behemoth, i: number): void {
  const odd = i % 2;
  if (back === "tree") {
    pen.poly("dark", "-4,30 4,30 3,-26 -3,-26");
    pen.blob("middle", xy(-26, -18, -18, -44 - odd * 14, 10, -50 - odd * 14, 28, -20, 0, -8));
  } else if (back === "spikes") pen.taper("middle", xy(0, 24, -8, -16, -34, -44 - odd * 16), 14, 0, 1);
  else {
    const [ridge, shade] = back === "ice" ? ([4, "spark"] as const) : ([-6, "deep"] as const);
    pen.facet(xy(0, -26 - (i % 3) * 18, 14, -8, 24, 40, 0, 44), 0, ridge, { shade });
  }
}
