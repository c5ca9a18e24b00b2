import type { Pen } from "../pen/pen.ts";
import { around, range, xy } from "../pen/points.ts";
import { cosine, sine } from "../pen/turn.ts";
import { type Body, block, lathe, rod } from "../solid/body.ts";
import { camera } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";
import { turret } from "./ship.ts";

export interface Station {
  readonly decks: number;
  /** The power of each gun, from 0 to 1. */
  readonly guns: readonly number[];
  readonly hasRing?: boolean;
}

/** A station that turns: decks on a spindle, guns outward. */
export function station(pen: Pen, { decks, guns, hasRing }: Station): void {
  const see = camera({ yaw: -23, pitch: 19, scale: 1.1, at: [200, 150], lens: 0.001 });
  const wide = 44 + decks * 7;
  if (hasRing) rim(pen, wide + 52, false);
  paint(pen, see, [
    lathe(MIDDLE, xy(-118, 2, -84, 9, -40, 13), 6),
    guns.flatMap((power, i) => gunsOf(wide, power, 4 - i * 20)),
    ...decksOf(wide, decks, pen.level > 1 ? 12 : 8),
  ]);
  pen.dots(
    "lamps",
    range(9).map((i) => see([wide * sine(-52 + i * 16), -10, wide * cosine(-52 + i * 16)])),
  );
  if (hasRing) rim(pen, wide + 52, true);
}

const MIDDLE = [0, 0] as const;

function rim(pen: Pen, radius: number, isFront: boolean): void {
  for (const size of [radius, radius * 1.12]) pen.half("cord", 200, 150, size, size * 0.34, -4, isFront);
}

/** A gun to either side. */
function gunsOf(wide: number, power: number, y: number): Body {
  const [from, to] = [wide * 0.7, wide + 22 + power * 46];
  const thick = 3 + power * 2;
  return [...rod([from, to], y, 20, thick), ...rod([-to, -from], y, 20, thick)];
}

function decksOf(wide: number, count: number, sides: number): readonly Body[] {
  const decks = range(count);
  const deck = (i: number) =>
    lathe(MIDDLE, xy(18 + i * 17, wide * (0.6 - i * 0.08), 31 + i * 17, wide * (0.56 - i * 0.08)), sides);
  const top = 18 + decks.length * 17;
  const hull = lathe(MIDDLE, xy(-46, wide * 0.5, -26, wide, 6, wide, 18, wide * 0.66), sides);
  return [hull, ...decks.map(deck), lathe(MIDDLE, xy(top, 12, top + 36, 4), 6)];
}

/** A wall with towers, seen along its length: higher by its health, from 0 to 1. */
export function rampart(pen: Pen, health: number, guns: number): void {
  const see = camera({ yaw: pen.between(-42, -20), pitch: pen.between(9, 22), scale: 1.15, at: [205, 206] });
  const high = 44 + health * 70;
  paint(pen, see, [
    block([-190, 190], [0, high], [-22, 22], 3),
    range(9).flatMap((i) => block([-184 + i * 42, -160 + i * 42], [high, high + 15], [6, 22])),
    ...[-92, 62].map((x) => block([x - 30, x + 30], [0, high + 26], [-30, 34], 5)),
    range(guns).flatMap((i) => turret(-92 + i * 76, high + 26, 4, 0.8)),
  ]);
  const arch = [
    [-30, 0],
    [-30, 0.6],
    [-15, 0.76],
    [0, 0.6],
    [0, 0],
  ] as const;
  pen.poly(
    "deep",
    arch.map(([x, part]) => see([x, high * part, 24])),
  );
}

/** The door of a vault, with the more bolts the stronger it is, from 0 to 1. */
export function vaultDoor(pen: Pen, strength: number): void {
  const on = (radius: number, angle: number) => around(200, 146, radius, angle);
  pen.poly("dark", "40,300 40,20 360,20 360,300");
  const bolts = range(4 + strength * 8);
  for (const i of bolts) {
    const turn = i * (360 / bolts.length);
    pen.poly("middle", [on(96, turn - 5), on(132, turn - 4), on(132, turn + 4), on(96, turn + 5)]);
  }
  pen.disc("light", 200, 146, 108);
  pen.disc("middle", 200, 146, 88);
  pen.disc("light", 200, 146, 72);
  pen.poly(
    "shade",
    range(9).map((i) => on(70, 20 + i * 20)),
  );
  for (const i of range(5))
    pen.poly("dark", [on(12, i * 72 - 30), on(56, i * 72 - 4), on(56, i * 72 + 4), on(12, i * 72 + 30)]);
  pen.disc("middle", 200, 146, 18);
  pen.disc("spark", 200, 146, 7);
}
