import type { Pen } from "../../../art/pen/pen.ts";
import { around, type Point, range } from "../../../art/pen/points.ts";

const FIELDS: Readonly<Record<string, (pen: Pen) => void>> = {
  Union: (pen) => pen.poly("sky", "-10,300 -10,150 230,-10 330,-10 60,300"),
  Swarm(pen) {
    const crests = "60,70 90,190 180,110 230,210 320,120 380,230 470,160 470,330";
    pen.blob("sky", `-60,320 -40,120 ${crests}`);
  },
  Vault(pen) {
    pen.disc("sky", 200, 150, 150);
    pen.disc("ground", 200, 150, 112);
  },
  Chorus(pen) {
    for (const i of range(9)) {
      const [left, right] = [around(200, 130, 330, i * 40), around(200, 130, 330, i * 40 + 15)];
      pen.poly("sky", [[200, 130], left, right]);
    }
  },
  Generic(pen) {
    for (const x of [-120, -10, 100, 210, 320])
      pen.at([x, 0], {}, () => pen.poly("sky", "0,290 100,-10 145,-10 45,290"));
  },
};

/** A shield's field, parted as its factions part it: the second from the other side. With rivets. */
export function field(pen: Pen, [faction = "", second]: readonly string[]): void {
  FIELDS[faction]?.(pen);
  if (second !== undefined && pen.level > 1) pen.at([400, 0], { flip: -1 }, () => FIELDS[second]?.(pen));
  const rivets = range(14).map((i): Point => [10 + (i % 7) * 63.3, i < 7 ? 10 : 270]);
  if (pen.level > 1) for (const [x, y] of rivets) pen.disc("faint", x, y, 3);
  else if (pen.level) pen.dots("faint", rivets);
}
