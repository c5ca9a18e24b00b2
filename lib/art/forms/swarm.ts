import type { Draw, Pen } from "../pen/pen.ts";
import { around, range } from "../pen/points.ts";

/** A cloud of stinging motes, layer by layer. */
export function swarm(pen: Pen, many: number): void {
  const count = Math.min(many, 7 + pen.level * 4);
  const [from, first] = [pen.between(0, 360), pen.whole(0, 4)];
  const each = (draw: Draw) => {
    for (const i of range(count)) {
      const [x, y] = around(200, 140, 30 + 118 * Math.sqrt((i + 0.5) / count), from + i * 137.5);
      const scale = (0.66 + ((i + first) % 3) * 0.36) * (pen.level ? 1 : 1.4);
      pen.at([x * 1.1 - 14, y], { scale, turn: -24 + ((i + first) % 5) * 13 }, draw);
    }
  };
  each(() => pen.taper("middle", "-6,-4 -22,-30 -40,-34", 9, 0));
  each(() => {
    pen.taper("light", "34,2 6,-8 -40,10", 3, 0, 11);
    pen.taper("light", "2,-4 -8,-34 -22,-46", 9, 0);
  });
  each(() => pen.taper("shade", "30,4 4,0 -36,10", 1, 0, 5));
  each(() => pen.dots("lamps", [[19, -3]]));
}
