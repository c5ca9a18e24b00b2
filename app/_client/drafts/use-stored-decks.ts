import { useCallback, useEffect } from "react";
import { useStored } from "../use-stored.ts";
import { type Drafts, type KeptDeck, openDrafts } from "./drafts.ts";
import { rememberDecks } from "./returning.ts";

/** The decks of this browser, once they have been read, or why they can't be listed. */
export function useStoredDecks(games: readonly { readonly id: string }[]) {
  const open = useCallback(() => openDrafts(games.map(({ id }) => id)), [games]);
  const loaded = useStored<KeptDeck, Drafts>(open, "You can still build a deck. Download it before you leave.");
  useEffect(() => {
    if (loaded && "all" in loaded) rememberDecks(loaded.all.length);
  }, [loaded]);
  return loaded;
}
