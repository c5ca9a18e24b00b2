import { INKS, type Ink } from "./pen/ink.ts";

/** A colour for light pages and one for dark pages, as "#rrggbb". */
export interface Pair {
  readonly light: string;
  readonly dark: string;
}

export type Theme = keyof Pair;

/** The colours of `app/tokens.css` that are mixed with a game's accent. A test holds them to that file. */
export const TOKENS = {
  sheet: { light: "#fffdf8", dark: "#15293f" },
  paper: { light: "#f4f0e6", dark: "#0d1c30" },
  wash: { light: "#e9e3d4", dark: "#1c3350" },
  rule: { light: "#d3ccbb", dark: "#2b4463" },
  ink: { light: "#17222f", dark: "#e8eff7" },
  "pip-gold": { light: "#946800", dark: "#e8bf4d" },
} as const satisfies Readonly<Record<string, Pair>>;

/** A night picture has a dark ground in both themes. A gold one has golden light. */
export interface Ground {
  readonly isNight: boolean;
  readonly isGold: boolean;
}

/** The colours of a picture. */
interface Tones {
  readonly ground: string;
  readonly sky: string;
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  /** Dark shapes on a dark ground are lighter than their contours. */
  readonly body: string;
  readonly line: string;
  readonly faint: string;
  readonly spark: string;
}

const BLACK = "#000000";

/** So much of one colour, in hundredths, and the rest of another. */
export function mix(one: string, share: number, other: string): string {
  const [a, b] = [Number.parseInt(one.slice(1), 16), Number.parseInt(other.slice(1), 16)];
  const part = (shift: number) =>
    Math.round((((a >> shift) & 255) * share + ((b >> shift) & 255) * (100 - share)) / 100);
  return `#${((part(16) << 16) | (part(8) << 8) | part(0)).toString(16).padStart(6, "0")}`;
}

function day(accent: Pair, theme: Theme): Tones {
  const own = accent[theme];
  const ink = mix(TOKENS.ink.light, 85, BLACK);
  const [ground, dark] =
    theme === "light"
      ? [mix(own, 15, TOKENS.paper.light), mix(own, 34, ink)]
      : [mix(own, 10, TOKENS.wash.dark), mix(TOKENS.paper.dark, 85, BLACK)];
  return {
    ground,
    sky: theme === "light" ? mix(own, 25, TOKENS.paper.light) : mix(own, 20, TOKENS.wash.dark),
    light: theme === "light" ? TOKENS.sheet.light : mix(own, 30, TOKENS.ink.dark),
    middle: theme === "light" ? mix(own, 64, TOKENS.wash.light) : mix(own, 72, TOKENS.rule.dark),
    dark,
    body: dark,
    line: theme === "light" ? mix(own, 40, ink) : mix(own, 60, TOKENS.ink.dark),
    faint: mix(own, 50, ground),
    spark: own,
  };
}

function night(accent: Pair, theme: Theme): Tones {
  const own = accent[theme];
  const isLight = theme === "light";
  const black = mix(TOKENS.paper.dark, 50, BLACK);
  const ground = isLight ? mix(own, 34, mix(TOKENS.ink.light, 60, BLACK)) : mix(own, 4, black);
  const light = isLight ? mix(own, 12, TOKENS.sheet.light) : mix(own, 30, TOKENS.ink.dark);
  const middle = isLight ? mix(own, 58, TOKENS.wash.light) : mix(own, 72, TOKENS.rule.dark);
  const dark = isLight ? mix(own, 26, mix(TOKENS.ink.light, 50, BLACK)) : mix(own, 8, black);
  return {
    ground,
    sky: isLight ? mix(own, 56, mix(TOKENS.ink.light, 75, BLACK)) : mix(own, 15, TOKENS.paper.dark),
    light,
    middle,
    dark,
    body: mix(middle, 42, dark),
    line: mix(middle, 50, light),
    faint: mix(middle, 42, ground),
    spark: accent.dark,
  };
}

function tonesOf(accent: Pair, { isNight, isGold }: Ground, theme: Theme): Tones {
  const tones = isNight ? night(accent, theme) : day(accent, theme);
  return isGold ? { ...tones, spark: TOKENS["pip-gold"][isNight ? "dark" : theme] } : tones;
}

/** The fill of each ink, and the colour and width of its lines. */
const STYLES: Readonly<Record<Ink, { fill?: keyof Tones; stroke?: keyof Tones; width?: number }>> = {
  light: { fill: "light", stroke: "dark", width: 3.2 },
  middle: { fill: "middle", stroke: "dark", width: 3.2 },
  dark: { fill: "body", stroke: "dark", width: 3.2 },
  lit: { fill: "light", stroke: "dark", width: 1.3 },
  turned: { fill: "middle", stroke: "dark", width: 1.3 },
  unlit: { fill: "body", stroke: "dark", width: 1.3 },
  ground: { fill: "ground" },
  sky: { fill: "sky" },
  shade: { fill: "middle" },
  deep: { fill: "dark" },
  gleam: { fill: "light" },
  spark: { fill: "spark" },
  crease: { stroke: "dark", width: 1.7 },
  contour: { stroke: "dark", width: 3.2 },
  thread: { stroke: "line", width: 2.2 },
  cord: { stroke: "line", width: 5 },
  faint: { stroke: "faint", width: 1.2 },
  glow: { stroke: "spark", width: 2.6 },
  studs: { stroke: "line", width: 2.6 },
  lamps: { stroke: "spark", width: 4 },
};

/** The style sheet of a picture for one theme. Its lines are the heavier the smaller it is seen. */
function sheetOf(tones: Tones, inks: readonly Ink[], heavy: number | undefined): string {
  return inks
    .map((ink) => {
      const { fill, stroke, width = 0 } = STYLES[ink];
      const parts = [
        ...(fill ? [`fill:${tones[fill]}`] : []),
        ...(stroke ? [`stroke:${tones[stroke]}`] : []),
        ...(stroke && heavy ? [`stroke-width:${Math.round(width * heavy * 10) / 10}`] : []),
      ];
      return `.${INKS[ink]}{${parts.join(";")}}`;
    })
    .join("");
}

/**
 * The colours of a picture. As an image of a page it takes the theme that the page has where it stands, because browsers
 * answer the question for the theme by the `color-scheme` of the element. Asked for one theme, it has that.
 */
export function styleOf(accent: Pair, ground: Ground, inks: readonly Ink[], heavy: number, theme?: Theme): string {
  const sheet = (one: Theme, weight?: number) => sheetOf(tonesOf(accent, ground, one), inks, weight);
  if (theme) return sheet(theme, heavy);
  return `${sheet("light", heavy)}@media(prefers-color-scheme:dark){${sheet("dark")}}`;
}
