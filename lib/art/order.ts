// What is done, carried or commanded: people, orders and things of no place.
import { around, type Pen, type Point } from "./pen.ts";

/** Heights of a map, as lines. */
function contours(pen: Pen): void {
  const [x, y] = [pen.between(38, 62), pen.between(30, 42)];
  for (let ring = 1; ring <= 5; ring++) {
    const points = Array.from({ length: 9 }, (_, i) => around(x, y, ring * 10 + pen.between(-2.5, 2.5), i * 40));
    pen.curve(
      "faint",
      points.map(([px, py]): Point => [px, y + (py - y) * 0.72]),
      true,
    );
  }
}

/** Chevrons over a map: the more there are, the stronger. */
export function troops(pen: Pen, size: number): void {
  contours(pen);
  const count = 2 + Math.round(size * 4);
  const half = 15 + pen.between(-2, 2);
  for (let one = 0; one < count; one++) {
    const y = 35 + (one - (count - 1) / 2) * 8.5;
    pen.shape(
      "body",
      [50 - half, y + 5],
      [50, y - 6],
      [50 + half, y + 5],
      [50 + half, y + 10],
      [50, y - 1],
      [50 - half, y + 10],
    );
  }
}

/** Machines on tracks, seen from the side. */
export function machines(pen: Pen, size: number): void {
  contours(pen);
  const count = 1 + Math.round(size * 2);
  for (let one = 0; one < count; one++) {
    const [x, y] = [50 + (one - (count - 1) / 2) * 28, 40 + (one % 2) * 8];
    pen.shape("body", [x - 11, y], [x - 7, y - 8], [x + 6, y - 8], [x + 11, y]);
    pen.lines("line", [x, y - 8], [x + 13, y - 15]);
    pen.box("line", x - 12, y, 24, 6);
    for (const wheel of [-8, 0, 8]) pen.circle("line", x + wheel, y + 3, 2);
  }
}

/** People in ranks. */
export function company(pen: Pen, size: number): void {
  const ranks = 1 + Math.round(size * 2);
  pen.lines("faint", [6, 60], [94, 60]);
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const count = 3 + pen.whole(0, 2);
    const scale = 1 - rank * 0.16;
    for (let one = 0; one < count; one++) {
      const x = 50 + (one - (count - 1) / 2) * 15 * scale + pen.between(-1.2, 1.2);
      const y = 58 - rank * 13;
      pen.shape(
        rank === 0 ? "body" : "line",
        [x - 5 * scale, y],
        [x - 5.5 * scale, y - 11 * scale],
        [x, y - 15 * scale],
        [x + 5.5 * scale, y - 11 * scale],
        [x + 5 * scale, y],
      );
      pen.circle("line", x, y - 19 * scale, 3.4 * scale);
    }
  }
  if (pen.chance(60)) {
    pen.lines("line", [50, 40], [50, 8]);
    pen.shape("body", [50, 8], [68, 12], [50, 18]);
  }
}

/** The seal of somebody known: rings, rays and a star of its own. */
export function crest(pen: Pen): void {
  const points = pen.whole(3, 8);
  const inner = pen.between(0.35, 0.6);
  const ticks = pen.whole(4, 9) * 4;
  for (const radius of [31, 27]) pen.circle("line", 50, 35, radius);
  for (let tick = 0; tick < ticks; tick++) {
    const angle = (360 * tick) / ticks;
    pen.lines("faint", around(50, 35, 27, angle), around(50, 35, tick % 4 ? 29 : 33, angle));
  }
  const star = Array.from({ length: points * 2 }, (_, i) =>
    around(50, 35, i % 2 ? 21 * inner : 21, (180 * i) / points),
  );
  pen.shape("body", ...star);
  for (let ray = 0; ray < points; ray++) pen.lines("faint", [50, 35], around(50, 35, 21, (360 * ray) / points));
  pen.circle("line", 50, 35, pen.between(4, 7));
  pen.lines("axis", [6, 35], [94, 35]);
  pen.lines("axis", [50, 0], [50, 70]);
}

/** Rays from where it struck. */
export function burst(pen: Pen): void {
  const [x, y] = [pen.between(42, 58), pen.between(42, 50)];
  const rays = pen.whole(15, 23);
  for (let ray = 0; ray < rays; ray++) {
    const angle = (360 * ray) / rays + pen.between(-4, 4);
    pen.lines("line", around(x, y, pen.between(9, 12), angle), around(x, y, pen.between(18, 38), angle));
  }
  const edge = Array.from({ length: 11 }, (_, i) => around(x, y, pen.between(6, 10), i * 33));
  pen.shape("body", ...edge);
  for (const radius of [16, 30]) pen.circle("faint", x, y, radius);
}

/** Points and what runs between them. */
export function network(pen: Pen): void {
  const count = pen.whole(5, 7);
  const points = Array.from({ length: count }, (_, i): Point => [12 + (76 * i) / (count - 1), pen.between(14, 56)]);
  pen.lines("line", ...points);
  for (const [i, [x, y]] of points.entries()) {
    const far = points[(i + 2) % count];
    if (far && pen.chance(60)) pen.lines("faint", [x, y], far);
    pen.circle("body", x, y, pen.between(3, 5.5));
    pen.circle("line", x, y, 1.4);
  }
  pen.lines("axis", [4, 62], [96, 62]);
}

