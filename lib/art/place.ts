// What stands: cities, works, walls and whole worlds.
import { around, type Pen, type Point } from "./pen.ts";

const GROUND = 54;

function ground(pen: Pen): void {
  pen.lines("line", [0, GROUND], [100, GROUND]);
  for (let depth = 1; depth <= 3; depth++) {
    const y = GROUND + depth * 4.4;
    const points: Point[] = [];
    for (let x = 0; x <= 100; x += 25) points.push([x, y + pen.between(-1.5, 1.5)]);
    pen.curve("faint", points);
  }
}

function sky(pen: Pen): void {
  pen.circle("faint", pen.between(18, 82), pen.between(9, 17), pen.between(4, 8));
}

/** Houses side by side; the larger, the higher. */
export function skyline(pen: Pen, size: number): void {
  sky(pen);
  let x = pen.between(5, 11);
  while (x < 86) {
    const width = pen.between(7, 14);
    const height = pen.between(8, 16) + size * pen.between(4, 26);
    const slant = pen.chance(35) ? pen.between(-4, 4) : 0;
    const ink = pen.chance(50) ? "body" : "line";
    pen.shape(ink, [x, GROUND], [x, GROUND - height], [x + width, GROUND - height + slant], [x + width, GROUND]);
    for (let y = GROUND - 6; y > GROUND - height + 5; y -= 6) pen.lines("faint", [x + 2, y], [x + width - 2, y]);
    if (pen.chance(20)) pen.lines("line", [x + width / 2, GROUND - height], [x + width / 2, GROUND - height - 7]);
    x += width + (pen.chance(40) ? pen.between(1, 4) : 0);
  }
  ground(pen);
}

/** A mast with its guys and a hut: the first thing that is built anywhere. */
export function post(pen: Pen, size: number): void {
  sky(pen);
  const x = pen.between(40, 60);
  const height = 26 + size * 14 + pen.between(0, 6);
  pen.lines("line", [x - 4, GROUND], [x, GROUND - height], [x + 4, GROUND]);
  for (let step = 1; step < 5; step++) {
    const [y, half] = [GROUND - (height * step) / 5, 4 * (1 - step / 5)];
    pen.lines("faint", [x - half, y], [x + half, y]);
  }
  for (const side of [-1, 1]) pen.lines("faint", [x, GROUND - height * 0.8], [x + side * pen.between(18, 26), GROUND]);
  for (const radius of [5, 9, 13]) pen.arc("faint", x, GROUND - height, radius, 20, 110);
  pen.circle("body", x, GROUND - height, 2.4);
  const hut = x + (pen.chance(50) ? 9 : -27);
  pen.shape(
    "body",
    [hut, GROUND],
    [hut, GROUND - 9],
    [hut + 5, GROUND - 13],
    [hut + 18, GROUND - 13],
    [hut + 18, GROUND],
  );
  pen.box("line", hut + 6, GROUND - 7, 5, 7);
  ground(pen);
}

/** A derrick over its shaft, and what lies under the ground. */
export function mine(pen: Pen, size: number): void {
  const x = pen.between(36, 62);
  const height = 24 + size * 12;
  const level = 44;
  pen.shape("body", [x - 10, level], [x - 3, level - height], [x + 3, level - height], [x + 10, level]);
  for (let step = 1; step < 4; step++) {
    const y = level - (height * step) / 4;
    const half = 10 - 7 * (step / 4);
    pen.lines("line", [x - half, y], [x + half, y - height / 8]);
  }
  pen.circle("line", x, level - height - 3, 3.5);
  pen.lines("line", [x + 3, level - height - 2], [x + 24, level - 9], [x + 24, level]);
  pen.box("body", x + 19, level - 9, 11, 9);
  pen.lines("line", [0, level], [100, level]);
  pen.lines("axis", [x, level], [x, 70]);
  for (let layer = 1; layer <= 4; layer++) {
    const points: Point[] = [];
    for (let at = 0; at <= 100; at += 20) points.push([at, level + layer * 6 + pen.between(-3, 3)]);
    pen.curve("faint", points);
  }
  for (let lump = 0; lump < 5; lump++) pen.circle("line", pen.between(8, 92), pen.between(52, 66), pen.between(1, 2.6));
}

/** Halls with saw-tooth roofs, and their chimneys. */
export function works(pen: Pen, size: number): void {
  const halls = pen.whole(3, 5);
  const width = 64 / halls;
  const height = 11 + size * 8;
  const left = pen.between(8, 14);
  for (let chimney = 0; chimney < 2 + Math.round(size); chimney++) {
    const x = left + 66 + chimney * 7;
    const up = pen.between(22, 38);
    pen.shape("body", [x, GROUND], [x + 1, GROUND - up], [x + 4, GROUND - up], [x + 5, GROUND]);
    pen.curve("faint", [
      [x + 2.5, GROUND - up - 2],
      [x + 7, GROUND - up - 7],
      [x + 4, GROUND - up - 11],
      [x + 10, GROUND - up - 16],
    ]);
  }
  for (let hall = 0; hall < halls; hall++) {
    const x = left + hall * width;
    pen.shape(
      hall % 2 ? "line" : "body",
      [x, GROUND],
      [x, GROUND - height - 8],
      [x + width, GROUND - height],
      [x + width, GROUND],
    );
    pen.lines("faint", [x + 3, GROUND - height / 2], [x + width - 3, GROUND - height / 2]);
  }
  ground(pen);
}

