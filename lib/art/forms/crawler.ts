import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { type Point, range, xy } from "../pen/points.ts";
import { sine } from "../pen/turn.ts";
import type { Stand } from "./stand.ts";

/** Something that runs on joints. Plates and legs are counted, bulk is about 1, all else from 0 to 1. */
export interface Crawler {
  readonly plates: number;
  readonly legs: number;
  readonly spikes?: number;
  readonly jaws?: number;
  readonly scythes?: number;
  /** The part of its body that it rears up. */
  readonly rear?: number;
  readonly bulk?: number;
  readonly hasSac?: boolean;
  readonly hasTail?: boolean;
}

export function crawler(pen: Pen, { at, scale, flip = 1 }: Stand, is: Crawler): void {
  const legs = range(is.legs);
  const plates = range(is.plates);
  const gap = 1 / plates.length;
  pen.at(at, { scale, flip }, () => {
    for (const i of legs) leg(pen, is, i, "dark");
    if (is.hasSac) sac(pen);
    if (is.hasTail) pen.taper("middle", "-100,20 -168,-4 -164,-84 -108,-110", 16, 0, 3);
    const under = [0, 0.25, 0.5, 0.75, 1].map((part) => spineAt(is, part)).map(([x, y]): Point => [x, y + 14]);
    pen.taper("dark", under, 14, 16, 18);
    for (const i of plates) {
      const part = (i + 0.6) * gap;
      const high = (is.bulk ?? 1) * (22 + 30 * sine(20 + part * 143));
      pen.at(spineAt(is, part), {}, () => shell(pen, 154 * gap, high, is.spikes ?? 0));
    }
    for (const i of legs) leg(pen, is, i, "light");
    const how = { scale: 0.8 + (is.jaws ?? 0.5) * 0.4, turn: 6 - (is.rear ?? 0) * 14 };
    pen.at(spineAt(is, 1.02), how, () => head(pen, is.scythes ?? 0));
  });
}

/** A point of its back, from 0 at the tail to 1 at the head. */
function spineAt({ rear = 0 }: Crawler, part: number): Point {
  return [-120 + part * 214, 20 - sine(part * 180) * 40 - rear * 92 * part * part];
}

function leg(pen: Pen, is: Crawler, i: number, ink: "light" | "dark"): void {
  const isFar = ink === "dark";
  const [x, y] = spineAt(is, 0.3 + (i / Math.max(1, is.legs - 1)) * (is.rear ? 0.34 : 0.6));
  const lean = (i - (is.legs - 1) / 2) * 62 + (isFar ? 22 : -4);
  const knee: Point = [x + lean * 0.7, y - (isFar ? 46 : 34)];
  const ground = isFar ? 80 : 96;
  const foot = x + lean * 1.15;
  pen.taper(ink, [[x, y + 18], knee, knee, [foot, ground], [foot + 6, ground + 8]], 8, 0, 2.5);
}

function sac(pen: Pen): void {
  pen.oval("light", -122, 16, 60, 46, -14);
  const eggs: readonly Point[] = xy(-144, 14, -114, 32, -110, 2, -88, 22);
  for (const [x, y] of eggs) pen.disc("spark", x, y, 11);
}

/** One plate of a shell: a hook behind, shade below. */
function shell(pen: Pen, wide: number, high: number, spike: number): void {
  const on = (x: number, y: number): Point => [x * wide, y * high];
  const tip: Point = [-wide * 1.3 - spike * 22, -high * 0.9 - spike * 34];
  const front = [on(1.1, 0.3), on(1, -0.6), on(0, -1.1), on(-0.7, -1.02)];
  pen.blob("light", [...front, tip, tip, on(-0.9, -0.3), on(-0.95, 0.3), on(0, 0.56)]);
  const top = [on(1.05, 0.3), on(0.6, -0.06), on(-0.3, -0.34), on(-0.8, -0.7)];
  pen.blob("shade", [...top, on(-0.86, 0.3), on(0, 0.54)]);
}

function head(pen: Pen, scythes: number): void {
  if (scythes > 0) {
    scythe(pen, "middle", 0, scythes);
    scythe(pen, "light", 1, scythes);
  }
  pen.blob("thread", "6,-18 24,-56 64,-66", true);
  pen.blob("thread", "6,-18 40,-56 84,-44", true);
  pen.taper("middle", "22,2 58,-2 66,22", 10, 0, 2);
  pen.blob("light", "-26,-18 4,-32 34,-14 40,4 24,20 -8,28 -28,12");
  pen.taper("light", "16,16 52,34 68,20", 9, 0, 2);
  pen.blob("deep", "2,-14 18,-18 26,-6 10,-2");
  pen.dots("lamps", [[16, -10]]);
}

function scythe(pen: Pen, ink: Ink, near: number, long: number): void {
  const elbow: readonly Point[] = xy(-6 + near * 22, -60 - long * 16, near * 22, -74 - long * 16);
  const blade: readonly Point[] = xy(
    62 + near * 22,
    -66,
    84 + long * 16 + near * 20,
    10 + near * 14,
    76 + near * 20,
    34,
  );
  pen.taper(ink, [[-40, 20], ...elbow, ...blade], 8, 0, 5);
}
