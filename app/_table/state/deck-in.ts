import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { givenDeck } from "../../../lib/deck/code/given-deck.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { inWords } from "../../../lib/deck/settings.ts";
import { games } from "../../../lib/games/index.ts";

/** The deck that a link, a code or a list holds, or why there is none. */
export function deckIn(pool: Pool, text: string): Deck | string {
  const given = givenDeck(games, pool, text);
  if (given) return "deck" in given ? given.deck : given.why;
  const read = readText(games, pool, text);
  return read.ok ? read.reading.deck : inWords(read.faults);
}
