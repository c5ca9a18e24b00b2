"use client";
import { useMemo } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { counted } from "../../lib/core/words.ts";
import type { KeptDeck } from "../_client/drafts/drafts.ts";
import { timeOf } from "../_client/drafts/listed-decks.ts";
import { RECENT } from "../_client/drafts/returning.ts";
import { useStoredDecks } from "../_client/drafts/use-stored-decks.ts";
import { DeckRow } from "./deck-row.tsx";
import { useVerdicts } from "./use-verdicts.ts";

const NONE: readonly KeptDeck[] = [];

/** The decks of this browser that were changed last. */
export function RecentDecks({ games }: { games: readonly StampedGame[] }) {
  const loaded = useStoredDecks(games);
  const decks = loaded && "all" in loaded ? loaded.all : NONE;
  const recent = useMemo(() => decks.filter(({ read }) => read.ok).slice(0, RECENT), [decks]);
  const verdicts = useVerdicts(
    games,
    useMemo(() => recent.flatMap(({ read }) => (read.ok ? read.draft : [])), [recent]),
  );
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-semibold tracking-tight">Your decks</h2>
        {decks.length === 0 ? null : (
          <a href="/decks" className="py-1 text-sm text-faint">
            {decks.length > recent.length ? `All ${counted(decks.length, "deck")}` : "Search, tag and download"}
          </a>
        )}
      </div>
      {loaded && "why" in loaded ? <p className="text-faint">{loaded.why}</p> : null}
      {recent.length === 0 ? null : (
        <ul className="sheet rows">
          {recent.map(({ read, raw }) =>
            read.ok ? (
              <li key={read.draft.id} data-game={read.draft.game}>
                <DeckRow
                  draft={read.draft}
                  updated={timeOf(raw)}
                  game={games.find(({ id }) => id === read.draft.game)?.name}
                  judged={verdicts.get(read.draft.id)?.judged}
                  isShort
                />
              </li>
            ) : null,
          )}
        </ul>
      )}
    </>
  );
}
