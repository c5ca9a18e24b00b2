import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { around, type Point, range } from "../pen/points.ts";

/** A sign that one knows somebody by, on banners, shields and breasts. */
export type Emblem = "shield" | "hooks" | "keyhole" | "rays" | "star" | "plumes" | "wings" | "claws";

/** Each is drawn around the middle, about 200 wide. */
const EMBLEMS: Readonly<Record<Emblem, (pen: Pen, ink: Ink) => void>> = {
  shield: (pen, ink) => pen.poly(ink, "-100,-100 100,-100 100,20 0,110 -100,20"),
  hooks(pen, ink) {
    for (const turn of [0, 120, 240]) pen.at([0, 0], { turn }, () => pen.taper(ink, "0,0 20,-70 90,-100", 34, 0));
  },
  keyhole(pen, ink) {
    pen.disc(ink, 0, -35, 60);
    pen.poly(ink, "-26,0 26,0 50,100 -50,100");
  },
  rays(pen, ink) {
    const ray = (i: number) => [
      around(0, 0, 30, i * 45 - 22),
      around(0, 0, 100, i * 45),
      around(0, 0, 30, i * 45 + 22),
    ];
    for (const i of range(8)) pen.poly(ink, ray(i));
  },
  star(pen, ink) {
    pen.poly(
      ink,
      range(10).map((i) => around(0, 0, i % 2 ? 42 : 105, i * 36)),
    );
  },
  plumes(pen, ink) {
    for (const turn of [-38, 0, 38]) pen.at([0, 80], { turn }, () => pen.taper(ink, "0,0 0,-100 0,-180", 10, 0, 28));
  },
  wings: (pen, ink) => pen.poly(ink, "0,30 120,-80 80,20 0,100 -80,20 -120,-80"),
  claws(pen, ink) {
    for (const x of [-60, 0, 60]) pen.at([x, 0], {}, () => pen.taper(ink, "30,-100 0,0 -50,100", 0, 0, 22));
  },
};

/** The sign around a point, or nothing where there is none. */
export function emblem(pen: Pen, sign: Emblem | undefined, ink: Ink, place: Point, radius: number, turn = 0): void {
  if (sign !== undefined) pen.at(place, { scale: radius / 100, turn }, () => EMBLEMS[sign](pen, ink));
}
