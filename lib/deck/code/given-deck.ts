import type { Pool } from "../../cards/pool.ts";
import type { Game } from "../../core/game.ts";
import type { Deck } from "../../core/judge/deck.ts";
import { codeIn } from "./code-in-text.ts";
import { decode, unpacked } from "./code-reader.ts";

/**
 * The deck of the code or address that a text consists of, or why there is none. Answers undefined if the text may be
 * something else.
 */
export function givenDeck(
  games: readonly Game[],
  pool: Pool,
  text: string,
): { readonly deck: Deck } | { readonly why: string } | undefined {
  const code = codeIn(text);
  const decoded = code && decode(games, code.letters);
  if (!decoded) return undefined;
  if (!decoded.ok) return code.certain ? { why: decoded.why } : undefined;
  const { game } = decoded.carried;
  if (game.id !== pool.game.id) return { why: `This code is for a deck of ${game.name}.` };
  const unpackedDeck = unpacked(pool, decoded.carried);
  return unpackedDeck.ok ? { deck: unpackedDeck.deck } : { why: unpackedDeck.why };
}
