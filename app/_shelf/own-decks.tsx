"use client";
import { useEffect, useMemo } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import type { Content } from "../../lib/deck/saved/content.ts";
import type { KeyRecord } from "../../lib/deck/saved/key-record.ts";
import type { KeptDeck } from "../_client/drafts/drafts.ts";
import { RawDeck } from "../_client/drafts/raw-deck.tsx";
import { useStoredDecks } from "../_client/drafts/use-stored-decks.ts";
import { DECK } from "../_client/saved/deck-kind.ts";
import { type Keyring, openKeyring } from "../_client/saved/keyring.ts";
import { useStored } from "../_client/use-stored.ts";
import { Boundary } from "../_ui/base/boundary.tsx";
import { DeckShelf } from "./deck-shelf.tsx";
import { OnlySaved } from "./only-saved.tsx";

interface Props {
  readonly games: readonly StampedGame[];
  /** The game whose decks are listed. Without it, all of them are. */
  readonly of?: string;
}

const openKeys = () => openKeyring(DECK);
const NONE: readonly KeyRecord<Content>[] = [];

/** The decks in this browser, if there are any. */
export function OwnDecks({ games, of }: Props) {
  const loaded = useStoredDecks(games);
  const held = useStored<KeyRecord<Content>, Keyring<Content>>(
    openKeys,
    "Decks that are saved on the server can still be read.",
  );
  const keyring = held && "all" in held ? held.store : undefined;
  const keys = held && "all" in held ? held.all : NONE;
  const all = loaded && "all" in loaded ? loaded.all : undefined;
  // A deck that can't be read may be of any game.
  const decks = useMemo(
    () => all?.filter(({ read }) => of === undefined || !read.ok || read.draft.game === of) ?? [],
    [all, of],
  );
  const onlySaved = useMemo(() => {
    const here = new Set(all?.map(({ id }) => id));
    return keys.flatMap(({ id, saved }) =>
      saved && !here.has(id) && (of === undefined || saved.content.game === of) ? saved : [],
    );
  }, [all, keys, of]);
  const isWaiting = keys.some(({ pending }) => pending !== undefined);
  useEffect(() => {
    if (!keyring || !isWaiting) return;
    const resume = () =>
      void import("../_client/saved/waiting.ts").then(({ sendWaiting }) => sendWaiting(DECK, keyring));
    resume();
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  }, [keyring, isWaiting]);
  if (!loaded) return <div className="min-h-24" />;
  if ("why" in loaded) return <p className="text-faint">{loaded.why}</p>;
  const refresh = async () => {
    await Promise.all([loaded.refresh(), held && "all" in held ? held.refresh() : undefined]);
  };
  return (
    <Boundary instead={(error) => <CannotShow error={error} decks={decks} />}>
      <DeckShelf
        games={games}
        of={of}
        store={loaded.store}
        decks={decks}
        keys={keys}
        keyring={keyring}
        refresh={refresh}
      />
      <OnlySaved decks={onlySaved} />
    </Boundary>
  );
}

/** All decks are still stored, even if this page fails to list them. */
function CannotShow({ error, decks }: { error: Error; decks: readonly KeptDeck[] }) {
  return (
    <>
      <p role="alert" className="text-illegal">
        Your decks can’t be listed: {error.message}
      </p>
      <p>They are still in this browser, and you can download them here.</p>
      {decks.map(({ id, raw }) => (
        <RawDeck key={id} raw={raw} />
      ))}
    </>
  );
}
