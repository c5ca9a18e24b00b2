import { useDeferredValue, useState, useSyncExternalStore } from "react";
import { contentOfSheet } from "../../../lib/sheets/saved-set.ts";
import type { Sheet } from "../../../lib/sheets/sheet.ts";
import { SET } from "../../_client/saved/set-kind.ts";
import { useSaving } from "../../_client/saved/use-saving.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { LoadedSaving } from "./saved/in-editor.ts";
import type { SetEditor } from "./state/set-editor.ts";

/** Saves the set on the server, says how it stands there, and shows its links. */
export function ServerSave({ editor }: { editor: SetEditor }) {
  const [saves, setSaves] = useState(0);
  const load = async () => (await import("./saved/in-editor.ts")).loadSaving(editor);
  const { loaded, isOpen, fault, close } = useSaving<LoadedSaving>({ id: editor.id, kind: SET, load }, saves);
  // Comparing thousands of cards with what is saved can wait until the edit is shown.
  const sheet = useDeferredValue(useStaged(editor.store, (now) => now.sheet));
  return (
    <>
      <button
        type="button"
        className="tool min-h-10 pointer-coarse:min-h-11"
        onClick={() => setSaves((before) => before + 1)}
      >
        {loaded ? <Words editor={editor} sheet={sheet} saving={loaded.saving} /> : NOT_YET}
      </button>
      {fault === undefined ? null : (
        <p role="alert" className="w-full text-sm font-semibold text-illegal">
          {fault}
        </p>
      )}
      {loaded && isOpen ? (
        <loaded.Panel game={editor.game} sheet={sheet} saving={loaded.saving} onClose={close} />
      ) : null}
    </>
  );
}

const NOT_YET = "Save on this server";

interface WordsProps {
  readonly editor: SetEditor;
  readonly sheet: Sheet;
  readonly saving: LoadedSaving["saving"];
}

/** What a press does now, or how the set stands on the server. */
function Words({ editor, sheet, saving }: WordsProps) {
  const { saved } = useSyncExternalStore(saving.subscribe, () => saving.state);
  switch (saving.standing(contentOfSheet(editor.game, sheet))) {
    case "saving":
      return "Saving…";
    case "waiting":
      return "Saved when online";
    case "conflict":
      return "Two versions";
    case "changed":
      return `Save version ${(saved?.version ?? 0) + 1}`;
    case "saved":
      return `Saved as version ${saved?.version}`;
    default:
      return NOT_YET;
  }
}
