// Symbols are letters of a font of our own: every drawing has its letter, and the font is made from today's drawings.
import { readFileSync } from "node:fs";
import startSkia, { type Canvas } from "canvaskit-wasm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { decompress } from "woff2-encoder";
import { Glyph } from "../../app/_ui/symbols/glyph.tsx";
import { pip, signs, small } from "../../app/_ui/symbols/letters.ts";
import { drawnParts, makeFont } from "../../app/_ui/symbols/make-font.ts";
import { games } from "../../lib/games/index.ts";

/** So many pixels a symbol is drawn wide, to be looked at closely. */
const SIDE = 128;
/** So many of them, at the points of lines, may be other than drawn. */
const MOST_OTHER = 50;

const font = readFileSync("app/_ui/symbols/symbols.woff2");

test("the font is the one that `npm run symbols` makes of the drawings", async () => {
  expect(Buffer.from(await makeFont()).equals(font), "a drawing was changed: run npm run symbols").toBe(true);
});

test("it is small enough to come with the first page", () => {
  expect(font.length).toBeLessThan(12_000);
});

test("every drawing has letters of its own", () => {
  const names = games.flatMap(({ symbols: { marks, numbers, pips = {} } }) => [
    ...Object.keys(marks),
    ...Object.keys(numbers).map(small),
    ...Object.keys(pips).map(pip),
  ]);
  expect([...signs.keys()].toSorted()).toEqual([...new Set(names)].toSorted());
  const letters = [...signs.values()].flatMap(({ parts }) => parts.map(({ letter }) => letter));
  expect(new Set(letters).size).toBe(letters.length);
});

test("games that share the name of a symbol share what it means and its drawing", async () => {
  const drawn = new Map<string, unknown>();
  for (const { id, symbols, drawings } of games) {
    const { marks, numbers } = await drawings();
    for (const [name, ...symbol] of [
      ...Object.entries(marks).map(([name, one]) => [name, symbols.marks[name], one] as const),
      ...Object.entries(numbers).map(([name, one]) => [small(name), symbols.numbers[name], one] as const),
    ]) {
      if (drawn.has(name))
        expect(symbol, `${id} has another symbol “${name}” than a game before it`).toEqual(drawn.get(name));
      drawn.set(name, symbol);
    }
  }
});

test("the font draws every symbol as its drawing says, where it stands on the grid", async () => {
  const skia = await startSkia();
  const typeface = skia.Typeface.MakeTypefaceFromData((await decompress(font)).slice().buffer);
  const surface = skia.MakeSurface(SIDE, SIDE);
  if (!typeface || !surface) throw new Error("nothing to draw with");
  const letters = new skia.Font(typeface, SIDE);
  letters.setHinting(skia.FontHinting.None);
  const ink = new skia.Paint();
  ink.setAntiAlias(true);
  const line = ink.copy();
  line.setStyle(skia.PaintStyle.Stroke);
  line.setStrokeCap(skia.StrokeCap.Round);
  line.setStrokeJoin(skia.StrokeJoin.Round);
  const seen = (draw: (canvas: Canvas) => void) => {
    const canvas = surface.getCanvas();
    canvas.clear(skia.WHITE);
    canvas.save();
    draw(canvas);
    canvas.restore();
    const info = { ...surface.imageInfo(), colorType: skia.ColorType.RGBA_8888 };
    return [...(canvas.readPixels(0, 0, info) ?? [])].filter((_, i) => i % 4 === 0);
  };
  for (const [name, parts] of await drawnParts()) {
    const text = signs.get(name)?.parts.map(({ letter }) => letter) ?? [];
    const printed = seen((canvas) => canvas.drawText(text.join(""), 0, SIDE, ink, letters));
    const drawn = seen((canvas) => {
      canvas.scale(SIDE / 16, SIDE / 16);
      for (const part of parts) {
        line.setStrokeWidth(part.thick);
        const path = (d = "") => skia.Path.MakeFromSVGString(d) ?? new skia.Path();
        canvas.drawPath(path(part.fill), ink);
        canvas.drawPath(path(part.line), line);
      }
    });
    expect(Math.min(...drawn), `the drawing “${name}” puts nothing on the grid of 16 by 16`).toBeLessThan(128);
    const other = drawn.filter((value, i) => Math.abs(value - (printed[i] ?? 0)) > 128).length;
    expect(other, `“${name}” looks different as a letter: run npm run symbols`).toBeLessThanOrEqual(MOST_OTHER);
  }
});

describe("a symbol", () => {
  const drawn = (props: Parameters<typeof Glyph>[0]) => renderToStaticMarkup(createElement(Glyph, props));

  test("says its name, and holds no text that could be copied", () => {
    const html = drawn({ name: "ground-force" });
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="Ground Force"');
    expect(html).toContain('title="Ground Force"');
    expect(html).toMatch(/><\/span>$/);
  });

  test("is not said where a word beside it says the same", () => {
    const html = drawn({ name: "ground-force", silent: true });
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("Ground Force");
  });

  test("of two resources is a letter over another, each in its colour", () => {
    const html = drawn({ name: pip("blue/gold") });
    expect(html).toContain("pip-blue");
    expect(html).toContain("pip-over-gold");
    expect(html).toContain('aria-label="blue or gold"');
  });
});
