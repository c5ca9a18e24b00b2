import type { Pen } from "../pen/pen.ts";
import { around, type Point, range, xy } from "../pen/points.ts";
import { type Emblem, emblem } from "./emblem.ts";
import { burst } from "./strike.ts";

/** A shield that is struck, and the sparks: with scales, with a sign, or with a star. */
export function ward(pen: Pen, on: Emblem | "scales" | "star"): void {
  for (const i of range(4)) pen.taper("spark", xy(400, 10 + i * 44, 320, 62 + i * 30, 262, 96 + i * 20), 5, 1);
  pen.at([190, 146], {}, () => {
    pen.facet("0,-112 52,-96 88,-100 84,6 46,76 0,112", 0, 6);
    pen.facet("0,-84 40,-72 64,-74 60,2 34,56 0,84", 0, 6, { light: "middle", shade: "deep" });
    if (on === "scales")
      for (const row of range(5))
        for (const i of range(row > 3 ? 3 : 4))
          pen.arc("crease", -44 + i * 29 + (row % 2) * 14, -50 + row * 24, 14, 100, 260);
    else if (on === "star")
      for (const i of range(5))
        pen.poly("light", [around(0, -6, 40, i * 72), around(0, -6, 12, i * 72 + 36), around(0, -6, 12, i * 72 - 36)]);
    else emblem(pen, on, "gleam", [0, -8], 36);
  });
  burst(pen, [268, 96], 34);
}

/** A gate that closes: two leaves with teeth and bolts, light between them, a lock that waits. */
export function gate(pen: Pen, wide: number): void {
  const slit = (half: number): readonly Point[] =>
    xy(200 - half, -90, 200 + half, -90, 200 + half, 370, 200 - half, 370);
  pen.poly("spark", slit(wide + 30));
  pen.poly("gleam", slit(wide * 0.6));
  for (const flip of [-1, 1]) pen.at([200 + flip * wide, 0], { flip }, () => leaf(pen, flip < 0 ? "light" : "middle"));
  pen.at([108 - wide, 140], {}, () => {
    pen.disc("middle", 0, 0, 44);
    pen.disc("light", 0, 0, 32);
    emblem(pen, "keyhole", "deep", [0, -2], 18);
  });
  pen.at([240 + wide, 140], {}, () => pen.poly("dark", "0,-18 110,-18 110,18 0,18"));
}

function leaf(pen: Pen, ink: "light" | "middle"): void {
  const teeth = range(12).map((i): Point => [i % 2 ? 26 : 0, -90 + i * 41.5]);
  pen.poly(ink, [[270, -90], ...teeth, [270, 370]]);
  for (const y of [28, 252])
    pen.at([0, y], {}, () => {
      pen.poly("dark", "52,-13 240,-13 240,13 52,13");
      pen.dots("studs", "66,0 120,0 174,0");
    });
  pen.poly("crease", "52,76 240,76", true);
  pen.poly("crease", "52,204 240,204", true);
}
