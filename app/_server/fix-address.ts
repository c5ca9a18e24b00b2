import type { Fix } from "../../lib/core/judge/rule.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { changed, deckOfDraft, fixing, newDraft } from "../../lib/deck/draft/draft.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { games } from "../../lib/games/index.ts";

/** The address that opens a copy of the deck with a fix applied. It is undefined if a line of that copy has no code. */
export function fixedAddress({ pool, deck }: Pick<JudgedDeck, "pool" | "deck">, fix: Fix): string | undefined {
  const draft = changed(newDraft(pool.game, "fixed", deck), fixing(fix));
  const code = encode(games, pool, deckOfDraft(pool, draft));
  return code === undefined ? undefined : `/${pool.game.id}/build?code=${code}`;
}
