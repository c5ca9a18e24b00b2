"use client";
import type { Pool } from "../../../lib/cards/pool.ts";
import { putBack, useCardInHand } from "../../_client/card-in-hand.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import { CardFace } from "./card-face.tsx";
import { CardFacts } from "./card-facts.tsx";
import { cardPath } from "./card-path.ts";

/** A card over the page: its face, and every fact with its source. */
export default function CardDialog({ pool }: { pool: Pool }) {
  const { name } = useCardInHand();
  const card = name === undefined ? undefined : pool.labelled(name);
  const entry = card && pool.of(card);
  if (!entry) return null;
  return (
    <DialogFrame title={entry.label} onClose={putBack}>
      <div className="mt-3 grid gap-5 sm:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72">
          <CardFace game={pool.game} entry={entry} />
        </div>
        <CardFacts game={pool.game} entry={entry} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <DialogClose className="button">Close</DialogClose>
        <a href={cardPath(pool.game, entry)} className="inline-block py-2">
          Page of {entry.label}
        </a>
      </div>
    </DialogFrame>
  );
}
