import { useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "../idle.ts";
import { hasKey } from "./has-key.ts";
import type { Kind } from "./kind.ts";
import type { Saving } from "./saving.ts";

/** What a page changes and may save. */
interface Savable<Loaded> {
  /** The id of its record in this browser. */
  readonly id: string;
  readonly kind: Pick<Kind, "noun" | "keys">;
  /** Loads what saves it. */
  load(): Promise<Loaded>;
}

/** Saving on the server, as a page shows it. */
interface ServerSaving<Loaded> {
  /** Undefined until it is needed: nobody else loads it. */
  readonly loaded: Loaded | undefined;
  readonly isOpen: boolean;
  /** Why saving can't begin. */
  readonly fault: string | undefined;
  close(): void;
}

/**
 * Saves what a page changes on the server each time that `saves` grows. What does it is loaded with the first save, or if
 * there was one before.
 */
export function useSaving<Loaded extends { readonly saving: Pick<Saving, "begin" | "save"> }>(
  { id, kind, load: loadSaving }: Savable<Loaded>,
  saves: number,
): ServerSaving<Loaded> {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const failed = (error: Error) =>
    setFault(`This ${kind.noun} can’t be saved on the server (${error.message}). Reload the page to try again.`);
  const load = async () => {
    const now = await loadSaving();
    setLoaded(now);
    return now;
  };
  const resume = useEffectEvent(() => {
    // A browser without storage has no keys either, and the page says so elsewhere.
    const known = hasKey(kind.keys, id).catch(() => false);
    known.then(async (is) => is && load()).catch(failed);
  });
  const save = useEffectEvent(() => {
    setOpen(true);
    Promise.resolve(loaded ?? load())
      .then(({ saving }) => saving.save())
      .catch(failed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another deck or set
  useEffect(() => {
    setLoaded(undefined);
    return whenIdle(resume);
  }, [id]);
  useEffect(() => loaded?.saving.begin(), [loaded]);
  useEffect(() => {
    if (saves > 0) save();
  }, [saves]);
  return { loaded, isOpen, fault, close: () => setOpen(false) };
}
