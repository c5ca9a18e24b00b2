import type { Pen } from "../pen/pen.ts";
import { range } from "../pen/points.ts";
import { type Emblem, emblem } from "./emblem.ts";

/** Rings of sound from a bell: the louder, the more. */
export function hymn(pen: Pen, loud: number): void {
  for (const i of range(3 + loud))
    for (const side of [-90, 90]) pen.arc(i % 2 ? "thread" : "cord", 200, 140, 92 + i * 26, side - 40, side + 40);
  pen.at([200, 150], { scale: 1.25, turn: -12 }, () => {
    pen.poly("dark", "-16,-92 16,-92 12,-72 -12,-72");
    pen.facet("0,-80 0,-80 34,-80 42,-24 48,18 76,46 76,46 40,58 0,60 0,60", 0, 8, { isSmooth: true });
    pen.blob("crease", "-44,14 0,26 46,14", true);
    pen.disc("spark", 10, 70, 15);
    pen.disc("contour", 10, 70, 15);
  });
}

/** A drum and its sticks. */
export function drum(pen: Pen, sign: Emblem | undefined): void {
  pen.blob("light", "110,96 110,96 118,210 200,246 282,210 290,96 290,96");
  pen.blob("shade", "210,130 210,130 290,96 290,96 282,210 216,246 216,246");
  pen.oval("middle", 200, 96, 92, 38);
  pen.oval("light", 200, 92, 80, 29);
  emblem(pen, sign, "dark", [176, 172], 30);
  for (const flip of [-1, 1])
    pen.at([200 + flip * 50, 84], { flip }, () => {
      pen.taper("dark", "0,0 70,-58 130,-104", 5, 7);
      pen.disc("spark", 0, 0, 14);
      pen.disc("contour", 0, 0, 14);
    });
  for (const radius of [116, 140])
    for (const angle of [-58, 58]) pen.arc("cord", 200, 92, radius, angle - 16, angle + 16);
}
