import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { layoutOf } from "../../app/_server/picture/layout.ts";
import { pictureOf } from "../../app/d/[code]/picture-of.ts";
import { PREVIEW } from "../../app/d/[code]/preview-colours.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
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
      expect(art.line + art.body).not.toBe("");
    }
  });

  test("says that an empty deck has no cards, and names the game where the deck has no name", async () => {
    const { name: _, ...unnamed } = deck;
    const drawn = JSON.stringify(layoutOf(await pictureOf(shared({ ...unnamed, entries: [] }))));
    expect(drawn).toContain("No cards yet");
    expect(drawn).not.toContain("ILLEGAL");
    expect(drawn).toContain(`A deck of ${game.name}`);
  });
});
