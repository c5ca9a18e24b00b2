import type { Pen } from "../pen/pen.ts";
import { range } from "../pen/points.ts";
import { type Body, block, middle } from "../solid/body.ts";
import { camera, type See } from "../solid/camera.ts";
import { paint } from "../solid/paint.ts";

/** Looks at a plot of ground from above, over a corner. */
export function overPlot(y = 190): See {
  return camera({ yaw: -40, pitch: 30, scale: 1.06, at: [200, y], lens: 0.0007 });
}

/** Bodies on a plot of ground, painted from the far corner. */
export function plot(pen: Pen, see: See, bodies: readonly Body[], half = 112): void {
  const deep = half * 0.8;
  paint(pen, see, [block([-half, half], [-14, 0], [-deep, deep])]);
  for (const part of pen.level > 1 ? [-0.5, 0, 0.5] : [])
    pen.poly("crease", [see([half * part, 0, -deep]), see([half * part, 0, deep])], true);
  const inOrder = bodies
    .map((body) => ({ body, depth: depthOf(see, body) }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ body }) => body);
  paint(pen, see, inOrder);
}

/** The depth of the middle of what a body stands on. */
function depthOf(see: See, body: Body): number {
  const [x, , z] = middle(body.flatMap(({ corners }) => corners));
  return see([x, 0, z])[2];
}

export function smoke(pen: Pen, see: See, plumes: number, high: number): void {
  for (const i of range(plumes))
    pen.at(see([-74 + i * 46, high, 58]), {}, () => pen.taper("sky", "0,0 20,-34 4,-66 40,-110", 7, 16, 6));
}
