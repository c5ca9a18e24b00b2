"use client";
import { useState } from "react";
import { gameNamed } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { type Draft, deckOfDraft, linesInDeck, nameOf } from "../../lib/deck/draft/draft.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { games as all } from "../../lib/games/index.ts";
import { useStoredDecks } from "../_client/drafts/use-stored-decks.ts";
import { loadPool } from "../_client/pool.ts";

interface Props {
  /** The games whose decks can be chosen, with the stamps of their card sets. */
  readonly games: readonly { readonly id: string; readonly stamp: string }[];
  readonly side: "a" | "b";
  readonly other: string;
}

/** The decks of this browser, to be compared. Without any, or without storage, there is nothing to choose. */
export function OwnPicks({ games, side, other }: Props) {
  const loaded = useStoredDecks(games);
  const [failed, setFailed] = useState("");
  const kept = loaded && "all" in loaded ? loaded.all : [];
  const drafts = kept.flatMap(({ read }) => (read.ok && linesInDeck(read.draft).length > 0 ? [read.draft] : []));
  if (drafts.length === 0) return null;
  const pick = async (draft: Draft) => {
    try {
      const text = await linkable(games.find(({ id }) => id === draft.game)?.stamp ?? "", draft);
      location.assign(`/compare?${new URLSearchParams(side === "a" ? { a: text, b: other } : { a: other, b: text })}`);
    } catch (error) {
      setFailed(`This deck could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <div>
      <label className="flex flex-wrap items-center gap-2">
        <span className="text-faint">Your decks</span>
        <select
          className="select max-w-full"
          value=""
          onChange={({ target }) => {
            const draft = drafts.find(({ id }) => id === target.value);
            if (draft) void pick(draft);
          }}
        >
          <option value="">Choose one</option>
          {drafts.map((draft) => (
            <option key={draft.id} value={draft.id}>
              {nameOf(draft)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="text-illegal">
        {failed}
      </p>
    </div>
  );
}

/** A deck of this browser as an address can carry it: by its code, or as a list if a line has no code. */
async function linkable(stamp: string, draft: Draft): Promise<string> {
  const game = gameNamed(all, draft.game);
  if (!game) throw new Error(`There is no game “${draft.game}”.`);
  const pool = await loadPool(game, stamp);
  const deck = deckOfDraft(pool, draft);
  return encode(all, pool, deck) ?? writeText(pool, deck);
}
