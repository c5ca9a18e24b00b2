import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { CARD_PATTERNS } from "../../lib/deck/list/card-patterns.ts";
import { LINE_PATTERNS } from "../../lib/deck/list/list-reader.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../every-game.ts";

/** All copies of a deck, whether their lines name a card or not. */
function copiesIn({ entries, misread }: Deck): number {
  return [...entries, ...misread].reduce((sum, { count }) => sum + count, 0);
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const pool = builtInPool(game);
  const [card] = pool.cards;
  if (!card) throw new Error(`${game.id} has no cards`);

  function read(line: string) {
    const result = readText(games, pool, line);
    if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join("\n"));
    return result.reading;
  }

  test.each(CARD_PATTERNS.map((pattern) => [pattern.name, pattern] as const))("reads %s", (_, { example, yields }) => {
    const { deck, guessed } = read(example(card.label));
    expect(new Set(deck.entries.map((entry) => entry.card.label))).toEqual(new Set([card.label]));
    expect(copiesIn(deck)).toBe(yields.count);
    expect(guessed.filter(({ line }) => line === 1)).toHaveLength(yields.guess ? 1 : 0);
  });

  test.each(LINE_PATTERNS.map(({ name, example }) => [name, example] as const))(
    "takes %s for no card",
    (_, example) => {
      const { deck } = read(`${example}\n5 ${card.label}`);
      expect(copiesIn(deck)).toBe(5);
    },
  );
});
