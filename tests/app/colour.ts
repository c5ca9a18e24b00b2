// Colours as numbers: how bright they are, how they look to eyes that see fewer hues, and how far apart they are.

/** Red, green and blue as light, each from 0 to 1. */
export type Light = readonly [number, number, number];

export function lightOf(hex: string): Light {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (at: number) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

/** The contrast of two colours as WCAG 2.2 counts it: from 1 to 21. */
export function contrast(a: string, b: string): number {
  return contrastOf(lightOf(a), lightOf(b));
}

export function contrastOf(a: Light, b: Light): number {
  const [bright = 0, dark = 0] = [a, b].map(luminance).sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The least distance between the accents of two games, by CIE76, to any eyes. */
export const LEAST_APART = 20;

type Matrix = readonly [Light, Light, Light];

/** What is left of a colour for each kind of eye: Machado, Oliveira and Fernandes 2009, at full severity. */
export const EYES: Readonly<Record<string, Matrix>> = {
  "all hues": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red (protan)": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green (deutan)": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue (tritan)": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function seenBy(eyes: Matrix, light: Light): Light {
  const [r, g, b] = eyes.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, i) => sum + share * (light[i] ?? 0), 0),
      ),
    ),
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** How far apart two colours look: CIE76, the distance in CIELAB under D65; about 2.3 is just seen. */
export function apart(a: Light, b: Light): number {
  const [x, y] = [lab(a), lab(b)];
  return Math.hypot(...x.map((value, i) => value - (y[i] ?? 0)));
}

function lab([r, g, b]: Light): Light {
  const of = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = of((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = of(luminance([r, g, b]));
  const z = of((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const TOKEN = /--([\w-]+): (?:(#[0-9a-f]{3,6})|light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\));/g;

/** The colours that the first block of a style sheet gives each theme, by their names. */
export function tokensIn(css: string): Readonly<Record<"light" | "dark", ReadonlyMap<string, string>>> {
  const [, block = ""] = /:root \{([^}]*)\}/.exec(css) ?? [];
  const tokens = [...block.matchAll(TOKEN)];
  return {
    light: new Map(tokens.map(([, name = "", both, light]) => [name, both ?? light ?? ""])),
    dark: new Map(tokens.map(([, name = "", both, , dark]) => [name, both ?? dark ?? ""])),
  };
}

const FELT =
  /--felt[\w-]*: light-dark\(oklch\(from var\(--deep\) ([\d.]+) ([\d.]+) h\), oklch\(from var\(--deep\) ([\d.]+) ([\d.]+) h\)\)/g;
const LIT = /--lit: color-mix\(in oklab, var\(--bright\), #fff ([\d.]+)%\)/;

/** The grounds that a style sheet makes of a deep colour for each theme, and the hue that shines on them. */
export function feltsIn(css: string, deep: string, bright: string) {
  const felts = [...css.matchAll(FELT)].map(([, ...numbers]) => numbers.map(Number));
  const [, u, v] = oklab(lightOf(deep));
  const hue = Math.atan2(v, u);
  const of = (at: number) =>
    felts.map((numbers) => {
      const [lightness = 0, chroma = 0] = numbers.slice(at);
      return fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
    });
  const white = Number(LIT.exec(css)?.[1]) / 100;
  const [lightness, a, b] = oklab(lightOf(bright));
  const lit = fromOklab([lightness * (1 - white) + white, a * (1 - white), b * (1 - white)]);
  return { light: of(0), dark: of(2), lit };
}

/** Lightness and two hues by CSS Color 4. */
function oklab([r, g, b]: Light): Light {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, u, v]: Light): Light {
  const l = (lightness + 0.3963377774 * u + 0.2158037573 * v) ** 3;
  const m = (lightness - 0.1055613458 * u - 0.0638541728 * v) ** 3;
  const s = (lightness - 0.0894841775 * u - 1.291485548 * v) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
