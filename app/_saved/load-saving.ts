import { openKeyring } from "./keyring.ts";
import { type Edited, Saving } from "./saving.ts";

/** Everything that saves a draft on the server. Pages load it when a deck is saved for the first time, or was before. */
export async function loadSaving(edited: Edited): Promise<Saving> {
  const keyring = await openKeyring();
  return new Saving(edited, keyring, await keyring.get(edited.draft.id));
}
