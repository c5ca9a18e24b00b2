// Everything that saves a card set on the server, in one part: the editor loads it when a set is saved for the first time,
// or was saved before.
import type { Game } from "../../../../lib/core/game.ts";
import { counted } from "../../../../lib/core/words.ts";
import { contentOfSheet, type SetContent, sheetWith } from "../../../../lib/sheets/saved-set.ts";
import { readSheet, type Sheet } from "../../../../lib/sheets/sheet.ts";
import { newId } from "../../../_client/new-id.ts";
import { openKeyring } from "../../../_client/saved/keyring.ts";
import { type Edited, Saving } from "../../../_client/saved/saving.ts";
import { SET_FORM } from "../../../_client/saved/set-form.ts";
import { SET } from "../../../_client/saved/set-kind.ts";
import { SetPanel } from "./set-panel.tsx";

/** The set on the page. */
interface Editor {
  readonly id: string;
  readonly game: Game;
  readonly view: { readonly sheet: Sheet };
  edit(edit: { readonly says: string; readonly sheet: Sheet }): void;
}

/** Saving of one set, and what shows it. */
export interface LoadedSaving {
  readonly saving: Saving<SetContent>;
  readonly Panel: typeof SetPanel;
}

export async function loadSaving(editor: Editor): Promise<LoadedSaving> {
  const keyring = await openKeyring(SET);
  const parts = { kind: SET, form: SET_FORM, edited: editedIn(editor), keyring };
  return { saving: new Saving(parts, await keyring.get(editor.id)), Panel: SetPanel };
}

/** The sheet of an editor as what is saved. */
export function editedIn(editor: Editor): Edited<SetContent> {
  const { game, id } = editor;
  return {
    id,
    get content() {
      return contentOfSheet(game, editor.view.sheet);
    },
    get whyNot() {
      const faulty = new Set(readSheet(game, editor.view.sheet).faults.map(({ row }) => row)).size;
      return faulty === 0
        ? undefined
        : `${counted(faulty, "card")} with faults can’t be saved on the server. Mend what the list of faults names, or delete the rows, and save again.`;
    },
    take: (content, says) => editor.edit({ says, sheet: sheetWith(game, editor.view.sheet, content, newId) }),
  };
}
