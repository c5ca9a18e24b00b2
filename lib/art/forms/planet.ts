import type { Ink } from "../pen/ink.ts";
import type { Pen } from "../pen/pen.ts";
import { around, type Point, range, xy } from "../pen/points.ts";
import { cosine, far, sine } from "../pen/turn.ts";

/** A globe. Its seas are from 0 to 1, all else is counted. */
export interface Globe {
  readonly seas?: number;
  readonly clouds?: number;
  readonly lights?: number;
  readonly mines?: number;
  readonly thorns?: number;
  readonly craters?: number;
  readonly cracks?: number;
  readonly bands?: number;
  readonly ice?: "white" | "tinted";
  readonly hasRing?: boolean;
  readonly turn?: number;
}

interface Patch {
  /** Degrees east and north of the middle. */
  readonly east: number;
  readonly north: number;
  /** Its radius in degrees, and the share by which that differs around it. */
  readonly size: number;
  readonly ragged?: number;
  readonly points?: number;
}

/** Draws globes around one middle. */
export class Planet {
  readonly #pen: Pen;
  readonly #x: number;
  readonly #y: number;
  readonly #radius: number;

  constructor(pen: Pen, [x, y]: Point, radius: number) {
    this.#pen = pen;
    this.#x = x;
    this.#y = y;
    this.#radius = radius;
  }

