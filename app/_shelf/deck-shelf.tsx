"use client";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { counted } from "../../lib/core/words.ts";
import type { Content } from "../../lib/deck/saved/content.ts";
import type { KeyRecord } from "../../lib/deck/saved/key-record.ts";
import { LastChange, useAttempts } from "../_client/attempts.tsx";
import { type Outcome, restored } from "../_client/drafts/changing.ts";
import type { Drafts, KeptDeck } from "../_client/drafts/drafts.ts";
import { type Asked, listedDecks } from "../_client/drafts/listed-decks.ts";
import type { Keyring } from "../_client/saved/keyring.ts";
import { Empty } from "../_ui/base/empty.tsx";
import { AllDecks } from "./all-decks.tsx";
import { DeckFilters } from "./deck-filters.tsx";
import { OwnDeck } from "./own-deck.tsx";
import { useVerdicts } from "./use-verdicts.ts";

interface Props {
  readonly games: readonly StampedGame[];
  readonly store: Drafts;
  readonly decks: readonly KeptDeck[];
  /** The game whose decks are listed. Without it, all of them are. */
  readonly of?: string | undefined;
  /** What this browser has saved on the server. */
  readonly keys: readonly KeyRecord<Content>[];
  /** Undefined until it has been read. */
  readonly keyring: Keyring<Content> | undefined;
  refresh(): Promise<void>;
}

/** With fewer decks than this there is nothing to search. */
const FEW = 6;

/** The decks in this browser: to open, play, name, duplicate, remove, download and restore. */
export function DeckShelf({ games, store, decks, of, keys, keyring, refresh }: Props) {
  const { done, attempt } = useAttempts(refresh);
  const [asked, setAsked] = useState<Asked>({ words: "", game: undefined, tag: undefined, sort: "changed" });
  const [naming, setNaming] = useState<string | undefined>(undefined);
  const shown = useMemo(() => listedDecks(decks, asked), [decks, asked]);
  const drafts = useMemo(() => decks.flatMap(({ read }) => (read.ok ? read.draft : [])), [decks]);
  const verdicts = useVerdicts(games, drafts);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAfter(foot, naming, done);
  const ids = games.map(({ id }) => id);
  return (
    <>
      {decks.length < FEW ? null : (
        <DeckFilters games={games} decks={decks} asked={asked} onAsk={(part) => setAsked({ ...asked, ...part })} />
      )}
      <ul className="sheet rows">
        {shown.map((kept) => (
          <OwnDeck
            key={kept.id}
            games={games}
            of={of}
            store={store}
            kept={kept}
            judged={verdicts.get(kept.id)?.judged}
            saved={keys.find(({ id }) => id === kept.id)?.saved}
            isNaming={naming === kept.id}
            onNaming={setNaming}
            attempt={attempt}
          />
        ))}
      </ul>
      {decks.length === 0 ? <NoDecks games={games} of={of} /> : null}
      {decks.length > 0 && shown.length === 0 ? (
        <NoMatch
          decks={decks.length}
          onShowAll={() => setAsked({ ...asked, words: "", game: undefined, tag: undefined })}
        />
      ) : null}
      {/* However long the list is, what was done last can be undone in sight. */}
      <div ref={foot} className="sticky bottom-0 mt-1 flex flex-wrap items-center gap-2 bg-paper py-2">
        {of === undefined ? (
          <AllDecks
            decks={decks}
            keys={keys}
            onRestore={(file) => attempt(() => restored(store, keyring, ids, file))}
          />
        ) : null}
        <LastChange done={done} attempt={attempt} />
      </div>
    </>
  );
}

/** A row that was named gets the focus back, and where a row is gone, the button that brings it back. */
function useFocusAfter(foot: RefObject<HTMLElement | null>, naming: string | undefined, done: Outcome): void {
  const named = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = named.current;
    named.current = naming;
    if (before !== undefined && naming === undefined)
      document.querySelector<HTMLElement>(`[data-more="${before}"]`)?.focus();
  }, [naming]);
  useEffect(() => {
    if (done.undo && document.activeElement === document.body)
      foot.current?.querySelector<HTMLElement>("[data-undo]")?.focus();
  }, [foot, done]);
}

function NoMatch({ decks, onShowAll }: { decks: number; onShowAll(): void }) {
  return (
    <Empty>
      No deck matches.{" "}
      <button type="button" className="cursor-pointer underline underline-offset-3" onClick={onShowAll}>
        Show all {counted(decks, "deck")}
      </button>
    </Empty>
  );
}

/** What belongs here, and where to begin. */
function NoDecks({ games, of }: Pick<Props, "games" | "of">) {
  return (
    <Empty>
      <p>You have no decks here yet. Start one:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {games
          .filter(({ id }) => of === undefined || id === of)
          .map(({ id, name }) => (
            <li key={id} data-game={id}>
              <a href={`/${id}/build`} className="tool">
                {of === undefined ? name : "Build a deck"}
              </a>
            </li>
          ))}
      </ul>
      <p className="mt-3 text-faint">
        You can also <a href="/">paste a list</a> or{" "}
        <a href={of === undefined ? "/#sample" : `/${of}/decks#samples`}>begin with a sample deck</a>.
      </p>
    </Empty>
  );
}
