import { useEffect, useState } from "react";
import { type Drafts, type KeptDeck, openDrafts } from "../_client/drafts.ts";
import { storageFault } from "../_client/storage.ts";
import { STORAGE_MS, within } from "../_client/within.ts";
import { rememberDecks } from "./returning.ts";

interface Kept {
  readonly store: Drafts;
  /** The most recently changed first. */
  readonly decks: readonly KeptDeck[];
  /** Reads the decks again. */
  refresh(): Promise<void>;
}

/** The decks of this browser, or why they can't be listed. */
export type Loaded = Kept | { readonly why: string };

const NOTHING = "You can still build a deck. Download it before you leave.";

/** The decks of this browser, once they have been read. Changes that other tabs make to them are shown too. */
export function useKeptDecks(games: readonly { readonly id: string }[]): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    let unwatch = () => {};
    let isLeft = false;
    const show = async (store: Drafts) => {
      const decks = await store.all();
      if (isLeft) return;
      rememberDecks(decks.length);
      setLoaded({ store, decks, refresh: () => show(store) });
    };
    const looking = openDrafts(games.map(({ id }) => id)).then(async (store) => {
      await show(store);
      if (!isLeft) unwatch = store.watch(() => void show(store));
    });
    const failed = (error: unknown) =>
      setLoaded({ why: `This browser does not let this page store anything (${storageFault(error)}). ${NOTHING}` });
    // An answer that arrives after this message still brings the decks.
    within(STORAGE_MS, looking).then((answer) => {
      if (!answer.inTime)
        setLoaded((before) => before ?? { why: `This browser's storage does not answer. ${NOTHING}` });
    }, failed);
    return () => {
      isLeft = true;
      unwatch();
    };
  }, [games]);
  return loaded;
}
