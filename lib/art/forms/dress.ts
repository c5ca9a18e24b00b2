import type { Pen } from "../pen/pen.ts";
import { around, type Point, range, xy } from "../pen/points.ts";

/** The style of armour. */
export type Form = "plate" | "round" | "spike" | "shard" | "flame";

export type Halo = "rays" | "ring" | "shards";

/** Plates over a shoulder, the upper over the lower. */
export function pauldron(pen: Pen, side: number, plates: number, form: Form): void {
  for (const i of range(plates).toReversed())
    pen.at([side * (56 + i * 7), -4 + i * 22], { flip: side }, () => {
      pauldronPlate(pen, side < 0 ? "light" : "middle", 40 - i * 3, i, form);
    });
}

function pauldronPlate(pen: Pen, ink: "light" | "middle", wide: number, i: number, form: Form): void {
  const on = (part: number, y: number): Point => [wide * part, y];
  if (form === "spike") {
    const [edge, tip]: [Point, Point] = [on(-1, 16), [wide + 8, -34 + i * 8]];
    pen.blob(ink, [edge, edge, on(-0.6, -20), on(0.2, -16), tip, tip, on(0.8, 8), on(0.2, 22)]);
  } else if (form === "round") pen.blob(ink, [on(-1, 18), on(-0.9, -22), on(0.3, -28), on(1, 0), on(0.8, 22)]);
  else if (form === "shard") pen.poly(ink, [on(-1, 14), on(-0.3, -18), on(0.7, -44 + i * 14), on(1, 10), on(0, 24)]);
  else pen.poly(ink, [on(-1, 16), on(-0.8, -14), on(0, -24), on(0.8, -8), on(1, 20), on(0.1, 14)]);
  if (form === "plate" && pen.level) pen.dots("studs", [on(-0.5, -8), on(0.6, 6)]);
}

/** Behind a head: rays, rings, or shards in a circle. */
export function halo(pen: Pen, form: Halo): void {
  const on = (radius: number, angle: number) => around(0, -74, radius, angle);
  if (form === "ring") {
    pen.disc("cord", 0, -80, 72);
    pen.disc("glow", 0, -80, 58);
  } else if (form === "rays")
    for (const i of range(16)) {
      const turn = i * 22.5;
      pen.poly(i % 2 ? "spark" : "gleam", [on(62, turn - 5), on(i % 2 ? 92 : 116, turn), on(62, turn + 5)]);
    }
  else
    for (const i of range(7)) {
      const turn = i * 36 - 108;
      pen.poly(i % 2 ? "middle" : "light", [on(74, turn - 10), on(96, turn), on(138, turn), on(100, turn + 7)]);
    }
}

/** On a head: a plume, flames, or a comb of horns, by its rank. */
export function crest(pen: Pen, rank: number, form: Form): void {
  if (form === "plate") {
    const plume: readonly Point[] = xy(6, -116, -18, -152 - rank * 10, -64, -146 - rank * 8, -92, -104);
    pen.taper("spark", plume, 8, 0, 7 + rank * 3);
    return;
  }
  const many = form === "flame" ? 3 + rank : rank;
  for (const i of range(many)) {
    const beside = i - (many - 1) / 2;
    const odd = i % 2;
    if (form === "flame")
      pen.taper("spark", xy(beside * 15, -112, beside * 20 + 5, -134, beside * 22 - 6, -158 - odd * 16), 10, 0, 3);
    else pen.poly("light", xy(beside * 16 - 6, -112, beside * 18, -150 - odd * 14, beside * 16 + 7, -112));
  }
}
