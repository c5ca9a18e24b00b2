import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layoutOf } from "../../app/_server/picture/layout.ts";
import type { Picture } from "../../app/_server/picture/picture.ts";
import { pictureOf } from "../../app/_server/picture/picture-of.ts";
import { PREVIEW } from "../../app/_server/picture/preview-colours.ts";
import { drawable, FONTS, fitted } from "../../app/_server/picture/words.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Known } from "../../lib/core/card/fact.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { games } from "../every-game.ts";
import { contrast, tokensIn } from "./colour.ts";

test("the colours of previews are those of the pages by day", () => {
  const { light } = tokensIn(readFileSync("app/tokens.css", "utf8"));
  for (const [name, colour] of Object.entries(PREVIEW))
    expect([name, light.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))]).toEqual([name, colour]);
});

test("the typeface knows its letters and how wide they are", () => {
  expect(["a", "é", "’", "…", "−", "Ж", "中", "🚀"].filter((letter) => FONTS[400].has(letter)).join("")).toBe("aé’…−");
  // What a browser measures of the same file without kerning.
  expect(["Drydock", "Conquest of Fates"].map((text) => FONTS[700].width(text).toFixed(3))).toEqual(["4.144", "8.925"]);
});

const word = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(..."aiMW.é&<中") });

test("a text is set in lines that have room, with all its letters unless it is cut short", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), fc.integer({ min: 120, max: 900 }), (words, width) => {
      const text = drawable(words.join(" ")).replace(/ +/g, " ");
      const { size, lines } = fitted(text, 700, width, [
        [60, 1],
        [40, 2],
      ]);
      for (const line of lines) expect(FONTS[700].width(line.trimEnd()) * size).toBeLessThanOrEqual(width + 0.001);
      expect(lines.length).toBeLessThanOrEqual(size === 60 ? 1 : 2);
      const letters = (one: string) => one.replaceAll(" ", "");
      const shown = letters(lines.join(""));
      if (shown.endsWith("…")) expect(letters(text)).toContain(shown.slice(0, -1));
      else expect(shown).toBe(letters(text));
    }),
  );
});

/** The lines of text of a picture, joined. */
function textIn(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line).join(" ");
}

function numbersIn({ deck }: Picture) {
  return deck?.cover?.numbers ?? [];
}

test("a number of a card in a preview is said to be a placeholder if it is one", async () => {
  const [game] = games;
  const pool = builtInPool(game);
  const read = readText(games, pool, samplesOf(game)[0]?.text ?? "");
  if (!read.ok) throw new Error("The sample can’t be read.");
  const { deck } = read.reading;
  const numbers = numbersIn(await pictureOf({ pool, deck, report: report(games, pool, deck) }));
  expect(numbers.map(({ text, isFact }) => [text, isFact])).toEqual([
    ["5", false],
    ["2", true],
  ]);
});

describe.each(games.map((game) => [game.id, game] as const))("the preview of a deck of %s", (_, game) => {
  const pool = builtInPool(game);
  const shared = (deck: Deck) => ({ pool, deck, report: report(games, pool, deck) });
  const read = readText(games, pool, samplesOf(game)[0]?.text ?? "");
  if (!read.ok) throw new Error("The sample can’t be read.");
  const { deck } = read.reading;

  test("shows the game in its colour, name, verdict, counts, and the card of its cover", async () => {
    const { colours, deck: shown } = await pictureOf(shared(deck));
    expect([colours.tone, colours.bright]).toEqual([game.layout.accent.light, game.layout.accent.dark]);
    const { feltInk, feltFaint, feltLegal, feltIllegal, feltOpen } = PREVIEW;
    for (const ink of [feltInk, feltFaint, feltLegal, feltIllegal, feltOpen])
      expect(contrast(colours.ground, ink)).toBeGreaterThan(4.5);
    for (const bar of [colours.bright, PREVIEW.sheet]) expect(contrast(colours.ground, bar)).toBeGreaterThan(4.5);
    expect(contrast(colours.tone, PREVIEW.sheet)).toBeGreaterThan(4.5);
    expect([shown?.game, shown?.name, shown?.verdict.word]).toEqual([game.name, deck.name, "LEGAL"]);
    expect(shown?.counts.length).toBeGreaterThan(0);
    expect(shown?.cover?.name).toBe(coverOf(pool, deck.entries)?.label);
    expect(shown?.cover?.art).toMatch(/^<svg .*<path .*<\/svg>$/);
  });

  test("is drawn without what costs more than all the rest", async () => {
    expect(layoutOf(await pictureOf(shared(deck)))).not.toMatch(/<(mask|pattern|clipPath|filter|image)\b/);
  });

  test("draws all that rests on placeholders as such, and nothing else", async () => {
    const standIn = game.attributes.map(({ name }) => name);
    const of = (known: Known<Card>) => ({ ...pool.of(known), card: { ...pool.of(known).card, standIn } });
    const made: Pool = Object.create(pool, { of: { value: of } });
    const [asIs, madeUp] = [await pictureOf(shared(deck)), await pictureOf({ ...shared(deck), pool: made })];
    expect(numbersIn(madeUp).map(({ isFact }) => isFact)).not.toContain(true);
    for (const { count, unsure } of madeUp.deck?.curve?.bars ?? []) expect(unsure).toBe(count);
    for (const picture of [asIs, madeUp])
      for (const [mark, marked] of [
        ["skewX", numbersIn(picture).filter(({ isFact }) => !isFact)],
        ["data-unsure", (picture.deck?.curve?.bars ?? []).filter(({ unsure }) => unsure > 0)],
      ] as const)
        expect([mark, layoutOf(picture).split(mark).length - 1]).toEqual([mark, marked.length]);
    for (const { text } of numbersIn(asIs)) expect([text, drawable(text)]).toEqual([text, text.replace("/", "•")]);
  });

  test("says that an empty deck has no cards, and names the game where the deck has no name", async () => {
    const { name: _, ...unnamed } = deck;
    const drawn = layoutOf(await pictureOf(shared({ ...unnamed, entries: [] })));
    expect(drawn).toContain("No cards yet");
    expect(drawn).not.toContain("ILLEGAL");
    expect(textIn(drawn)).toContain(`A deck of ${game.name}`);
  });
});
