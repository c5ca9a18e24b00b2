import { type SavedSet, savedSetSchema } from "../../../lib/contract/saved-set.ts";
import { type Game, gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import {
  contentOfFile,
  contentOfSheet,
  isSameSet,
  mergeSets,
  type SetContent,
  sheetWith,
} from "../../../lib/sheets/saved-set.ts";
import { fileOf } from "../../../lib/sheets/sheet.ts";
import { newId } from "../new-id.ts";
import { openOwnSets } from "../own-sets.ts";
import { editPath } from "./edit-path.ts";
import type { Form, Shelf } from "./kind.ts";
import { requestsTo } from "./requests.ts";

function gameOf(id: string): Game {
  const game = gameNamed(games, id);
  if (!game) throw new Error(`this version of Drydock has no game “${id}”`);
  return game;
}

/** The card sets of this browser. */
async function open(): Promise<Shelf<SetContent>> {
  const sets = await openOwnSets();
  return {
    get: async (id) => {
      const kept = await sets.get(id);
      if (!kept) return undefined;
      if (!kept.read.ok) return {};
      const { sheet } = kept.read.set;
      return { content: contentOfSheet(gameOf(sheet.game), sheet) };
    },
    add: async (id, content) => {
      await sets.begin(id, sheetWith(gameOf(content.game), { ...content, rows: [] }, content, newId));
    },
    change: async (id, content) => {
      const kept = await sets.get(id);
      if (!kept?.read.ok) return;
      const { set } = kept.read;
      const to = sheetWith(gameOf(content.game), set.sheet, content, newId);
      await sets.change(set, [{ from: set.sheet, to }]);
    },
    pathOf: editPath,
  };
}

export const SET_FORM: Form<SetContent> = {
  requests: requestsTo("sets", savedSetSchema),
  contentOf: ({ game, set, cards }: SavedSet) => contentOfFile(gameOf(game), { game, set, cards }),
  sent: (content) => fileOf(gameOf(content.game), content),
  isSame: isSameSet,
  merge: (base, mine, theirs) => mergeSets(base, mine, theirs).content,
  open,
};
