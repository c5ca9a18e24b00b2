import type { Pen } from "../pen/pen.ts";
import { type Point, range } from "../pen/points.ts";
import { loft, plate, ring } from "../solid/body.ts";
import { camera } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";
import { flame } from "./ship.ts";

/** A dart with two wings: a body in space where it is large, three cuts of paper where it is small. */
export function dart(pen: Pen, [x, y]: Point, scale: number, yaw = -29): void {
  if (scale < 1.6 || pen.level < 2) {
    pen.at([x, y], { scale, turn: Math.abs(yaw) > 57 ? 190 : 10 + yaw * 0.2 }, () => {
      flame(pen, -24, 0, 26, 4);
      pen.poly("middle", "-20,-4 -30,-26 -20,-27 10,-6");
      pen.poly("light", "-26,-5 -4,-8 42,1 -4,7 -26,5");
      pen.poly("middle", "-26,1 42,1 -4,7 -26,5");
      pen.poly("light", "-16,4 -38,26 -26,27 12,5");
    });
    return;
  }
  const see = camera({ yaw, pitch: 29, scale, at: [x, y], lens: 0 });
  const wing = (side: number) => {
    const tip = [
      [-20, side * 26],
      [-28, side * 26],
    ] as const;
    return plate([[-22, side * 4], [6, side * 4], ...tip], 0, 3);
  };
  const [tailX, tailY] = see([-26, 1, 0]);
  flame(pen, tailX, tailY, 26 * scale, 4 * scale, yaw < 0 ? -12 : 12);
  paint(pen, see, [wing(-1), loft([ring(-26, 5, 5), ring(0, 7, 6), ring(34, 1, 1)]), wing(1)]);
}

/** Some of them together, the lowest the largest. */
export function fleet(pen: Pen, many: number, scale: number): void {
  const count = Math.round(many);
  const size = count > 4 ? scale * 0.8 : scale;
  for (const i of range(count))
    dart(pen, [84 + ((i * 83 + 110) % 240), 58 + i * (180 / count)], size * (0.7 + (i / count) * 0.5));
}
