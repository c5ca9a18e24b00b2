// Everything that saves a draft on the server, in one part: pages load it when a deck is saved for the first time, or was
// saved before.
import { openKeyring } from "./keyring.ts";
import { SavedPanel } from "./saved-panel.tsx";
import { type Edited, Saving } from "./saving.ts";
import { ServerWords } from "./server-words.tsx";

/** Saving of one draft, and what shows it. */
export interface LoadedSaving {
  readonly saving: Saving;
  readonly Panel: typeof SavedPanel;
  readonly Words: typeof ServerWords;
}

export async function loadSaving(edited: Edited): Promise<LoadedSaving> {
  const keyring = await openKeyring();
  const saving = new Saving(edited, keyring, await keyring.get(edited.draft.id));
  return { saving, Panel: SavedPanel, Words: ServerWords };
}
