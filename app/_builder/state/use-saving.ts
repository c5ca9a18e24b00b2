import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../_client/idle.ts";
import { storageFault } from "../../_client/storage.ts";
import { hasKey } from "../../_saved/has-key.ts";
import type { Saving } from "../../_saved/saving.ts";
import type { Builder } from "./builder.ts";

/** Saving on the server, as the builder page shows it. */
export interface ServerSaving {
  /** Undefined until it is needed: nobody else loads it. */
  readonly saving: Saving | undefined;
  readonly isOpen: boolean;
  /** Why saving can't begin. */
  readonly fault: string | undefined;
  save(): void;
  close(): void;
}

/** Saves the deck of a builder on the server. What does it is loaded with the first save, or if there was one before. */
export function useSaving(builder: Builder): ServerSaving {
  const [saving, setSaving] = useState<Saving | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const load = useCallback(async () => {
    const { loadSaving } = await import("../../_saved/load-saving.ts");
    const loaded = await loadSaving({
      get draft() {
        return builder.view.draft;
      },
      do: (change) => builder.do(change),
    });
    setSaving(loaded);
    return loaded;
  }, [builder]);
  useEffect(
    () =>
      whenIdle(() => {
        // A browser without storage has no keys either, and the page says so elsewhere.
        const known = hasKey(builder.view.draft.id).catch(() => false);
        void known.then((is) => (is ? load() : undefined)).catch((error: unknown) => setFault(sentence(error)));
      }),
    [builder, load],
  );
  useEffect(() => saving?.begin(), [saving]);
  const save = useCallback(() => {
    setOpen(true);
    const begun = saving ? Promise.resolve(saving) : load();
    begun.then((loaded) => loaded.save()).catch((error: unknown) => setFault(sentence(error)));
  }, [saving, load]);
  const close = useCallback(() => setOpen(false), []);
  return { saving, isOpen, fault, save, close };
}

function sentence(error: unknown): string {
  return `This deck can’t be saved on the server: ${storageFault(error)}.`;
}
