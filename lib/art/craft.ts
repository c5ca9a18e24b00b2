// What flies: hulls, stations and what turns around worlds.
import { around, type Pen, type Point } from "./pen.ts";

/** A hull from above, nose up; the larger it is, the wider, with more engines and turrets. */
export function hull(pen: Pen, size: number): void {
  const length = 38 + size * 18 + pen.between(-3, 3);
  const width = 6 + size * 9 + pen.between(-1, 1.5);
  const top = 35 - length / 2;
  orbitBehind(pen);
  wings(pen, size, top + length * pen.between(0.5, 0.66), width);
  const steps = 4 + Math.round(size * 3);
  const side: Point[] = [[51.2, top]];
  for (let step = 1; step <= steps; step++) {
    const y = top + (length * step) / (steps + 0.6);
    const bulge = Math.sin(Math.PI * Math.min(0.9, 0.25 + (step / steps) * 0.65));
    side.push([50 + width * bulge * pen.between(0.72, 1.05), y]);
  }
  side.push([50 + width * 0.5, top + length]);
  pen.mirrored("body", 50, side);
  for (const [x, y] of side.slice(2, -1)) pen.lines("faint", [100 - x, y], [x, y]);
  const turrets = 1 + Math.round(size * 3);
  for (let turret = 0; turret < turrets; turret++) pen.circle("line", 50, top + length * (0.3 + turret * 0.13), 1.9);
  const engines = size > 0.6 ? [2.5, 7] : [3];
  for (const x of engines)
    for (const sign of [-1, 1]) pen.box("line", 50 + sign * x - 1.6, top + length, 3.2, 3 + size * 3);
  pen.lines("axis", [50, top - 5], [50, top + length + 9]);
  dimension(pen, 82, top, top + length);
}

function wings(pen: Pen, size: number, y: number, width: number): void {
  const span = width + 6 + pen.between(2, 9);
  const sweep = pen.between(4, 15);
  const tip = pen.between(3, 6) + size * 2;
  pen.mirrored("body", 50, [
    [50, y - 6],
    [50 + span, y + sweep],
    [50 + span, y + sweep + tip],
    [50, y + 8],
  ]);
  if (pen.chance(45)) {
    const at = top(y, size);
    pen.mirrored("line", 50, [
      [50, at],
      [50 + width + 5, at + 5],
      [50 + width + 5, at + 7],
      [50, at + 5],
    ]);
  }
}

function top(y: number, size: number): number {
  return y - 15 - size * 4;
}

function orbitBehind(pen: Pen): void {
  pen.circle("faint", pen.between(22, 78), pen.between(28, 42), pen.between(24, 42));
  pen.ellipse("faint", 50, 35, 46, pen.between(11, 20), pen.between(-14, 14));
}

/** How long something is, as plans say it. */
function dimension(pen: Pen, x: number, from: number, to: number): void {
  pen.lines("faint", [x, from], [x, to]);
  for (const y of [from, to]) pen.lines("faint", [x - 2, y], [x + 2, y]);
}

/** Rings around a hub, with arms and lights. */
export function station(pen: Pen, size: number): void {
  const rings = 2 + Math.round(size + pen.between(0, 1));
  const arms = pen.whole(3, 6);
  const outer = 19 + size * 9;
  const turn = pen.between(0, 90);
  pen.ellipse("faint", 50, 35, 46, pen.between(12, 18), pen.between(-12, 12));
  for (let arm = 0; arm < arms; arm++) {
    const angle = turn + (360 / arms) * arm;
    pen.lines("line", around(50, 35, 5, angle), around(50, 35, outer + 4, angle));
    const [x, y] = around(50, 35, outer + 5, angle);
    pen.circle("body", x, y, 2.6);
  }
  for (let ring = 1; ring <= rings; ring++)
    pen.circle(ring === rings ? "line" : "faint", 50, 35, (outer * ring) / rings);
  pen.circle("body", 50, 35, 6 + size * 3);
  pen.circle("line", 50, 35, 2.5);
  pen.lines("axis", [8, 35], [92, 35]);
}

/** A dome of force over a ground that is not seen. */
export function shield(pen: Pen): void {
  const layers = pen.whole(4, 6);
  const first = pen.between(9, 13);
  pen.lines("line", [4, 60], [96, 60]);
  for (let layer = 0; layer < layers; layer++)
    pen.arc(layer === layers - 1 ? "line" : "faint", 50, 60, first + layer * 8.5, -90, 90);
  for (let ray = 0; ray <= 8; ray++)
    pen.lines("faint", around(50, 60, first + 2, -80 + ray * 20), around(50, 60, first + layers * 8, -80 + ray * 20));
  pen.arc("body", 50, 60, first, -90, 90);
  for (let post = -2; post <= 2; post++) pen.box("line", 49 + post * 16, 60, 2, 4);
}

/** Something small on its way around something large. */
export function satellite(pen: Pen): void {
  const tilt = pen.between(-28, 28);
  pen.circle("faint", 50, 82, 40);
  pen.circle("faint", 50, 82, 36);
  pen.ellipse("axis", 50, 40, 44, 15, tilt / 2);
  const [x, y] = [pen.between(44, 56), pen.between(24, 31)];
  pen.box("body", x - 5, y - 6, 10, 12);
  pen.box("line", x - 24, y - 4, 15, 8);
  pen.box("line", x + 9, y - 4, 15, 8);
  for (const from of [x - 24, x + 9])
    for (const part of [5, 10]) pen.lines("faint", [from + part, y - 4], [from + part, y + 4]);
  pen.lines("line", [x - 9, y], [x - 5, y]);
  pen.lines("line", [x + 5, y], [x + 9, y]);
  pen.arc("line", x, y - 9, 4, -90, 90);
  pen.lines("line", [x, y - 6], [x, y - 14]);
}

/** Tracks of something thrown that spread out. */
export function volley(pen: Pen): void {
  const tracks = pen.whole(3, 5);
  pen.circle("faint", 14, 35, 10);
  pen.circle("faint", 14, 35, 17);
  for (let track = 0; track < tracks; track++) {
    const y = 35 + (track - (tracks - 1) / 2) * pen.between(11, 14);
    pen.curve("line", [
      [6, 35],
      [30, 35 + (y - 35) * 0.3],
      [56, y],
      [80, y],
    ]);
    pen.shape("body", [78, y - 3.4], [94, y], [78, y + 3.4], [82, y]);
  }
  pen.lines("axis", [0, 35], [100, 35]);
}
