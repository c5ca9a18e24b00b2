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

/** The size of the icon that browsers and readers ask for where a page names none. */
const FAVICON = 32;

/** Draws the icon of the site at the sizes that devices ask for. */
async function makeIcons(): Promise<void> {
  const skia = await startSkia();
  const svg = readFileSync(new URL("../icon.svg", import.meta.url), "utf8");
  const [, ground, shape, stroke, width] = DRAWING.exec(svg) ?? [];
  const path = shape === undefined ? null : skia.Path.MakeFromSVGString(shape);
  if (!path || ground === undefined || stroke === undefined) throw new Error("app/icon.svg is drawn in another way");
  const drawn = (size: number, scale: number): Uint8Array => {
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
    return bytes;
  };
  const write = (name: string, bytes: Uint8Array) =>
    writeFileSync(new URL(`../../public/${name}`, import.meta.url), bytes);
  for (const { name, size, scale } of ICONS) write(`${name}.png`, drawn(size, scale));
  write("favicon.ico", inIcoFile(drawn(FAVICON, 1)));
}

/** An icon file with one picture, which may be a PNG. */
function inIcoFile(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON, 6);
  head.writeUInt8(FAVICON, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// Run `npm run icons` after changing icon.svg.
if (import.meta.main) await makeIcons();
