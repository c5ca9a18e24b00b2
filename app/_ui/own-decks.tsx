"use client";
import { useEffect, useState } from "react";
import { counted } from "../../lib/core/phrases.ts";
import type { Draft } from "../../lib/deck/draft.ts";
import { openDrafts } from "../_client/drafts.ts";

/** The decks that this browser keeps, newest first. */
export function OwnDecks({ games }: { games: readonly { readonly id: string; readonly name: string }[] }) {
  const [drafts, setDrafts] = useState<readonly Draft[] | undefined>(undefined);
  useEffect(() => {
    openDrafts()
      .then((store) => store.all())
      .then(setDrafts, () => setDrafts([]));
  }, []);
  if (!drafts) return <div className="min-h-24" />;
  if (drafts.length === 0) {
    return (
      <p className="text-faint">
        Decks that you build are kept here, in this browser. Begin one on the page of a game, or open a sample deck.
      </p>
    );
  }
  return (
    <ul className="sheet ruled">
      {drafts.map(({ id, game, heading, lines }) => (
        <li key={id} data-game={game} className="px-3 py-1">
          <a href={`/${game}/build?draft=${id}`} className="inline-block py-1 font-semibold">
            {heading.name ?? "Unnamed deck"}
          </a>
          <span className="ml-3 text-sm text-faint">
            {games.find((g) => g.id === game)?.name} ·{" "}
            {counted(
              lines.reduce((sum, { count }) => sum + count, 0),
              "card",
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
