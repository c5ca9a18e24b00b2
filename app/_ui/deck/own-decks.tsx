"use client";
import { useEffect, useState } from "react";
import { type Drafts, type KeptDeck, openDrafts, storageFault } from "../../_client/drafts.ts";
import { STORAGE_MS, within } from "../../_client/within.ts";
import { Boundary } from "../base/boundary.tsx";
import { KeptDecks, type NamedGame } from "./kept-decks.tsx";
import { RawDeck } from "./raw-deck.tsx";

type Loaded = { readonly store: Drafts; readonly decks: readonly KeptDeck[] } | { readonly why: string };

const NOTHING = "A deck can be built all the same: download it before you leave.";

interface Props {
  readonly games: readonly NamedGame[];
  /** The game whose decks are listed. Without it, all of them are. */
  readonly of?: string;
}

/** The decks in this browser, if there are any. */
export function OwnDecks({ games, of }: Props) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    const looking = openDrafts(games.map(({ id }) => id)).then(
      async (store): Promise<Loaded> => ({ store, decks: await store.all() }),
    );
    const failed = (error: unknown) =>
      setLoaded({ why: `This browser does not let this page store anything (${storageFault(error)}). ${NOTHING}` });
    within(STORAGE_MS, looking).then((answer) => {
      if (answer.inTime) return;
      setLoaded((before) => before ?? { why: `This browser's storage does not answer. ${NOTHING}` });
    }, failed);
    // An answer that arrives after the message above still brings the decks.
    looking.then(setLoaded, failed);
  }, [games]);
  if (!loaded) return <div className="min-h-24" />;
  if ("why" in loaded) return <p className="text-faint">{loaded.why}</p>;
  const { store } = loaded;
  // A deck that can't be read may be of any game.
  const decks = loaded.decks.filter(({ read }) => of === undefined || !read.ok || read.draft.game === of);
  const refresh = async () => setLoaded({ store, decks: await store.all() });
  return (
    <Boundary instead={(error) => <CannotShow error={error} decks={decks} />}>
      <KeptDecks games={games} store={store} decks={decks} refresh={refresh} />
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
