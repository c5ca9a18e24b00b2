import type { Pen } from "../pen/pen.ts";
import { around, range, xy } from "../pen/points.ts";
import { type Emblem, emblem } from "./emblem.ts";

/** A contract under seal, and coins: the more, the more it costs. */
export function deed(pen: Pen, cost: number): void {
  pen.at([190, 140], { scale: 1.1, turn: -7 }, () => {
    pen.poly("dark", "-86,-92 100,-92 100,108 -86,108");
    pen.poly("light", "-96,-104 90,-104 90,98 -96,98");
    pen.poly("contour", "-76,-78 66,-78", true);
    for (const y of [-58, -38, -18, 2]) pen.poly("crease", xy(-76, y, 66, y), true);
    pen.poly("crease", "-76,22 0,22", true);
    pen.poly("middle", "40,66 66,66 74,128 54,114 34,128");
    pen.poly(
      "spark",
      range(24).map((i) => around(54, 54, i % 2 ? 34 : 28, i * 15)),
    );
    pen.poly("gleam", "44,50 64,50 60,72 48,72");
    pen.arc("cord", 54, 48, 8, -90, 90);
  });
  for (const i of range(cost + 1))
    for (const up of range(2 + (i % 3)))
      pen.oval(up % 2 ? "middle" : "light", 290 + (i % 3) * 34, 236 - up * 9 - Math.floor(i / 3) * 6, 24, 10);
}

/** A radar scope with its contacts. */
export function scope(pen: Pen, contacts: number, sign?: Emblem): void {
  pen.disc("dark", 200, 142, 118);
  pen.poly("shade", [[200, 142], ...range(6).map((i) => around(200, 142, 114, -30 + i * 14))]);
  for (const radius of [38, 76, 114]) pen.disc("faint", 200, 142, radius);
  pen.poly("faint", "200,26 200,258", true);
  pen.poly("faint", "84,142 316,142", true);
  emblem(pen, sign, "shade", [200, 142], 26);
  for (const i of range(contacts))
    pen.at(around(200, 142, 34 + ((i * 41) % 70), i * 87 + 20), { scale: 0.5, turn: 30 }, () =>
      pen.poly("gleam", "0,-16 14,14 0,6 -14,14"),
    );
}

/** An eye that sees far. */
export function eye(pen: Pen, far: number): void {
  const on = (radius: number, angle: number) => around(200, 138, radius, angle);
  for (const i of range(12))
    pen.poly(i % 2 ? "spark" : "middle", [on(96, i * 30 - 4), on(i % 2 ? 122 : 150, i * 30), on(96, i * 30 + 4)]);
  pen.blob("light", "44,140 44,140 120,62 200,44 280,62 356,140 356,140 280,216 200,234 120,216");
  pen.disc("middle", 200, 138, 64);
  pen.disc("dark", 200, 138, 40);
  const points = 3 + Math.round(far);
  pen.poly(
    "spark",
    range(2 * points).map((i) => on(i % 2 ? 12 : 56, (i * 180) / points)),
  );
  pen.disc("gleam", 180, 114, 10);
  pen.blob("cord", "36,122 120,40 200,26 280,40 364,122", true);
}
