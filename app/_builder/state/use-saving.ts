import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../_client/idle.ts";
import { hasKey } from "../../_saved/has-key.ts";
import type { LoadedSaving } from "../../_saved/in-builder.ts";
import type { Builder } from "./builder.ts";

/** Saving on the server, as the builder page shows it. */
export interface ServerSaving {
  /** Undefined until it is needed: nobody else loads it. */
  readonly loaded: LoadedSaving | undefined;
  readonly isOpen: boolean;
  /** Why saving can't begin. */
  readonly fault: string | undefined;
  save(): void;
  close(): void;
}

/** Saves the deck of a builder on the server. What does it is loaded with the first save, or if there was one before. */
export function useSaving(builder: Builder): ServerSaving {
  const [loaded, setLoaded] = useState<LoadedSaving | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const load = useCallback(async () => {
    const { loadSaving } = await import("../../_saved/in-builder.ts");
    const now = await loadSaving(builder);
    setLoaded(now);
    return now;
  }, [builder]);
  const failed = useCallback(
    (error: Error) =>
      setFault(`This deck can’t be saved on the server (${error.message}). Reload the page to try again.`),
    [],
  );
  useEffect(
    () =>
      whenIdle(() => {
        // A browser without storage has no keys either, and the page says so elsewhere.
        const known = hasKey(builder.draft.id).catch(() => false);
        known.then(async (is) => is && load()).catch(failed);
      }),
    [builder, load, failed],
  );
  useEffect(() => loaded?.saving.begin(), [loaded]);
  const save = useCallback(() => {
    setOpen(true);
    Promise.resolve(loaded ?? load())
      .then(({ saving }) => saving.save())
      .catch(failed);
  }, [loaded, load, failed]);
  return { loaded, isOpen, fault, save, close: () => setOpen(false) };
}
