import { deepEqual, match } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { deckOfPool, gamesWith } from "../decks.ts";
import { runs } from "../runs.ts";

/** The deck with sections in the game's order and cards by name, because codes keep no other order. */
export function sorted(pool: Pool, deck: Deck): unknown {
  const order = (section: string) => pool.game.sections.findIndex(({ id }) => id === section);
  const lines = deck.entries.map(({ section, card, count }) => [order(section), card.label, count]);
  const misread = deck.misread.map((line) => ({ ...line, line: undefined }));
  return { ...deck, misread, entries: lines.sort((a, b) => (String(a) < String(b) ? -1 : 1)) };
}

/** The deck that is read back from a deck's code. */
export function through(pool: Pool, deck: Deck): Deck {
  const games = gamesWith(pool.game);
  const code = encode(games, pool, deck);
  if (code === undefined) throw new Error("no code");
  match(code, /^[A-Za-z0-9_-]+$/);
  const read = decode(games, code);
  if (!read.ok) throw new Error(read.why);
  const back = unpacked(pool, read.carried);
  if (!back.ok) throw new Error(back.why);
  return back.deck;
}

export function codeLaws(game: Game): void {
  const pool = builtInPool(game);

  test("decks come back as they went", () => {
    fc.assert(
      fc.property(deckOfPool(pool), (deck) => {
        deepEqual(sorted(pool, through(pool, deck)), sorted(pool, deck));
      }),
      runs(4000, 200_000),
    );
  });

  test("a written list is read as the same deck", () => {
    fc.assert(
      fc.property(deckOfPool(pool), (deck) => {
        const again = readText(gamesWith(game), pool, writeText(pool, deck));
        expect(again).toMatchObject({ ok: true, reading: { deck, guessed: [], notUnderstood: [] } });
      }),
      runs(300, 5000),
    );
  });
}