  draw(globe: Globe): void {
    const pen = this.#pen;
    const turn = globe.turn ?? pen.between(-30, 30);
    const tilt = pen.between(-24, 24);
    if (globe.clouds) pen.disc("faint", this.#x, this.#y, this.#radius + 9);
    if (globe.hasRing) this.#belt(tilt, false);
    this.#thorns(globe.thorns ?? 0);
    for (const i of range(globe.mines ?? 0)) this.#derrick(-34 + i * (1500 / this.#radius) + pen.between(-2, 2));
    this.#seas(globe.seas ?? 0);
    const ice = globe.ice === "tinted" ? "shade" : "gleam";
    for (const north of globe.ice ? [77, -80] : [])
      this.patch(ice, { east: 0, north, size: 29, ragged: 0.22, points: 13 });
    this.#craters(globe.craters ?? 0);
    this.#cracks(globe.cracks ?? 0);
    this.#bands(globe.bands ?? 0);
    this.#clouds(globe.clouds ?? 0);
    pen.disc("contour", this.#x, this.#y, this.#radius);
    this.night("unlit", this.#radius - 1, pen.between(0.4, 0.72), turn);
    const light = () => this.#on(pen.between(0.72, 0.92), 90 + turn + pen.between(-38, 38));
    pen.dots("lamps", range(globe.lights ?? 0).map(light));
    if (globe.hasRing) this.#belt(tilt, true);
  }

  /** A ragged circle around a direction, pressed to the limb where it turns away. */
  patch(ink: Ink, { east, north, size, ragged = 0.3, points = 9 }: Patch): void {
    const [sl, cl, sb, cb] = [sine(east), cosine(east), sine(north), cosine(north)];
    const rim = range(points).map((i): Point => {
      const angle = (i * 360) / points;
      const reach = size * (1 + this.#pen.between(-ragged, ragged));
      const [u, v, w] = [sine(reach) * cosine(angle), sine(reach) * sine(angle), cosine(reach)];
      const [high, deep] = [v * cb + w * sb, w * cb - v * sb];
      const [across, near] = [u * cl + deep * sl, deep * cl - u * sl];
      const within = (this.#radius * 0.985) / (near < 0 ? far(across, high) || 1 : 1);
      return [this.#x + across * within, this.#y - high * within];
    });
    this.#pen.blob(ink, rim);
  }

  /** The night side: from pole to pole, along the limb and back along an ellipse. */
  night(ink: Ink, radius: number, phase: number, turn: number): void {
    const point = (angle: number, share: number): Point => {
      const [u, v] = [sine(angle) * radius * share, -cosine(angle) * radius];
      return [this.#x + u * cosine(turn) - v * sine(turn), this.#y + u * sine(turn) + v * cosine(turn)];
    };
    const limb = range(13).map((i) => point(i * 15, 1));
    this.#pen.poly(ink, [...limb, ...range(11).map((i) => point(165 - i * 15, phase))]);
  }

  #on(share: number, angle: number): Point {
    return around(this.#x, this.#y, this.#radius * share, angle);
  }

  #above(high: number, angle: number): Point {
    return around(this.#x, this.#y, this.#radius + high, angle);
  }

  /** Rings around the globe: the half in front of it, or the one behind. */
  #belt(turn: number, isFront: boolean): void {
    const rings = [
      ["cord", 1],
      ["thread", 1.14],
      ["thread", 0.87],
    ] as const;
    for (const [ink, size] of rings) {
      const radius = this.#radius * size;
      this.#pen.half(ink, this.#x, this.#y, radius * 1.6, radius * 0.36, turn, isFront);
    }
  }

  #thorns(count: number): void {
    for (const i of range(count)) {
      const angle = 228 + i * 13 + this.#pen.between(-4, 4);
      const [left, right] = [this.#on(0.96, angle - 7), this.#on(0.96, angle + 7)];
      const tip = this.#above(this.#pen.between(34, 56), angle + 9);
      const sides = [this.#above(16, angle - 3), tip, tip, this.#above(10, angle + 7)];
      this.#pen.blob("middle", [left, left, ...sides, right, right]);
    }
  }

  /** A headframe that stands on the limb. */
  #derrick(angle: number): void {
    this.#pen.at(this.#on(1, angle), { turn: angle }, () => {
      this.#pen.poly("middle", "-8,2 -2.5,-26 2.5,-26 8,2");
      this.#pen.poly("dark", "-5,-26 5,-26 3,-33 -3,-33");
      if (this.#pen.level) this.#pen.poly("crease", "-6,-6 5,-12 -3,-18", true);
    });
  }

  /** Seas on land, or, where there is much water, land in the sea. */
  #seas(share: number): void {
    const pen = this.#pen;
    const isOcean = share > 0.62;
    pen.disc(isOcean ? "middle" : "light", this.#x, this.#y, this.#radius);
    const patches = isOcean ? 7 - share * 5 : share * 7;
    for (const i of range(patches)) {
      const east = -52 + (i * 109) / Math.max(1, patches - 1) + pen.between(-11, 11);
      const size = isOcean ? pen.between(13, 22) : pen.between(14, 24);
      this.patch(isOcean ? "gleam" : "shade", { east, north: pen.between(-43, 43), size });
    }
  }

  #craters(count: number): void {
    for (const i of range(count)) {
      const [x, y] = this.#on(this.#pen.between(0.1, 0.72), i * 137 + this.#pen.between(0, 30));
      const size = this.#radius * this.#pen.between(0.06, 0.15);
      this.#pen.oval("shade", x, y, size, size * 0.8);
      this.#pen.arc("crease", x, y, size, -80, 60);
    }
  }

  #cracks(count: number): void {
    for (const i of range(count)) {
      const angle = i * 67 + this.#pen.between(0, 40);
      const out = [this.#on(0.1, angle), this.#on(0.38, angle + 14), this.#on(0.55, angle - 6)];
      const back = [this.#on(0.93, angle + 8), this.#on(0.55, angle - 1), this.#on(0.36, angle + 21)];
      this.#pen.poly("spark", [...out, ...back]);
    }
  }

  #bands(count: number): void {
    for (const i of range(count)) {
      const high = -0.7 + i * 0.36 + this.#pen.between(-0.06, 0.06);
      const half = Math.sqrt(1 - high * high) * this.#radius * 0.98;
      const y = this.#y + high * this.#radius;
      const line: readonly Point[] = xy(this.#x - half, y, this.#x, y + this.#radius * 0.13, this.#x + half, y);
      this.#pen.taper("shade", line, 1, 1, this.#pen.between(3, 9));
    }
  }

  #clouds(count: number): void {
    for (const i of range(count)) {
      const y = this.#y + this.#radius * (-0.5 + i * 0.32 + this.#pen.between(-0.08, 0.08));
      const left = this.#pen.between(-0.4, 0.1);
      const at = (along: number, low: number): Point => [this.#x + this.#radius * (left + along), y + low];
      this.#pen.taper("gleam", [at(-0.34, 0), at(0.1, -5), at(0.62, 4)], 0, 0, this.#pen.between(5, 9));
      if (this.#pen.level > 1) this.#pen.blob("crease", [at(-0.2, 10), at(0.2, 7), at(0.5, 11)], true);
    }
  }
}

export function globe(pen: Pen, place: Point, radius: number, is: Globe): void {
  new Planet(pen, place, radius).draw(is);
}

/** A globe behind everything, in the colours of the sky. */
export function farGlobe(pen: Pen, [x, y]: Point, radius: number): void {
  // The dice roll in small pictures too, so that all sizes agree on what comes next.
  const [phase, turn] = [pen.between(0.5, 0.8), pen.between(-30, 60)];
  pen.disc("sky", x, y, radius);
  if (pen.level) new Planet(pen, [x, y], radius).night("ground", radius + 1, phase, turn);
}
