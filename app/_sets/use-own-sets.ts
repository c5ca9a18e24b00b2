import { useEffect, useState } from "react";
import { type OwnSets, openOwnSets, type StoredSet } from "../_client/own-sets.ts";
import { storageFault } from "../_client/storage.ts";
import { STORAGE_MS, within } from "../_client/within.ts";

interface Kept {
  readonly store: OwnSets;
  /** The most recently changed first. */
  readonly sets: readonly StoredSet[];
  /** Reads the sets again. */
  refresh(): Promise<void>;
}

const NOTHING = "A set can be written only where it can be kept.";

/** The card sets of this browser, once they have been read, or why they can't be. Changes by other tabs are shown too. */
export function useOwnSets(): Kept | { readonly why: string } | undefined {
  const [loaded, setLoaded] = useState<Kept | { readonly why: string } | undefined>(undefined);
  useEffect(() => {
    let unwatch = () => {};
    let isLeft = false;
    const show = async (store: OwnSets) => {
      const sets = await store.all();
      if (!isLeft) setLoaded({ store, sets, refresh: () => show(store) });
    };
    const looking = openOwnSets().then(async (store) => {
      await show(store);
      if (!isLeft) unwatch = store.watch(() => void show(store));
    });
    const failed = (error: unknown) =>
      setLoaded({ why: `This browser does not let this page store anything (${storageFault(error)}). ${NOTHING}` });
    // An answer that arrives after this message still brings the sets.
    within(STORAGE_MS, looking).then((answer) => {
      if (!answer.inTime)
        setLoaded((before) => before ?? { why: `This browser's storage does not answer. ${NOTHING}` });
    }, failed);
    return () => {
      isLeft = true;
      unwatch();
    };
  }, []);
  return loaded;
}
