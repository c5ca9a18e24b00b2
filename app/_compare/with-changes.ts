import { encode } from "../../lib/deck/code/code-writer.ts";
import { changed, deckOfDraft, newDraft } from "../../lib/deck/draft/draft.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { difference, editsOf, keyOf } from "../../lib/deck/view/diff.ts";
import { games } from "../../lib/games/index.ts";

/** The address of the builder with a deck in which the taken changes towards another are made, or all if none are named. */
export function withChanges(
  before: JudgedDeck,
  after: JudgedDeck,
  taken: ReadonlySet<string> | undefined,
): string | undefined {
  const { pool, deck } = before;
  if (after.pool.game.id !== pool.game.id) return undefined;
  const wanted = difference(deck, after.deck).filter(({ section, card }) => taken?.has(keyOf(section, card)) ?? true);
  const edits = editsOf(wanted);
  const draft = changed(newDraft(pool.game, "changed", deck), { do: "step", step: { says: "Changes", edits } });
  const code = encode(games, pool, deckOfDraft(pool, draft));
  return code === undefined ? undefined : `/${pool.game.id}/build?code=${code}`;
}
