import { backupOf } from "../../lib/deck/draft/draft-record.ts";
import { download } from "../_client/download.ts";
import type { KeptDeck } from "../_client/drafts.ts";
import { FileButton } from "../_client/file-button.tsx";

interface Props {
  readonly decks: readonly KeptDeck[];
  onRestore(file: File): Promise<void>;
}

/** Downloads the listed decks as one file, and restores decks from such a file. */
export function AllDecks({ decks, onRestore }: Props) {
  return (
    <>
      {decks.length === 0 ? null : (
        <button
          type="button"
          className="tool"
          onClick={() => download("drydock-decks.json", backupOf(decks.map(({ raw }) => raw)), "application/json")}
        >
          Download all decks
        </button>
      )}
      <FileButton says="Restore from file" accept=".json,application/json" onFile={onRestore} />
    </>
  );
}
