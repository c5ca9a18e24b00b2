import { useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { type Draft, deckOfDraft, linesInDeck, nameOf } from "../../../lib/deck/draft/draft.ts";
import { games as all } from "../../../lib/games/index.ts";
import { loadPool } from "../pool.ts";
import { useStoredDecks } from "./use-stored-decks.ts";

/** A deck of this browser. It has no code if no link can carry one of its lines. */
export interface OwnDeck {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly code: string | undefined;
}

interface Props {
  readonly label: string;
  /** The games whose decks can be chosen, with the stamps of their card sets. */
  readonly games: readonly { readonly id: string; readonly stamp: string }[];
  /** Says why a deck cannot be taken, if it cannot. */
  onPick(own: OwnDeck): string | undefined;
}

/** The decks of this browser to choose from. Without any, or without storage, there is nothing to choose. */
export function OwnDeckSelect({ label, games, onPick }: Props) {
  const loaded = useStoredDecks(games);
  const [failed, setFailed] = useState("");
  const stored = loaded && "all" in loaded ? loaded.all : [];
  const drafts = stored.flatMap(({ read }) =>
    read.ok && games.some(({ id }) => id === read.draft.game) && linesInDeck(read.draft).length > 0 ? [read.draft] : [],
  );
  if (drafts.length === 0) return null;
  const pick = async (draft: Draft) => {
    try {
      const stamp = games.find(({ id }) => id === draft.game)?.stamp ?? "";
      setFailed(onPick(await opened(draft, stamp)) ?? "");
    } catch (error) {
      setFailed(`This deck could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <div>
      <label>
        <span className="label">{label}</span>
        <select
          className="select w-full"
          defaultValue=""
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
      <p role="status" className="text-sm text-illegal">
        {failed}
      </p>
    </div>
  );
}

async function opened(draft: Draft, stamp: string): Promise<OwnDeck> {
  const game = gameNamed(all, draft.game);
  if (!game) throw new Error(`There is no game “${draft.game}”.`);
  const pool = await loadPool(game, stamp);
  const deck = deckOfDraft(pool, draft);
  return { pool, deck, code: encode(all, pool, deck) };
}
