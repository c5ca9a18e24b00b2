import { type SavedDeck, savedSchema } from "../../../lib/contract/saved.ts";
import { recordOf } from "../../../lib/deck/draft/draft-record.ts";
import { type Content, changesTo, contentOfSent, isSame, sentForm } from "../../../lib/deck/saved/content.ts";
import { merge } from "../../../lib/deck/saved/merge.ts";
import { games } from "../../../lib/games/index.ts";
import { openDrafts } from "../drafts/drafts.ts";
import type { Form, Shelf } from "./kind.ts";
import { requestsTo } from "./requests.ts";

const GAMES = games.map(({ id }) => id);

/** The drafts of this browser. */
async function open(): Promise<Shelf<Content>> {
  const drafts = await openDrafts(GAMES);
  return {
    get: async (id) => {
      const kept = await drafts.get(id);
      if (!kept) return undefined;
      return kept.read.ok ? { content: kept.read.draft } : {};
    },
    add: async (id, content) => {
      await drafts.add([recordOf({ ...content, id, version: 0, steps: [], at: 0 }, Date.now())]);
    },
    change: async (id, content, says) => {
      const kept = await drafts.get(id);
      if (kept?.read.ok) await drafts.change(kept.read.draft, changesTo(kept.read.draft, content, says));
    },
    pathOf: (id, { game }) => `/${game}/build?draft=${id}`,
  };
}

export const DECK_FORM: Form<Content> = {
  requests: requestsTo("decks", savedSchema),
  contentOf: (deck: SavedDeck) => contentOfSent(deck),
  sent: sentForm,
  isSame,
  merge: (base, mine, theirs) => merge(base, mine, theirs).content,
  open,
};
