"use client";
import { memo } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { CardFace } from "./card-face.tsx";
import { NoCard } from "./no-card.tsx";

const Face = memo(CardFace);

/** The card that somebody looks at, large enough to be read, in a place that the page keeps for it. */
export default function Inspector({ pool }: { pool: Pool }) {
  const { name } = useCardInHand();
  const card = name === undefined ? undefined : pool.labelled(name);
  const entry = card && pool.of(card);
  return (
    <section aria-label="Card">
      {entry ? (
        <div className="mx-auto w-66">
          <Face game={pool.game} entry={entry} />
        </div>
      ) : (
        <NoCard />
      )}
    </section>
  );
}
