import { writeFileSync } from "node:fs";
import startSkia, { type CanvasKit, type Path } from "canvaskit-wasm";
import toTrueType from "svg2ttf";
import { compress } from "woff2-encoder";
import type { Drawing, Drawings } from "../../../lib/core/look/drawings.ts";
import { games } from "../../../lib/games/index.ts";
import { pip, signs, small } from "./letters.ts";

/** The line width on the grid. The smaller symbols beside numbers have thicker lines, so that they look the same. */
const THICK = 1.25;
const THICK_SMALL = 1.7;

/** One step of the grid in font units, and the whole grid. */
const UNIT = 32;
const EM = 16 * UNIT;

/** What one letter of the font draws. */
interface DrawnPart extends Drawing {
  readonly thick: number;
}

/** How all symbols are drawn, by the names that they have as letters: a part for each letter. */
export async function drawnParts(): Promise<ReadonlyMap<string, readonly DrawnPart[]>> {
  const drawings = await Promise.all(games.map((game) => game.drawings()));
  return new Map(drawings.flatMap(partsOf));
}

function partsOf({ marks, numbers, pips = {} }: Drawings): readonly (readonly [string, readonly DrawnPart[]])[] {
  return [
    ...Object.entries(marks).map(([name, drawing]) => [name, [{ ...drawing, thick: THICK }]] as const),
    ...Object.entries(numbers).map(([name, drawing]) => [small(name), [{ ...drawing, thick: THICK_SMALL }]] as const),
    ...Object.entries(pips).map(([name, fills]) => [pip(name), fills.map((fill) => ({ fill, thick: THICK }))] as const),
  ];
}

/** The font with all symbols. The same drawings give the same bytes. */
export async function makeFont(): Promise<Uint8Array> {
  const skia = await startSkia();
  const drawn = await drawnParts();
  const glyphs = [...signs].flatMap(([name, { parts }]) =>
    parts.map(({ letter }, i) => {
      const part = drawn.get(name)?.[i];
      if (!part) throw new Error(`There is no drawing of this symbol: ${name}`);
      // A letter takes no room if the next one is drawn over it.
      const advance = i === parts.length - 1 ? EM : 0;
      return `<glyph unicode="${letter}" horiz-adv-x="${advance}" d="${outline(skia, part)}"/>`;
    }),
  );
  const face = `<font-face font-family="Drydock Symbols" units-per-em="${EM}" ascent="${EM}" descent="0"/>`;
  const font = `<font id="symbols" horiz-adv-x="${EM}">${face}<missing-glyph/>${glyphs.join("")}</font>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${font}</defs></svg>`;
  return compress(toTrueType(svg, { ts: 0 }).buffer);
}

/** One outline for the whole drawing, in font units, where y points up. */
function outline(skia: CanvasKit, { line, fill, thick }: DrawnPart): string {
  const round = { join: skia.StrokeJoin.Round, cap: skia.StrokeCap.Round };
  const parts = [
    line === undefined ? null : read(skia, line).stroke({ ...round, width: thick * UNIT }),
    fill === undefined ? null : read(skia, fill),
  ];
  const union = new skia.Path();
  for (const part of parts) if (part) union.op(part, skia.PathOp.Union);
  // In a font, the direction of a path decides whether it is a hole.
  const whole = union.makeAsWinding();
  if (!whole) throw new Error(`This has no outline: ${line ?? fill}`);
  return whole.toSVGString();
}

function read(skia: CanvasKit, drawn: string): Path {
  const path = skia.Path.MakeFromSVGString(drawn);
  if (!path) throw new Error(`This is no path: ${drawn}`);
  return path.transform([UNIT, 0, 0, 0, -UNIT, EM, 0, 0, 1]);
}

// Run `npm run symbols` after adding or changing a drawing.
if (import.meta.main) writeFileSync(new URL("symbols.woff2", import.meta.url), await makeFont());
