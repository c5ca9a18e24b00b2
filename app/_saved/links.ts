import type { SavedAs } from "../../lib/deck/saved/key-record.ts";

/** The address of a saved deck. Whoever has it can look at the deck. */
export function lookAddress(deck: string, origin: string): string {
  return `${origin}/decks/${deck}`;
}

/** The link with the key. The part behind # is never sent to a server. */
export function changeAddress({ deck, editKey }: Pick<SavedAs, "deck" | "editKey">, origin: string): string {
  return `${lookAddress(deck, origin)}#key=${editKey}`;
}
