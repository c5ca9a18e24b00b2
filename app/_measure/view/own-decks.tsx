import { useMemo, useState } from "react";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { deckOfDraft, linesInDeck, nameOf } from "../../../lib/deck/draft/draft.ts";
import { games } from "../../../lib/games/index.ts";
import { useStoredDecks } from "../../_client/drafts/use-stored-decks.ts";
import { loadPool } from "../../_client/pool.ts";
import type { Bench } from "../state/bench.ts";

/** The decks of this browser that are of the same game, if it keeps any. */
export default function OwnDecks({ bench, onPick }: { bench: Bench; onPick: (code: string) => void }) {
  const { game, deck } = bench;
  const loaded = useStoredDecks(useMemo(() => [game], [game]));
  const [failed, setFailed] = useState("");
  const stored = loaded && "all" in loaded ? loaded.all : [];
  const drafts = stored.flatMap(({ read }) =>
    read.ok && read.draft.game === game.id && linesInDeck(read.draft).length > 0 ? [read.draft] : [],
  );
  if (drafts.length === 0) return null;
  const pick = async (id: string) => {
    const draft = drafts.find((one) => one.id === id);
    if (!draft) return;
    const pool = await loadPool(game, deck.stamp);
    const code = encode(games, pool, deckOfDraft(pool, draft));
    setFailed(code === undefined ? "This deck has a line that no link can carry." : "");
    if (code !== undefined) onPick(code);
  };
  return (
    <div>
      <label>
        <span className="label">Or one of yours</span>
        <select
          className="select w-full"
          defaultValue=""
          onChange={({ target }) =>
            void pick(target.value).catch((error: unknown) =>
              setFailed(error instanceof Error ? error.message : String(error)),
            )
          }
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
