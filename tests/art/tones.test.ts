import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styleOf, TOKENS } from "../../lib/art/tones.ts";
import { tokensIn } from "../app/colour.ts";

const ACCENT = { light: "#771a3d", dark: "#f88d95" };
const day = { isNight: false, isGold: false };

test("what is mixed with an accent are colours of the pages", () => {
  const own = tokensIn(readFileSync("app/tokens.css", "utf8"));
  for (const [name, { light, dark }] of Object.entries(TOKENS)) {
    expect([name, own.light.get(name)]).toEqual([name, light]);
    expect([name, own.dark.get(name)]).toEqual([name, dark]);
  }
});

test("a picture takes the theme of the page, and one that is asked for a theme has no other", () => {
  const both = styleOf(ACCENT, day, ["spark"], 1);
  expect(both).toBe(".x{fill:#771a3d}@media(prefers-color-scheme:dark){.x{fill:#f88d95}}");
  expect(styleOf(ACCENT, day, ["spark"], 1, "light")).toBe(".x{fill:#771a3d}");
  expect(styleOf(ACCENT, day, ["spark"], 1, "dark")).toBe(".x{fill:#f88d95}");
});

test("lines are the heavier the smaller a picture is seen, and glow on a dark ground", () => {
  expect(styleOf(ACCENT, day, ["glow"], 2, "light")).toBe(".y{stroke:#771a3d;stroke-width:5.2}");
  expect(styleOf(ACCENT, { ...day, isNight: true }, ["glow"], 1, "light")).toBe(".y{stroke:#f88d95;stroke-width:2.6}");
  expect(styleOf(ACCENT, { ...day, isGold: true }, ["glow"], 1, "dark")).toBe(".y{stroke:#e8bf4d;stroke-width:2.6}");
});
