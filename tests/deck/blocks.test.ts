import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { faceOf } from "../../lib/core/look/card-view.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { blocksOf, slotIn } from "../../lib/deck/view/blocks.ts";
import { games } from "../every-game.ts";

describe.each(games.map((game) => [game.id, game] as const))("the list of a deck of %s", (_, game) => {
  const pool = builtInPool(game);
  const decks = samplesOf(game).flatMap(({ text }) => {
    const read = readText(games, pool, text);
    return read.ok ? [read.reading.deck] : [];
  });
  const section = game.sections[0]?.id ?? "";
  const whole: Pick<Deck, "entries" | "misread"> = {
    entries: pool.known.map((card) => ({ section, card, count: 2 })),
    misread: [],
  };

  test("holds every card once, and its headings count them all", () => {
    for (const deck of [...decks, whole]) {
      const blocks = blocksOf(pool, deck);
      const shown = blocks.flatMap(({ entries }) => entries);
      expect(new Set(shown)).toEqual(new Set(deck.entries));
      expect(shown).toHaveLength(deck.entries.length);
      const copies = deck.entries.reduce((sum, { count }) => sum + count, 0);
      expect(blocks.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(copies);
    }
  });

  test("has a column with a word for every number of every card", () => {
    for (const { columns, entries } of [...decks, whole].flatMap((deck) => blocksOf(pool, deck))) {
      for (const column of columns) expect(column).toMatch(/^[A-Z]/);
      for (const { card } of entries.map((entry) => pool.of(entry.card))) {
        const shown = columns.flatMap((column) => slotIn(game, card, column) ?? []);
        expect(new Set(shown)).toEqual(new Set(faceOf(game, card).line));
      }
    }
  });

  test("goes on in another block after 24 rows, under the same heading and columns", () => {
    const blocks = blocksOf(pool, whole);
    for (const [at, block] of blocks.entries()) {
      expect(block.entries.length).toBeLessThanOrEqual(24);
      const before = blocks[at - 1];
      if (block.count === undefined) expect([before?.heading, before?.columns]).toEqual([block.heading, block.columns]);
    }
  });
});

test("lines that name no card stand in the block of their section, those of no section at the end", () => {
  const [game] = games;
  if (!game) throw new Error("There is no game.");
  const line = { why: "unknown-card", text: "Nobody", count: 3, near: [] } as const;
  const [first] = game.sections;
  const blocks = blocksOf(builtInPool(game), {
    entries: [],
    misread: [
      { ...line, section: "cellar" },
      { ...line, section: first.id },
    ],
  });
  expect(blocks.map(({ heading, count, misread }) => [heading, count, misread.length])).toEqual([
    [first.name, 3, 1],
    ["cellar", 3, 1],
  ]);
});
