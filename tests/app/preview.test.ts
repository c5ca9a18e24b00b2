import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawable } from "../../app/_server/picture/box.ts";
import { layoutOf } from "../../app/_server/picture/layout.ts";
import type { Picture } from "../../app/_server/picture/picture.ts";
import { pictureOf } from "../../app/_server/picture/picture-of.ts";
import { PREVIEW } from "../../app/_server/picture/preview-colours.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Known } from "../../lib/core/card/fact.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../every-game.ts";
import { contrast, tokensIn } from "./colour.ts";

test("the colours of previews are those of the pages by day", () => {
  const { light } = tokensIn(readFileSync("app/tokens.css", "utf8"));
  const tokens = new Map(light);
  for (const [name, colour] of Object.entries(PREVIEW))
    expect([name, tokens.get(name === "undetermined" ? "open" : name)]).toEqual([name, colour]);
});

function numbersIn({ deck }: Picture) {
  return (deck?.cards ?? []).flatMap(({ numbers }) => numbers);
}

test("a number of a card in a preview is said to be a placeholder if it is one", async () => {
  const [game] = games;
  const pool = builtInPool(game);
  const read = readText(games, pool, samplesOf(game)[0]?.text ?? "");
  if (!read.ok) throw new Error("The sample can’t be read.");
  const { deck } = read.reading;
  const numbers = numbersIn(await pictureOf({ pool, deck, report: report(games, pool, deck) }));
  expect(numbers.map(({ text, isFact }) => [text, isFact])).toEqual([
    ["2", true],
    ["10•8", false],
    ["11", false],
    ["20", false],
  ]);
});

describe.each(games.map((game) => [game.id, game] as const))("the preview of a deck of %s", (_, game) => {
  const pool = builtInPool(game);
  const shared = (deck: Deck) => ({ pool, deck, report: report(games, pool, deck) });
  const read = readText(games, pool, samplesOf(game)[0]?.text ?? "");
  if (!read.ok) throw new Error("The sample can’t be read.");
  const { deck } = read.reading;

  test("shows the game in its colour, name, verdict, counts, and key cards that are in it", async () => {
    const { colours, deck: shown } = await pictureOf(shared(deck));
    expect(colours.ground).toBe(game.layout.accent.light);
    expect(contrast(colours.ground, colours.sheet)).toBeGreaterThan(4.5);
    expect([shown?.game, shown?.name, shown?.verdict.word]).toEqual([game.name, deck.name, "LEGAL"]);
    expect(shown?.counts.length).toBeGreaterThan(0);
    const names = deck.entries.map(({ card }) => card.label);
    expect(shown?.cards).toHaveLength(3);
    expect(new Set(shown?.cards.map(({ name }) => name)).size).toBe(3);
    for (const { name, art } of shown?.cards ?? []) {
      expect(names).toContain(name);
      expect(art).toMatch(/^<svg .*<path .*<\/svg>$/);
    }
  });

  test("draws all that rests on placeholders as such, and nothing else", async () => {
    const standIn = game.attributes.map(({ name }) => name);
    const of = (known: Known<Card>) => ({ ...pool.of(known), card: { ...pool.of(known).card, standIn } });
    const made: Pool = Object.create(pool, { of: { value: of } });
    const [asIs, madeUp] = [await pictureOf(shared(deck)), await pictureOf({ ...shared(deck), pool: made })];
    expect(numbersIn(madeUp).map(({ isFact }) => isFact)).not.toContain(true);
    for (const { count, unsure } of madeUp.deck?.curve?.bars ?? []) expect(unsure).toBe(count);
    for (const picture of [asIs, madeUp])
      expect(JSON.stringify(layoutOf(picture)).split("dotted").length - 1).toBe(
        numbersIn(picture).filter(({ isFact }) => !isFact).length,
      );
    for (const { text } of numbersIn(asIs)) expect([text, drawable(text)]).toEqual([text, text.replace("/", "•")]);
  });

  test("says that an empty deck has no cards, and names the game where the deck has no name", async () => {
    const { name: _, ...unnamed } = deck;
    const drawn = JSON.stringify(layoutOf(await pictureOf(shared({ ...unnamed, entries: [] }))));
    expect(drawn).toContain("No cards yet");
    expect(drawn).not.toContain("ILLEGAL");
    expect(drawn).toContain(`A deck of ${game.name}`);
  });
});
