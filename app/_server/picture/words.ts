import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Font } from "./font.ts";

export const FONTS = { 400: font(400), 700: font(700) } as const;
export type Weight = keyof typeof FONTS;

function font(weight: number): Font {
  const { resolve } = createRequire(import.meta.url);
  return new Font(readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)));
}

/** Only letters that the bundled typeface has. */
export function drawable(text: string): string {
  return [...text.normalize("NFC")]
    .filter((letter) => FONTS[700].has(letter))
    .join("")
    .trim();
}

/** A size, and the most lines that a text may take in it. */
export type Fit = readonly [size: number, lines: number];

/** A text in the first of these sizes that it fits in. In the last one it is cut short. */
export function fitted(text: string, weight: Weight, width: number, fits: readonly Fit[]) {
  const tried = fits.map(([size, most]) => ({ size, most, lines: linesOf(drawable(text), weight, width / size) }));
  const found = tried.find(({ lines, most }) => lines.length <= most) ?? tried.at(-1);
  if (!found) return { size: 0, lines: [] };
  const { size, lines, most } = found;
  return { size, lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), short(lines[most - 1] ?? "")] };
  function short(line: string): string {
    let left = line.trimEnd();
    while (left && FONTS[weight].width(`${left}…`) * size > width) left = left.slice(0, -1).trimEnd();
    return `${left}…`;
  }
}

/** The lines of a text, which breaks at spaces, and within a word that is wider than a line. */
function linesOf(text: string, weight: Weight, width: number): readonly string[] {
  const isIn = (line: string) => FONTS[weight].width(line) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/)) {
    const longer = line ? `${line} ${word}` : word;
    if (isIn(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const letter of word) {
      if (line && !isIn(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}
