import { useEffect, useState } from "react";
import { storageFault } from "./storage.ts";
import { STORAGE_MS, withTimeout } from "./timeout.ts";

/** What can be read and watched. */
interface Store<T> {
  all(): Promise<readonly T[]>;
  watch(heard: (id: string) => void): () => void;
}

/** What a browser keeps of one kind, once it has been read. */
interface Kept<S, T> {
  readonly store: S;
  /** The most recently changed first. */
  readonly all: readonly T[];
  /** Reads everything again. */
  refresh(): Promise<void>;
}

/**
 * What this browser keeps of one kind, once it has been read, or why it can't be. Changes by other tabs are shown too.
 * `otherwise` says what can be done where nothing can be kept. The function that opens the storage stays the same.
 */
export function useStored<T, S extends Store<T>>(
  open: () => Promise<S>,
  otherwise: string,
): Kept<S, T> | { readonly why: string } | undefined {
  const [loaded, setLoaded] = useState<Kept<S, T> | { readonly why: string } | undefined>(undefined);
  useEffect(() => {
    let unwatch = () => {};
    let isLeft = false;
    const show = async (store: S) => {
      const all = await store.all();
      if (!isLeft) setLoaded({ store, all, refresh: () => show(store) });
    };
    const looking = open().then(async (store) => {
      await show(store);
      if (!isLeft) unwatch = store.watch(() => void show(store));
    });
    const failed = (error: unknown) =>
      setLoaded({ why: `This browser does not let this page store anything (${storageFault(error)}). ${otherwise}` });
    // An answer that arrives after this message still brings everything.
    withTimeout(STORAGE_MS, looking).then((answer) => {
      if (!answer.inTime)
        setLoaded((before) => before ?? { why: `This browser's storage does not answer. ${otherwise}` });
    }, failed);
    return () => {
      isLeft = true;
      unwatch();
    };
  }, [open, otherwise]);
  return loaded;
}
