"use client";
import type { Game } from "../../lib/core/game.ts";
import { nameOf } from "../../lib/deck/draft/draft.ts";
import { games } from "../../lib/games/index.ts";
import { changedWhen } from "../_client/drafts/changed-when.ts";
import { timeOf } from "../_client/drafts/listed-decks.ts";
import { useStoredDecks } from "../_client/drafts/use-stored-decks.ts";

const RECENT = 8;

/** The other decks of a game, to go on with one of them or to begin another. */
export default function DeckSwitcher({ game, present }: { game: Game; present: string }) {
  const loaded = useStoredDecks(games);
  const decks = loaded && "all" in loaded ? loaded.all : [];
  const own = decks.flatMap(({ read, raw }) =>
    read.ok && read.draft.game === game.id && read.draft.id !== present ? [{ draft: read.draft, at: timeOf(raw) }] : [],
  );
  return (
    <>
      {loaded && "why" in loaded ? <p className="px-3 py-2 text-sm text-faint">{loaded.why}</p> : null}
      <ul>
        {own.slice(0, RECENT).map(({ draft, at }) => (
          <li key={draft.id}>
            <a
              href={`/${game.id}/build?draft=${draft.id}`}
              className="flex min-h-9 items-center justify-between gap-4 px-3 text-ink no-underline hover:bg-wash pointer-coarse:min-h-11"
            >
              <span className="truncate font-medium">{nameOf(draft)}</span>
              <span className="flex-none text-sm text-faint">
                {at === undefined ? null : changedWhen(at, Date.now())}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex gap-4 border-t border-rule px-3 pt-1 text-sm">
        <a href={`/${game.id}/build`} className="py-2">
          New deck
        </a>
        <a href="/decks" className="py-2">
          All your decks
        </a>
      </p>
    </>
  );
}
