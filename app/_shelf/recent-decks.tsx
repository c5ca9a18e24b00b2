"use client";
import { lazy, Suspense, useMemo } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { counted } from "../../lib/core/words.ts";
import { type Draft, nameOf } from "../../lib/deck/draft/draft.ts";
import { changedWhen } from "../_client/drafts/changed-when.ts";
import type { KeptDeck } from "../_client/drafts/drafts.ts";
import { timeOf } from "../_client/drafts/listed-decks.ts";
import { RECENT } from "../_client/drafts/returning.ts";
import { useStoredDecks } from "../_client/drafts/use-stored-decks.ts";
import { waitingGame } from "../_client/waiting-game.ts";
import { Cover } from "../_ui/deck/cover.tsx";
import type { JudgedDeck } from "./judging.ts";
import { useVerdicts } from "./use-verdicts.ts";
import { VerdictInShort } from "./verdict-in-short.tsx";

const OwnCoverFace = lazy(() => import("./own-cover-face.tsx"));

const NONE: readonly KeptDeck[] = [];

/** The decks of this browser that were changed last, by their covers. */
export function RecentDecks({ games }: { games: readonly StampedGame[] }) {
  const loaded = useStoredDecks(games);
  const decks = loaded && "all" in loaded ? loaded.all : NONE;
  const recent = useMemo(
    () =>
      decks.flatMap(({ read, raw }) => (read.ok ? { draft: read.draft, updated: timeOf(raw) } : [])).slice(0, RECENT),
    [decks],
  );
  const verdicts = useVerdicts(
    games,
    useMemo(() => recent.map(({ draft }) => draft), [recent]),
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-2xl font-bold tracking-tight">Your decks</h1>
        {decks.length === 0 ? null : (
          <a href="/decks" className="py-1 text-sm text-faint">
            {decks.length > recent.length ? `All ${counted(decks.length, "deck")}` : "Search, tag and back up"}
          </a>
        )}
      </div>
      {loaded && "why" in loaded ? <p className="text-faint">{loaded.why}</p> : null}
      {/* The room for them is kept before anything is painted, so that what stands below does not move. */}
      <ul className="grid min-h-60 grid-cols-2 gap-2 sm:min-h-78 sm:gap-4 lg:grid-cols-4 max-lg:in-data-[decks=3]:min-h-122 sm:max-lg:in-data-[decks=3]:min-h-160 max-lg:in-data-[decks=4]:min-h-122 sm:max-lg:in-data-[decks=4]:min-h-160">
        {recent.map(({ draft, updated }) => (
          <li key={draft.id} data-game={draft.game}>
            <OwnCover draft={draft} updated={updated} judged={verdicts.get(draft.id)?.judged} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OwnCoverProps {
  readonly draft: Draft;
  readonly updated: number | undefined;
  readonly judged: JudgedDeck | undefined;
}

function OwnCover({ draft, updated, judged }: OwnCoverProps) {
  const name = nameOf(draft);
  const deck = judged?.code && judged.status !== "empty" ? `/d/${judged.code}` : undefined;
  const waiting = deck === undefined ? undefined : waitingGame();
  const waits = waiting?.deck === deck ? waiting : undefined;
  return (
    <Cover
      name={name}
      as="h2"
      face={<Suspense>{judged?.cover ? <OwnCoverFace game={draft.game} entry={judged.cover} /> : null}</Suspense>}
      says={
        <span className="flex min-h-5 gap-x-3">
          {judged ? <VerdictInShort judged={judged} /> : null}
          {waits ? `Turn ${waits.turn} waits` : null}
          {updated === undefined || waits ? null : (
            <time dateTime={new Date(updated).toISOString()} className="max-sm:hidden">
              {changedWhen(updated, Date.now())}
            </time>
          )}
        </span>
      }
    >
      {waits ? (
        <a href={`${deck}/play#${waits.moment}`} aria-label={`Resume ${name}`} className="button">
          Resume
        </a>
      ) : deck === undefined ? null : (
        <a href={`${deck}/play`} aria-label={`Play ${name}`} className="tool">
          Play
        </a>
      )}
      <a href={`/${draft.game}/build?draft=${draft.id}`} aria-label={`Edit ${name}`} className="tool">
        Edit
      </a>
    </Cover>
  );
}
