import { cache } from "react";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import type { OpenedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf } from "./pools.ts";

/** The deck in a code, judged. This runs only once per request, however many parts of a page ask for it. */
export const openCode = cache(async (code: string): Promise<OpenedDeck> => {
  const read = decode(games, code);
  if (!read.ok) return read;
  const pool = await poolOf(read.carried.game);
  const deck = unpacked(pool, read.carried);
  return deck.ok ? { ok: true, shared: { pool, deck: deck.deck, report: report(games, pool, deck.deck) } } : deck;
});
