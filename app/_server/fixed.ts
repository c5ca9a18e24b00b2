import type { Fix } from "../../lib/core/judge/rule.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { changed, deckOfDraft, fixing, newDraft } from "../../lib/deck/draft/draft.ts";
import { games } from "../../lib/games/index.ts";
import type { Shared } from "./decks.ts";

/** How many fixes of a deck get an address. Each is written as a code, which takes time in a large deck. */
const MOST_LINKED = 24;

/** The address that opens a copy of the deck with a fix applied, for the first fixes that are asked for. */
export function fixedLinks({ pool, deck }: Pick<Shared, "pool" | "deck">): (fix: Fix) => string | undefined {
  let asked = 0;
  return (fix) => {
    if (++asked > MOST_LINKED) return undefined;
    const draft = changed(newDraft(pool.game, "fixed", deck), fixing(fix));
    const code = encode(games, pool, deckOfDraft(pool, draft));
    return code === undefined ? undefined : `/${pool.game.id}/build?code=${code}`;
  };
}
