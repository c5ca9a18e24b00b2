import type { Pen } from "../pen/pen.ts";
import { type Point, range } from "../pen/points.ts";
import { far, sine } from "../pen/turn.ts";
import { type Body, block, loft, plate, ring, rod, tube } from "../solid/body.ts";
import { camera, type See } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";

/** A hull. Size and armour are from 0 to 1; each gun is as long as its power, from 0 to 1. */
export interface Hull {
  readonly size: number;
  readonly armour: number;
  readonly guns: readonly number[];
  readonly engines?: number;
  readonly bays?: number;
  readonly fins?: number;
  readonly prow?: number;
  /** From 0 (a rhomb) to 1 (a square): the form of its cross-section. */
  readonly square?: number;
  readonly scale?: number;
  readonly yaw?: number;
}

export function flame(pen: Pen, x: number, y: number, long: number, wide: number, turn = 0): void {
  const along = (...ways: readonly number[]) => ways.map((way): Point => [-long * way, 0]);
  pen.at([x, y], { turn }, () => {
    pen.taper("spark", along(0, 0.4, 1), wide, 0, wide * 0.3);
    pen.taper("gleam", along(0, 0.2, 0.5), wide * 0.5, 0, wide * 0.2);
  });
}

/** A gun on a deck, as long as it is strong. */
export function turret(x: number, y: number, z: number, power: number): Body {
  return [
    ...block([x - 9, x + 9], [y, y + 8], [z - 7, z + 7], 2),
    ...rod([x + 5, x + 16 + power * 36], y + 5, z, 2 + power * 1.6),
  ];
}

/** Half its length, its height and its width. */
interface Measures {
  readonly long: number;
  readonly high: number;
  readonly wide: number;
}

/** A hull of blocks and plates. */
export function hull(pen: Pen, is: Hull): void {
  const { size, armour } = is;
  const measures = { long: 84 + 74 * size, high: 14 + 20 * armour, wide: 19 + 20 * armour };
  const { long, high, wide } = measures;
  const yaw = is.yaw ?? pen.between(24, 44) * pen.pick([-1, 1]);
  const at: Point = [200 - sine(yaw) * 12, 148 + size * 6];
  const see = camera({ yaw, pitch: pen.between(17, 27), scale: is.scale ?? 1.05, at, lens: 0.0019 });
  const tail = tailOf(is.engines ?? 2, wide);
  for (const z of tail) exhaust(pen, see, z, long, size);
  const pipes = tail.flatMap((z) => tube([-long - 13, -long + 3], 0, z, 6 + 4 * size, 4.5 + 3 * size));
  const body = bodyOf(measures, is);
  const isPlain = pen.level < 2;
  paint(pen, see, [sideOf(pen, -1, measures, is)], isPlain);
  paint(pen, see, yaw < 0 ? [body, pipes] : [pipes, body]);
  paint(pen, see, [[...sideOf(pen, 1, measures, is), ...plates(pen, measures, armour)]], isPlain);
  paint(pen, see, [[...bridge(measures, size), ...deck(measures, is.guns)]], isPlain);
  if (!pen.level) return;
  const port = (i: number) => see([-long * 0.5 + i * 12, -high * 0.05, wide * 1.02]);
  pen.dots("lamps", range(4 + size * 7).map(port));
  const mast = [16 + 16 * size, 38 + 20 * size].map((up) => see([-long * 0.56, high + up, 0]));
  pen.poly("thread", mast, true);
}

/** The places of its engines across the stern. */
function tailOf(engines: number, wide: number): readonly number[] {
  const all = range(engines);
  return all.map((i) => ((i - (all.length - 1) / 2) * (wide * 1.5)) / Math.max(1, all.length - 0.4));
}

function exhaust(pen: Pen, see: See, z: number, long: number, size: number): void {
  const [x, y] = see([-long - 12, 0, z]);
  const [endX, endY] = see([-long - 60 - 30 * size, 0, z]);
  const turn = Math.round((Math.atan2(y - endY, x - endX) * 180) / Math.PI);
  flame(pen, x, y, far(x - endX, y - endY), 5 + 4 * size, turn);
}

function bodyOf({ long, high, wide }: Measures, { prow = 1, square = 0.62 }: Hull): Body {
  return loft([
    ring(-long, wide * 0.8, high * 0.85, 0, square),
    ring(-long * 0.55, wide, high, 0, square),
    ring(long * 0.2, wide * 0.94, high * 0.92, 0, square),
    ring(long * 0.66, wide * 0.62, high * 0.66, -1, square),
    ring(long * prow, wide * 0.1, high * 0.22, -high * 0.15, square),
  ]);
}

/** Fins and bays at one side. In small pictures two bays are one. */
function sideOf(pen: Pen, side: number, { long, high, wide }: Measures, { fins = 0, bays = 0 }: Hull): Body {
  const fin = (i: number) => {
    const corner = (along: number, out: number) => [-long * along, side * out] as const;
    const tips = [corner(0.62 - i * 0.45, wide + 44 - i * 10), corner(0.92 - i * 0.45, wide + 48 - i * 10)] as const;
    return plate([corner(0.86 - i * 0.5, wide * 0.8), corner(0.2 - i * 0.5, wide * 0.8), ...tips], -2, 4);
  };
  const each = pen.level < 2 ? 2 : 1;
  const bay = (i: number) => {
    const from = -long * 0.62 + i * 27 * each;
    return block([from, from + 22 * each], [-high * 0.7, high * 0.6], [side * wide * 0.9, side * (wide + 15)], 1);
  };
  return [...range(fins).flatMap(fin), ...range(bays / each).flatMap(bay)];
}

/** Armour at the near side, which is seen in large pictures only. */
function plates(pen: Pen, { long, high, wide }: Measures, armour: number): Body {
  return range(pen.level > 1 ? armour * 4 : 0).flatMap((i) => {
    const from = -long * 0.4 + i * 34;
    return block([from, from + 29], [-high * 0.35, high * 0.5], [wide * 0.92, wide + 5], 1);
  });
}

function bridge({ long, high, wide }: Measures, size: number): Body {
  const roof = high + 11 + 6 * size;
  const low = block([-long * 0.74, -long * 0.36], [high * 0.9, roof], [-wide * 0.5, wide * 0.5], 4);
  if (size <= 0.35) return low;
  return [...low, ...block([-long * 0.66, -long * 0.46], [roof, high + 20 + 16 * size], [-wide * 0.3, wide * 0.3], 3)];
}

/** The guns, the foremost painted last. Where there are many, they stand left and right by turns. */
function deck({ long, high, wide }: Measures, guns: readonly number[]): Body {
  const gap = 0.62 / Math.max(1.6, guns.length);
  const gun = (power: number, i: number) => {
    const z = guns.length > 3 ? (i % 2 ? wide : -wide) * 0.4 : 0;
    return turret(long * (0.42 - i * gap), high * (i ? 0.9 : 0.74), z, power);
  };
  return guns.map(gun).reverse().flat();
}
