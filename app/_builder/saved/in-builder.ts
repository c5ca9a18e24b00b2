// Everything that saves a draft on the server, in one part: pages load it when a deck is saved for the first time, or was
// saved before.
import type { Draft, DraftChange } from "../../../lib/deck/draft/draft.ts";
import { type Content, changesTo, contentOf } from "../../../lib/deck/saved/content.ts";
import { DECK_FORM } from "../../_client/saved/deck-form.ts";
import { DECK } from "../../_client/saved/deck-kind.ts";
import { openKeyring } from "../../_client/saved/keyring.ts";
import { type Edited, Saving } from "../../_client/saved/saving.ts";
import { ServerWords } from "../../_client/saved/server-words.tsx";
import { DeckPanel } from "./deck-panel.tsx";

/** The deck on the page. */
interface Builder {
  readonly draft: Draft;
  do(change: DraftChange): void;
}

/** Saving of one draft, and what shows it. */
export interface LoadedSaving {
  readonly saving: Saving<Content>;
  readonly Panel: typeof DeckPanel;
  readonly Words: typeof ServerWords<Content>;
}

export async function loadSaving(builder: Builder): Promise<LoadedSaving> {
  const keyring = await openKeyring(DECK);
  const record = await keyring.get(builder.draft.id);
  const parts = { kind: DECK, form: DECK_FORM, edited: editedIn(builder), keyring };
  return { saving: new Saving(parts, record), Panel: DeckPanel, Words: ServerWords };
}

/** The draft of a builder as what is saved. */
export function editedIn(builder: Builder): Edited<Content> {
  return {
    get id() {
      return builder.draft.id;
    },
    get content() {
      return contentOf(builder.draft);
    },
    take: (content, says) => {
      for (const change of changesTo(builder.draft, content, says)) builder.do(change);
    },
  };
}
