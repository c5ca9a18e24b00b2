"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { putBack } from "../../_client/card-in-hand.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import { CardFace } from "./card-face.tsx";
import { CardFacts } from "./card-facts.tsx";
import { cardPath } from "./card-path.ts";

// What writes card sets is loaded when somebody has something to write.
const FillIn = lazy(() => import("./fill-in.tsx"));

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
  /** What the page can do with the card. */
  readonly children?: ReactNode;
}

/** A card over the page: its face, and every fact with its source. On a phone it comes from below. */
export default function LargeCard({ game, entry, children }: Props) {
  const [isFilling, setFilling] = useState(false);
  return (
    <DialogFrame
      title={entry.label}
      className="max-sm:inset-[auto_0_0] max-sm:w-full max-sm:transform-none max-sm:rounded-b-none max-sm:pb-0"
      onClose={putBack}
    >
      <div className="mt-3 grid gap-5 sm:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72">
          <CardFace game={game} entry={entry} />
        </div>
        <CardFacts game={game} entry={entry} />
      </div>
      {isFilling ? (
        <Suspense>
          <FillIn game={game} entry={entry} />
        </Suspense>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-rule max-sm:bg-sheet max-sm:px-4 max-sm:py-2">
        <DialogClose className="button">Close</DialogClose>
        {children}
        {isFilling ? null : (
          <button type="button" className="tool" onClick={() => setFilling(true)}>
            I have this card: add its values
          </button>
        )}
        <a href={cardPath(game, entry)} className="inline-block py-2">
          Page of {entry.label}
        </a>
      </div>
    </DialogFrame>
  );
}
