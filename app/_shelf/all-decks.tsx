import { lazy, Suspense, useState } from "react";
import { backupOf } from "../../lib/deck/draft/draft-record.ts";
import type { KeyRecord } from "../../lib/deck/saved/key-record.ts";
import { download } from "../_client/download.ts";
import type { KeptDeck } from "../_client/drafts/drafts.ts";
import { FileButton } from "../_client/file-button.tsx";

const SendDialog = lazy(() => import("./parcel/send-dialog.tsx"));

interface Props {
  readonly decks: readonly KeptDeck[];
  readonly keys: readonly KeyRecord[];
  onRestore(file: File): Promise<void>;
}

/** Downloads the listed decks as one file, brings them to another device, and restores decks from such a file. */
export function AllDecks({ decks, keys, onRestore }: Props) {
  const [hasKeys, setHasKeys] = useState(false);
  const [isSending, setSending] = useState(false);
  const file = (kept: readonly KeyRecord[]) =>
    backupOf(
      decks.map(({ raw }) => raw),
      kept,
    );
  return (
    <>
      {decks.length === 0 ? null : (
        <button
          type="button"
          className="tool"
          onClick={() => download("drydock-decks.json", file(hasKeys ? keys : []), "application/json")}
        >
          Download all decks
        </button>
      )}
      {decks.length === 0 || keys.length === 0 ? null : (
        <label className="flex min-h-6 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-6"
            checked={hasKeys}
            onChange={({ target }) => setHasKeys(target.checked)}
          />
          With the keys to change saved decks
        </label>
      )}
      {decks.length === 0 ? null : (
        <button type="button" className="tool" onClick={() => setSending(true)}>
          Bring to another device
        </button>
      )}
      <FileButton says="Restore from file" accept=".json,application/json" onFile={onRestore} />
      {hasKeys ? (
        <p className="text-sm text-open">Whoever has this file can change your saved decks. Keep it to yourself.</p>
      ) : null}
      {isSending ? (
        <Suspense>
          <SendDialog
            decks={decks.length}
            keys={keys.filter(({ saved }) => saved).length}
            file={() => file(keys)}
            onClose={() => setSending(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
