import { useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "../../_client/idle.ts";
import type { LoadedSaving } from "../../_saved/deck/in-builder.ts";
import { hasKey } from "../../_saved/has-key.ts";
import type { Builder } from "./builder.ts";

/** Saving on the server, as the builder page shows it. */
interface ServerSaving {
  /** Undefined until it is needed: nobody else loads it. */
  readonly loaded: LoadedSaving | undefined;
  readonly isOpen: boolean;
  /** Why saving can't begin. */
  readonly fault: string | undefined;
  close(): void;
}

/**
 * Saves the deck of a builder on the server each time that `saves` grows. What does it is loaded with the first save, or if
 * there was one before.
 */
export function useSaving(builder: Builder, saves: number): ServerSaving {
  const [loaded, setLoaded] = useState<LoadedSaving | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const failed = (error: Error) =>
    setFault(`This deck can’t be saved on the server (${error.message}). Reload the page to try again.`);
  const load = async () => {
    const { loadSaving } = await import("../../_saved/deck/in-builder.ts");
    const now = await loadSaving(builder);
    setLoaded(now);
    return now;
  };
  const resume = useEffectEvent(() => {
    // A browser without storage has no keys either, and the page says so elsewhere.
    const known = hasKey("keys", builder.draft.id).catch(() => false);
    known.then(async (is) => is && load()).catch(failed);
  });
  const save = useEffectEvent(() => {
    setOpen(true);
    Promise.resolve(loaded ?? load())
      .then(({ saving }) => saving.save())
      .catch(failed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another builder is about another deck
  useEffect(() => {
    setLoaded(undefined);
    return whenIdle(resume);
  }, [builder]);
  useEffect(() => loaded?.saving.begin(), [loaded]);
  useEffect(() => {
    if (saves > 0) save();
  }, [saves]);
  return { loaded, isOpen, fault, close: () => setOpen(false) };
}