/** A hull on the slip, under its cranes. */
export function yard(pen: Pen, size: number): void {
  const long = 34 + size * 18;
  const left = 50 - long / 2;
  pen.shape("body", [left, 46], [left + long, 46], [left + long + 9, 36], [left + long * 0.8, 33], [left + 4, 35]);
  for (let rib = 1; rib < 6; rib++) pen.lines("faint", [left + (long * rib) / 6, 34], [left + (long * rib) / 6, 46]);
  for (let prop = 0; prop < 5; prop++)
    pen.lines("line", [left + 4 + (prop * long) / 5, 46], [left + 4 + (prop * long) / 5, GROUND]);
  const cranes = 1 + pen.whole(0, 1);
  for (let crane = 0; crane <= cranes; crane++) {
    const x = 12 + crane * pen.between(34, 40);
    pen.lines("line", [x, GROUND], [x, 12]);
    pen.lines("line", [x - 8, 15], [x + 30, 15], [x, 9], [x - 8, 15]);
    pen.lines("faint", [x + 22, 15], [x + 22, pen.between(22, 31)]);
  }
  ground(pen);
}

/** Domes and what connects them. */
export function complex(pen: Pen, size: number): void {
  sky(pen);
  const domes = pen.whole(2, 4);
  for (let dome = 0; dome < domes; dome++) {
    const radius = pen.between(8, 13) + size * 5;
    const x = 14 + ((dome + 0.5) * 72) / domes;
    pen.arc("body", x, GROUND, radius, -90, 90);
    pen.arc("faint", x, GROUND, radius * 0.66, -90, 90);
    for (const angle of [-60, -30, 0, 30, 60]) pen.lines("faint", [x, GROUND], around(x, GROUND, radius, angle));
  }
  pen.box("line", 8, GROUND - 4, 84, 4);
  ground(pen);
}

/** Walls, one behind the other, with their merlons. */
export function bulwark(pen: Pen, size: number): void {
  const rows = 2 + Math.round(size);
  for (let row = rows - 1; row >= 0; row--) {
    const top = 44 - row * pen.between(9, 12);
    const inset = row * pen.between(7, 11);
    const points: Point[] = [[6 + inset, 58 - row * 4]];
    const teeth = 7 - row;
    const width = (88 - 2 * inset) / (teeth * 2 - 1);
    for (let tooth = 0; tooth < teeth * 2 - 1; tooth++) {
      const y = tooth % 2 ? top + 4 : top;
      points.push([6 + inset + tooth * width, y], [6 + inset + (tooth + 1) * width, y]);
    }
    points.push([94 - inset, 58 - row * 4]);
    pen.shape(row === 0 ? "body" : "line", ...points);
  }
  for (let x = 14; x < 90; x += 12) pen.lines("faint", [x, 50], [x + 6, 50]);
  pen.lines("line", [0, 58], [100, 58]);
}

/** A world as it hangs in its orbit: with bands, craters, continents or rings. */
export function world(pen: Pen): void {
  const [x, y, radius] = [pen.between(46, 62), pen.between(34, 40), pen.between(21, 27)];
  pen.ellipse("faint", x, y, 46, pen.between(10, 15), pen.between(-18, 18));
  pen.circle("body", x, y, radius);
  const look = pen.whole(0, 3);
  if (look === 0)
    for (let band = -3; band <= 3; band++) {
      const at = y + band * (radius / 4) + pen.between(-1.5, 1.5);
      const half = Math.sqrt(Math.max(0, radius ** 2 - (at - y) ** 2));
      pen.curve("line", [
        [x - half, at],
        [x - half / 3, at + 2],
        [x + half / 3, at + 2],
        [x + half, at],
      ]);
    }
  else if (look === 1)
    for (let crater = 0; crater < 9; crater++) {
      const [cx, cy] = around(x, y, radius * pen.between(0.1, 0.78), pen.between(0, 360));
      pen.ellipse("line", cx, cy, pen.between(1.5, 4.2), pen.between(1.2, 3));
    }
  else if (look === 2)
    for (let land = 0; land < 3; land++) {
      const [cx, cy] = around(x, y, radius * 0.5, land * 120 + pen.between(0, 80));
      const coast = Array.from({ length: 7 }, (_, i) => around(cx, cy, pen.between(3, radius * 0.42), i * 51));
      pen.curve("line", coast, true);
    }
  else {
    const turned = pen.between(-24, 24);
    for (const ring of [1.45, 1.62, 1.85]) pen.ellipse("line", x, y, radius * ring, radius * ring * 0.24, turned);
  }
  pen.arc("faint", x, y, radius - 3, 30, 150);
  const [mx, my] = around(x, y, radius + pen.between(9, 14), pen.between(200, 320));
  pen.circle("line", mx, my, pen.between(1.6, 3.2));
}

/** A sun on the horizon, with its rays as a scale. */
export function sun(pen: Pen): void {
  const radius = pen.between(20, 30);
  const y = pen.between(52, 62);
  const rays = pen.whole(16, 28);
  pen.circle("body", 50, y, radius);
  for (let ray = 0; ray < rays; ray++) {
    const angle = -100 + (200 * ray) / (rays - 1);
    const far = radius + (ray % 4 ? 6 : 13) + pen.between(0, 2);
    pen.lines("line", around(50, y, radius + 3, angle), around(50, y, far, angle));
  }
  for (const more of [18, 26]) pen.arc("faint", 50, y, radius + more, -80, 80);
  for (let spot = 0; spot < 4; spot++)
    pen.circle("faint", pen.between(38, 62), y - pen.between(2, radius - 4), pen.between(1, 3));
}
