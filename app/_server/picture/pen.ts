import { drawable, FONTS, type Weight } from "./words.ts";

export interface Style {
  readonly size: number;
  readonly colour: string;
  readonly weight?: Weight;
  /** Where the text stands of its place. */
  readonly anchor?: "middle" | "end";
  /** The space between letters, as a part of their size. */
  readonly spacing?: number;
}

/** A line of text. `y` is that of its base. */
export function written(x: number, y: number, text: string, style: Style): string {
  const { size, colour, weight = 400, anchor, spacing } = style;
  const marks = [
    anchor ? ` text-anchor="${anchor}"` : "",
    spacing ? ` letter-spacing="${(spacing * size).toFixed(2)}"` : "",
  ].join("");
  const words = drawable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${colour}"${marks}>${words}</text>`;
}

/** How wide such a line is. */
export function widthOf(text: string, { size, weight = 400, spacing = 0 }: Omit<Style, "colour">): number {
  const words = drawable(text);
  return size * (FONTS[weight].width(words) + spacing * words.length);
}

export function filled(path: string, colour: string, more = ""): string {
  return `<path d="${path}" fill="${colour}"${more}/>`;
}

export function lined(path: string, colour: string, width: number, more = ""): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

/** Drawings on a grid of their own, moved to their place and enlarged. */
export function placed(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${drawing}</g>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
