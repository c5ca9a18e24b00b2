"use client";
import { useState } from "react";
import { CopyLinks } from "../copy-links.tsx";
import type { Keyring } from "../keyring.ts";
import { KeyList } from "./key-list.tsx";
import { type Done, deleted, listedAs, savedAsNewest } from "./owning.ts";
import type { HeldKey, ShownVersion } from "./use-key.ts";

interface Props extends ShownVersion {
  readonly keyring: Keyring;
  readonly held: HeldKey;
}

/** What the key of a deck opens: its links, its other keys, its place in the list of decks, and its end. */
export default function Holding({ deck, version, newest, isListed, keyring, held }: Props) {
  const [done, setDone] = useState<Done>({ says: "" });
  const [isShown, setShown] = useState(isListed);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<Done>) => {
    setBusy(true);
    try {
      setDone(await work());
    } catch (error) {
      setDone({ says: error instanceof Error ? error.message : String(error) });
    }
    setBusy(false);
  };
  const button = (says: string, work: () => Promise<Done>) => (
    <button type="button" className="tool" disabled={isBusy} onClick={() => void attempt(work)}>
      {says}
    </button>
  );
  return (
    <section aria-label="Your deck">
      <CopyLinks saved={held.saved}>
        {version === newest ? null : button("Go back to this version", () => savedAsNewest(keyring, held, version))}
      </CopyLinks>
      <details>
        <summary className="opens flex min-h-9 items-center gap-2 font-semibold pointer-coarse:min-h-11">
          You can change this deck in this browser
        </summary>
        <p className="mt-1 flex flex-wrap gap-2">
          {button(isShown ? "Remove from the list of decks" : "Show in the list of decks", async () => {
            const outcome = await listedAs(keyring, held, !isShown);
            setShown(!isShown);
            return outcome;
          })}
          {button("Delete", () => deleted(held))}
        </p>
        <KeyList deck={deck} keyring={keyring} held={held} />
      </details>
      <p role="status" className="mt-1 flex flex-wrap items-center gap-2 empty:hidden">
        {done.says}
        {done.undo ? button("Undo", done.undo) : null}
      </p>
    </section>
  );
}
