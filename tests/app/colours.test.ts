// Everybody can read it: contrast of what stands on what, in both themes, and games told apart by every kind of eye.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { games } from "../every-game.ts";
import { apart, contrast, contrastOf, EYES, feltsIn, LEAST_APART, lightOf, seenBy, tokensIn } from "./colour.ts";

const accents = (theme: "light" | "dark") => games.map(({ id, layout }) => [id, layout.accent[theme]] as const);
const CSS = readFileSync("app/tokens.css", "utf8");
const TOKENS = tokensIn(CSS);
const THEMES = {
  light: new Map([...TOKENS.light, ...accents("light")]),
  dark: new Map([...TOKENS.dark, ...accents("dark")]),
};

const GROUNDS = ["paper", "sheet", "wash"];
const ACCENTS = ["accent", ...games.map(({ id }) => id)];
const TEXTS = ["ink", "faint", "legal", "illegal", "open", ...ACCENTS];
const MARKS = ["edge", "frame-silver", "frame-gold", "pip-blue", "pip-gold", "pip-red"];
/** Words on a filled ground: buttons, numbers that are in, plates in the game's colour, codes to be photographed. */
const FILLED = [
  ["on-fill", "fill"],
  ["ink", "wash-lit"],
  ["paper", "ink"],
  ...ACCENTS.map((accent) => ["sheet", accent]),
  ["qr-ink", "qr-paper"],
];

describe.each([
  ["light", THEMES.light],
  ["dark", THEMES.dark],
] as const)("%s", (theme, tokens) => {
  const value = (name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`there is no colour ${name}`);
    return found;
  };
  const below = (pairs: readonly (readonly string[])[], least: number) =>
    pairs.flatMap(([of = "", on = ""]) => {
      const ratio = contrast(value(of), value(on));
      return ratio < least ? [`${of} on ${on}: ${ratio.toFixed(2)}`] : [];
    });
  const onGrounds = (names: readonly string[]) => names.flatMap((name) => GROUNDS.map((ground) => [name, ground]));

  test("text has a contrast of at least 4.5 to every ground that it stands on", () => {
    expect(below([...onGrounds(TEXTS), ...FILLED], 4.5)).toEqual([]);
  });

  test("marks and the edges of controls have a contrast of at least 3", () => {
    expect(below(onGrounds(MARKS), 3)).toEqual([]);
  });

  test("words, verdicts and the game's hue can be read on the lightest felt of every game, and words on that hue", () => {
    const words = ["felt-ink", "felt-faint", "felt-legal", "felt-illegal", "felt-open"].map((name) =>
      lightOf(value(name)),
    );
    const hues = [
      [value("deep"), value("bright")],
      ...games.map(({ layout: { accent } }) => [accent.light, accent.dark]),
    ];
    for (const [deep = "", bright = ""] of hues) {
      const { [theme]: felts, lit } = feltsIn(CSS, deep, bright);
      expect(felts).toHaveLength(3);
      for (const felt of felts)
        for (const word of [...words, lit]) expect(contrastOf(word, felt), deep).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(lightOf(value("on-lit")), lit)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(Object.entries(EYES))("games are told apart by eyes that see %s", (_, eyes) => {
    const colours = games.map(({ id }) => [id, seenBy(eyes, lightOf(value(id)))] as const);
    const close = colours.flatMap(([one, a], i) =>
      colours.slice(0, i).flatMap(([other, b]) => {
        const distance = apart(a, b);
        return distance < LEAST_APART ? [`${one} and ${other}: ${distance.toFixed(1)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  });
});

test("the figures are those that their definitions give", () => {
  expect(contrast("#fff", "#000")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(apart(lightOf("#ffffff"), lightOf("#000000"))).toBeCloseTo(100, 1);
  expect(apart(lightOf("#ff0000"), lightOf("#00ff00"))).toBeCloseTo(170.6, 0);
});

test("both themes have a colour of their own for everything but codes and what stands on felt", () => {
  const same = [...THEMES.dark].filter(([name, value]) => THEMES.light.get(name) === value).map(([name]) => name);
  expect(same.filter((name) => !/^felt-|^qr-/.test(name))).toEqual(["bright", "deep", "on-lit"]);
});