/** A wedge that drives forward. */
export function charge(pen: Pen): void {
  const tail = pen.between(10, 22);
  const spread = pen.between(10, 16);
  pen.circle("faint", pen.between(16, 30), 35, 26);
  for (const side of [-1, 0, 1])
    pen.curve("line", [
      [4, 35 + side * 22],
      [32, 35 + side * 14],
      [64, 35 + side * 3],
    ]);
  pen.shape("body", [60, 35 - spread], [95, 35], [60, 35 + spread], [60 + tail / 2, 35]);
  for (let mark = 0; mark < 4; mark++) pen.lines("faint", [10 + mark * 11, 64], [16 + mark * 11, 64]);
  pen.lines("axis", [0, 35], [100, 35]);
}

/** A part with its teeth and bores. */
export function gear(pen: Pen): void {
  const teeth = pen.whole(8, 14);
  const outer = pen.between(22, 27);
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [at, radius] of [
      [0, outer - 5],
      [0.2, outer],
      [0.5, outer],
      [0.7, outer - 5],
    ] as const)
      points.push(around(50, 35, radius, ((tooth + at) * 360) / teeth));
  pen.shape("body", ...points);
  pen.circle("line", 50, 35, outer * 0.42);
  const bores = pen.whole(3, 6);
  for (let bore = 0; bore < bores; bore++) {
    const [x, y] = around(50, 35, outer * 0.62, (360 * bore) / bores);
    pen.circle("line", x, y, 2.2);
  }
  pen.lines("axis", [10, 35], [90, 35]);
  pen.lines("axis", [50, 2], [50, 68]);
}

/** Links of a chain. */
export function link(pen: Pen): void {
  const tilt = pen.between(-32, -14);
  const [rx, ry] = [pen.between(16, 20), pen.between(9, 12)];
  for (const [i, x] of [26, 50, 74].entries()) {
    const y = 35 + (x - 50) * Math.tan((tilt * Math.PI) / 180) * 0.55;
    pen.ellipse(i === 1 ? "body" : "line", x, y, rx, ry, tilt);
    pen.ellipse("line", x, y, rx - 4, ry - 4, tilt);
  }
  pen.circle("faint", 50, 35, 30);
}

/** Waves that go out from a middle. */
export function waves(pen: Pen): void {
  const [ax, bx] = [pen.between(30, 42), pen.between(58, 70)];
  for (const x of [ax, bx])
    for (let ring = 1; ring <= 5; ring++) pen.circle(ring % 2 ? "line" : "faint", x, 35, ring * pen.between(5.4, 6.2));
  for (const x of [ax, bx]) pen.circle("body", x, 35, 4);
  pen.lines("axis", [4, 35], [96, 35]);
}

/** A stroke of lightning, and what it is measured by. */
export function bolt(pen: Pen): void {
  const lean = pen.between(6, 14);
  const wide = pen.between(7, 11);
  pen.shape(
    "body",
    [50 + lean, 4],
    [50 - wide - 6, 38],
    [50 - 2, 38],
    [50 - lean - 4, 67],
    [50 + wide + 9, 29],
    [50 + 3, 29],
  );
  for (const side of [-1, 1])
    for (let line = 0; line < 4; line++)
      pen.lines("faint", [50 + side * (22 + line * 6), 16 + line * 5], [50 + side * (30 + line * 6), 16 + line * 5]);
  pen.circle("faint", 50, 35, 31);
}

/** A course on a chart. */
export function course(pen: Pen): void {
  const stations = Array.from({ length: 4 }, (_, i): Point => [14 + i * 24, pen.between(16, 54)]);
  for (let x = 10; x <= 90; x += 20) pen.lines("faint", [x, 4], [x, 66]);
  for (let y = 15; y <= 55; y += 20) pen.lines("faint", [4, y], [96, y]);
  pen.curve("line", stations);
  for (const [x, y] of stations) pen.circle("body", x, y, 3);
  const [x, y] = stations.at(-1) ?? [86, 35];
  pen.circle("line", x, y, 7);
  pen.lines("axis", [x, 4], [x, 66]);
}

/** Facets of a crystal, or of whatever a being is that nobody has seen. */
export function crystal(pen: Pen, size: number): void {
  const corners = pen.whole(5, 8);
  const radius = 17 + size * 9;
  const rim = Array.from({ length: corners }, (_, i) =>
    around(50, 35, radius * pen.between(0.82, 1.12), (360 * i) / corners),
  );
  const core = Array.from({ length: corners }, (_, i) =>
    around(50 + pen.between(-3, 3), 33, radius * 0.45, (360 * (i + 0.5)) / corners),
  );
  pen.shape("body", ...rim);
  pen.shape("line", ...core);
  for (const [i, corner] of rim.entries())
    for (const inner of [core[i], core[(i + corners - 1) % corners]]) if (inner) pen.lines("line", corner, inner);
  pen.circle("faint", 50, 35, radius + 7);
  for (let tick = 0; tick < 12; tick++)
    pen.lines("faint", around(50, 35, radius + 5, tick * 30), around(50, 35, radius + 9, tick * 30));
}

/** What is hung on a wall for something done. */
export function medal(pen: Pen): void {
  const points = pen.whole(5, 9);
  const inner = pen.between(11, 16);
  const half = pen.between(9, 14);
  pen.shape("line", [50 - half, 2], [50 + half, 2], [56, 26], [44, 26]);
  pen.lines("faint", [50, 2], [50, 24]);
  const star = Array.from({ length: points * 2 }, (_, i) => around(50, 44, i % 2 ? inner : 21, (180 * i) / points));
  pen.shape("body", ...star);
  pen.circle("line", 50, 44, 9);
  pen.circle("faint", 50, 44, 24);
}
