// What whoever has the key of a saved deck can do with it as a whole.
import type { SavedDeck } from "../../../lib/contract/saved.ts";
import { contentOfSent } from "../../../lib/deck/saved/content.ts";
import type { Keyring } from "../keyring.ts";
import { deleteDeck, granted, newRepeat, readDeck, restoreDeck } from "../requests.ts";
import { send } from "../send.ts";
import type { HeldKey } from "./use-key.ts";

/** What was done last, and how to undo it. */
export interface Done {
  readonly says: string;
  undo?(): Promise<Done>;
}

/** Saves what a version says as the newest version. The draft in this browser stays as it is. */
export async function savedAsNewest(keyring: Keyring, held: HeldKey, version: number): Promise<Done> {
  await saveOnTop(keyring, held, granted(await readDeck(held.saved.deck, version)), held.saved.listed);
  location.assign(`/decks/${held.saved.deck}`);
  return { says: `Version ${version} is the newest again.` };
}

/** Says whether everybody finds the deck in the list of decks. */
export async function listedAs(keyring: Keyring, held: HeldKey, isListed: boolean): Promise<Done> {
  await saveOnTop(keyring, held, granted(await readDeck(held.saved.deck)), isListed);
  return {
    says: isListed ? "Everybody finds this deck in the list of decks now." : "Only links lead to this deck now.",
  };
}

async function saveOnTop(keyring: Keyring, { id, saved }: HeldKey, deck: SavedDeck, isListed: boolean): Promise<void> {
  const pending = { content: contentOfSent(deck), repeat: newRepeat() };
  granted(await send(pending, { ...saved, version: deck.newest, listed: isListed }));
  // The draft still stands on the version that this browser saw last. "Edit" brings it to the newest one.
  await keyring.change(id, (before) => ({ ...before, saved: { ...saved, listed: isListed } }));
}

/** Deletes the deck on the server. The draft in this browser stays. */
export async function deleted({ saved }: HeldKey): Promise<Done> {
  granted(await deleteDeck(saved.deck, saved.editKey));
  return {
    says: "The deck is deleted on the server. Your draft stays in this browser.",
    undo: async () => {
      granted(await restoreDeck(saved.deck, saved.editKey));
      return { says: "The deck is back." };
    },
  };
}
