import { readFileSync, writeFileSync } from "node:fs";
import startSkia from "canvaskit-wasm";

/** The size of the drawing in `app/icon.svg`. */
const GRID = 32;
/** A device may cut a maskable icon to a circle with four fifths of its width. */
const SAFE = 0.72;

const DRAWING = /<rect [^>]*fill="([^"]+)".*<path d="([^"]+)"[^>]* stroke="([^"]+)" stroke-width="([^"]+)"/s;

const ICONS = [
  { name: "icon-192", size: 192, scale: 1 },
  { name: "icon-512", size: 512, scale: 1 },
  { name: "icon-maskable", size: 512, scale: SAFE },
] as const;

/** Draws the icon of the site at the sizes that devices ask for. */
async function makeIcons(): Promise<void> {
  const skia = await startSkia();
  const svg = readFileSync(new URL("../icon.svg", import.meta.url), "utf8");
  const [, ground, drawn, stroke, width] = DRAWING.exec(svg) ?? [];
  const path = drawn === undefined ? null : skia.Path.MakeFromSVGString(drawn);
  if (!path || ground === undefined || stroke === undefined) throw new Error("app/icon.svg is drawn in another way");
  for (const { name, size, scale } of ICONS) {
    const surface = skia.MakeSurface(size, size);
    if (!surface) throw new Error("no surface");
    const canvas = surface.getCanvas();
    canvas.clear(skia.parseColorString(ground));
    canvas.translate((size * (1 - scale)) / 2, (size * (1 - scale)) / 2);
    canvas.scale((size * scale) / GRID, (size * scale) / GRID);
    const paint = new skia.Paint();
    paint.setAntiAlias(true);
    paint.setStyle(skia.PaintStyle.Stroke);
    paint.setStrokeWidth(Number(width));
    paint.setColor(skia.parseColorString(stroke));
    canvas.drawPath(path, paint);
    const bytes = surface.makeImageSnapshot().encodeToBytes();
    if (!bytes) throw new Error("the icon could not be written");
    writeFileSync(new URL(`../../public/${name}.png`, import.meta.url), bytes);
  }
}

// Run `npm run icons` after changing icon.svg.
if (import.meta.main) await makeIcons();
