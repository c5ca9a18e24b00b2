"use client";
import { useState } from "react";
import { CopyLinks } from "../../_client/saved/copy-links.tsx";
import type { HeldKey, Keyring } from "../../_client/saved/keyring.ts";
import type { Kind } from "../../_client/saved/kind.ts";
import { KeyCode } from "./key-code.tsx";
import { KeyList } from "./key-list.tsx";
import { type Done, deleted, listedAs, savedAsNewest } from "./owning.ts";
import type { ShownVersion } from "./use-key.ts";

interface Props extends ShownVersion {
  readonly kind: Kind;
  readonly keyring: Keyring;
  readonly held: HeldKey;
}

/** What a key opens: the links, the other keys, the place in the list, and the end. */
export default function Holding({ kind, at, version, newest, isListed, keyring, held }: Props) {
  const { noun, nouns } = kind;
  const [done, setDone] = useState<Done>({ says: "" });
  const [isShown, setShown] = useState(isListed);
  const [hasCode, setCode] = useState(false);
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
    <section aria-label={`Your ${noun}`}>
      <div className="print:hidden">
        <CopyLinks kind={kind} saved={held.saved}>
          <button type="button" className="tool" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
            QR code to change
          </button>
          {version === newest
            ? null
            : button("Go back to this version", () => savedAsNewest(kind, keyring, held, version))}
        </CopyLinks>
      </div>
      {hasCode ? <KeyCode kind={kind} saved={held.saved} /> : null}
      <details className="print:hidden">
        <summary className="font-semibold">You can change this {noun} in this browser</summary>
        <p className="mt-1 flex flex-wrap gap-2">
          {button(isShown ? `Remove from the list of ${nouns}` : `Show in the list of ${nouns}`, async () => {
            const outcome = await listedAs(kind, keyring, held, !isShown);
            setShown(!isShown);
            return outcome;
          })}
          {button("Delete", () => deleted(kind, held))}
        </p>
        <KeyList kind={kind} at={at} keyring={keyring} held={held} />
      </details>
      <p role="status" className="mt-1 flex flex-wrap items-center gap-2 empty:hidden print:hidden">
        {done.says}
        {done.undo ? button("Undo", done.undo) : null}
      </p>
    </section>
  );
}
