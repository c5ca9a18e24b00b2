import type { SavedDeck } from "../../lib/contract/saved.ts";
import { contentOfSent, sentForm } from "../../lib/deck/saved/content.ts";
import type { Pending, SavedAs } from "../../lib/deck/saved/key-record.ts";
import { type Answer, createDeck, saveDeck } from "./requests.ts";

/** What a browser knows of a version that the server has. */
export function knownOf(deck: SavedDeck): Pick<SavedAs, "version" | "content" | "listed"> {
  return { version: deck.version, content: contentOfSent(deck), listed: deck.listed };
}

/** Sends a save: a new deck, or a version on top of the one that this browser has seen last. */
export async function send({ content, repeat }: Pending, saved: SavedAs | undefined): Promise<Answer<SavedAs>> {
  const body = { ...sentForm(content), listed: saved?.listed ?? false };
  if (!saved) {
    const answer = await createDeck(body, repeat);
    if (!answer.ok) return answer;
    const { id, editKey, version } = answer.value;
    return { ok: true, value: { deck: id, editKey, version, content, listed: false } };
  }
  const answer = await saveDeck(saved.deck, saved.editKey, saved.version, body, repeat);
  // What was sent stays the base: the server may write names and sections in its own way.
  return answer.ok ? { ok: true, value: { ...saved, ...knownOf(answer.value), content } } : answer;
}
