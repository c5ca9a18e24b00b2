"use client";
import { useEffect, useState } from "react";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { type Draft, deckOfDraft } from "../../lib/deck/draft/draft.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { games as all } from "../../lib/games/index.ts";
import { openDrafts } from "../_client/drafts.ts";
import { loadPool } from "../_client/pool.ts";

interface Props {
  /** The games whose decks can be chosen, with the stamps of their card sets. */
  readonly games: readonly { readonly id: string; readonly stamp: string }[];
  readonly side: "a" | "b";
  readonly other: string;
}

/** The decks of this browser, to be compared. Without any, or without storage, there is nothing to choose. */
export function OwnPicks({ games, side, other }: Props) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [failed, setFailed] = useState("");
  const ids = games.map(({ id }) => id).join();
  useEffect(() => {
    let isLeft = false;
    const found = async () => {
      const kept = await (await openDrafts(ids.split(","))).all();
      return kept.flatMap(({ read }) => (read.ok && read.draft.lines.length > 0 ? [read.draft] : []));
    };
    found().then(
      (decks) => isLeft || setDrafts(decks),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [ids]);
  const pick = async (draft: Draft) => {
    const game = all.find(({ id }) => id === draft.game);
    const stamp = games.find(({ id }) => id === draft.game)?.stamp;
    if (!game || stamp === undefined) return;
    try {
      const text = await linkable(game, stamp, draft);
      location.assign(`/compare?${new URLSearchParams(side === "a" ? { a: text, b: other } : { a: other, b: text })}`);
    } catch (error) {
      setFailed(`This deck could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  if (drafts.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
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
          {drafts.map(({ id, heading }) => (
            <option key={id} value={id}>
              {heading.name ?? "Unnamed deck"}
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
async function linkable(game: Game, stamp: string, draft: Draft): Promise<string> {
  const pool = await loadPool(game, stamp);
  const deck = deckOfDraft(pool, draft);
  return encode(all, pool, deck) ?? writeText(pool, deck);
}
