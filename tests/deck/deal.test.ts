import { expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { games } from "../every-game.ts";
import { tableOf } from "../table/games.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "%s: a deck is dealt the same in whatever order its list stands, and as a code",
  async (_, game) => {
    const { dealer, start } = await tableOf(game);
    const pool = builtInPool(game);
    for (const { text } of samplesOf(game)) {
      const read = readText(games, pool, text);
      const code = read.ok ? encode(games, pool, read.reading.deck) : undefined;
      const carried = decode(games, code ?? "");
      const deck = carried.ok ? unpacked(pool, carried.carried) : undefined;
      if (!deck?.ok) throw new Error("no deck of a code");
      const reversed = { ...deck.deck, entries: [...deck.deck.entries].reverse() };
      const tables = [text, writeText(pool, deck.deck), writeText(pool, reversed)].map((list) =>
        JSON.stringify(stateOf(dealer.goldfish, dealer.open(start("same", list)))),
      );
      expect(new Set(tables).size).toBe(1);
    }
  },
);
