import { useCallback, useEffect } from "react";
import { useKept } from "../use-kept.ts";
import { type Drafts, type KeptDeck, openDrafts } from "./drafts.ts";
import { rememberDecks } from "./returning.ts";

/** The decks of this browser, once they have been read, or why they can't be listed. */
export function useKeptDecks(games: readonly { readonly id: string }[]) {
  const open = useCallback(() => openDrafts(games.map(({ id }) => id)), [games]);
  const loaded = useKept<KeptDeck, Drafts>(open, "You can still build a deck. Download it before you leave.");
  useEffect(() => {
    if (loaded && "all" in loaded) rememberDecks(loaded.all.length);
  }, [loaded]);
  return loaded;
}
