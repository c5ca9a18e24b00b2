import type { Pen } from "../pen/pen.ts";
import { around, type Point, range } from "../pen/points.ts";
import { Planet } from "./planet.ts";

export type Star = "sun" | "giant" | "drowned" | "quasar" | "hole" | "nebula";

/** A star that burns, pulses, drowns or falls in; or a cloud that stars are made of. */
export function star(pen: Pen, kind: Star): void {
  if (kind === "nebula") nebula(pen);
  else if (kind === "hole" || kind === "quasar") ringed(pen, kind);
  else burning(pen, kind);
}

function burning(pen: Pen, kind: "sun" | "giant" | "drowned"): void {
  const [x, y, radius] = kind === "sun" ? [200, 140, 96] : [236, 196, 132];
  for (const i of range(22)) {
    const angle = i * 16.4;
    const tip = around(x, y, radius * (1.22 + (i % 3) * 0.1), angle + 2);
    pen.taper(
      i % 2 ? "spark" : "shade",
      [around(x, y, radius * 0.96, angle), around(x, y, radius * 1.12, angle + 5), tip],
      13,
      0,
      2,
    );
  }
  pen.disc(kind === "drowned" ? "middle" : "spark", x, y, radius);
  surface(pen, [x, y], radius);
  if (kind !== "drowned") return;
  for (const i of range(4)) {
    const waves = range(8).map((k): Point => [k * 58 - 10, 176 + i * 27 + (k % 2 ? 11 : -11)]);
    pen.blob(i % 2 ? "deep" : "sky", [[-20, 300], ...waves, [420, 300]]);
  }
}

function surface(pen: Pen, [x, y]: Point, radius: number): void {
  pen.disc("gleam", x - radius * 0.1, y - radius * 0.12, radius * 0.72);
  const globe = new Planet(pen, [x, y], radius * 0.98);
  const [east, south] = [pen.between(-54, -38), pen.whole(0, 6)];
  for (const i of range(6)) {
    const north = -34 + ((i * 5 + south) % 7) * 11.5;
    globe.patch(i % 2 ? "spark" : "shade", { east: east + i * 19.5, north, size: 7.5, ragged: 0.4, points: 7 });
  }
}

/** A star with a disc around it. */
function ringed(pen: Pen, kind: "quasar" | "hole"): void {
  const radius = kind === "hole" ? 56 : 46;
  const tilt = pen.between(-34, 34);
  const disc = (isFront: boolean) => {
    for (const size of [1, 1.28, 1.6])
      pen.half(size === 1 ? "cord" : "glow", 200, 140, radius * 2.1 * size, radius * 0.5 * size, tilt, isFront);
  };
  if (kind === "quasar")
    for (const turn of [tilt + 46, tilt + 226])
      pen.at([200, 140], { turn }, () => {
        pen.poly("shade", "-9,0 9,0 48,-260 -48,-260");
        pen.poly("gleam", "-4,0 4,0 15,-260 -15,-260");
      });
  disc(false);
  pen.disc(kind === "hole" ? "deep" : "spark", 200, 140, radius);
  if (kind === "quasar") surface(pen, [200, 140], radius);
  else {
    pen.disc("cord", 200, 140, radius + 6);
    pen.disc("glow", 200, 140, radius + 15);
  }
  disc(true);
}

function nebula(pen: Pen): void {
  for (const i of range(7)) {
    const edge = range(7).map((k) => around(80 + i * 42, 100 + ((i * 67) % 110), pen.between(34, 78), k * 51));
    pen.blob(i % 3 ? "sky" : "shade", edge);
  }
  for (const i of range(5))
    pen.poly(
      "gleam",
      range(8).map((k) => around(70 + i * 66, 80 + ((i * 71) % 120), k % 2 ? 3 : 14, k * 45)),
    );
}
