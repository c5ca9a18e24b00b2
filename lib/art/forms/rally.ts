import type { Pen } from "../pen/pen.ts";
import { around, clamp, range, xy } from "../pen/points.ts";
import { type Arm, arm, banner } from "./arm.ts";
import { type Emblem, emblem } from "./emblem.ts";
import { burst } from "./strike.ts";

/** Banners raised over a field of tips. */
export function muster(pen: Pen, many: number, sign?: Emblem): void {
  for (const i of range(18)) {
    const y = (i * 7) % 22;
    pen.at([i * 24, 0], {}, () =>
      pen.poly(i % 2 ? "dark" : "middle", xy(-10, 284, -4, 214 + y, 3, 188 + y, 10, 214 + y, 16, 284)),
    );
  }
  const count = clamp(many, 1, 4);
  for (const i of range(count)) {
    const how = { scale: 1.5 - (i % 2) * 0.3, turn: -6 + i * 4 };
    pen.at([112 + (i * 250) / (count + 0.4), 226 - (i % 2) * 24], how, () => banner(pen, 100, sign));
  }
}

/** A thing on show, large, before rays. */
export function relic(pen: Pen, tool: Arm, power: number): void {
  for (const i of range(8)) {
    const [left, right] = [around(200, 140, 260, i * 45 + 4), around(200, 140, 260, i * 45 + 24)];
    pen.poly("sky", [[200, 140], left, right]);
  }
  if (tool === "ledger") pen.at([180, 156], { scale: 2.2, turn: -8 }, () => arm(pen, tool, 0));
  else pen.at([140, 222], { scale: 1.75, turn: 38 }, () => arm(pen, tool, 84 + power * 50));
}

/** A hull under repair: plates, a seam of light, an arm that welds. */
export function weld(pen: Pen, strength: number, sign?: Emblem): void {
  for (const [i, x] of [-30, 90, 210, 330].entries())
    pen.at([x, -i * 8], {}, () =>
      pen.poly(i % 2 ? "middle" : "light", xy(0, 300 + i * 8, -24, 136, 92, 122, 116, 300 + i * 8)),
    );
  pen.poly("deep", "-10,150 410,100 410,112 -10,166");
  pen.dots("studs", "10,176 60,170 110,164 160,158 210,152 260,146 310,140 360,134");
  emblem(pen, sign, "dark", [318, 206], 40, -6);
  pen.taper("dark", "420,10 330,20 270,60", 16, 13);
  pen.disc("middle", 270, 60, 20);
  pen.taper("light", "270,60 220,84 206,122", 13, 5);
  burst(pen, [204, 134], 30 + strength * 5, 8);
}
