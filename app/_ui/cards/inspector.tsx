"use client";
import { memo } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { CardFace } from "./card-face.tsx";

const Face = memo(CardFace);

/** The card that somebody looks at, large enough to be read. */
export default function Inspector({ pool }: { pool: Pool }) {
  const { name } = useCardInHand();
  const card = name === undefined ? undefined : pool.labelled(name);
  const entry = card && pool.of(card);
  return (
    <section aria-label="Card" className="my-4 border-t border-rule pt-4 max-lg:hidden">
      {entry ? (
        <div className="mx-auto w-66">
          <Face game={pool.game} entry={entry} />
        </div>
      ) : (
        <p className="text-sm text-faint">Point at a card to read it here. The i key opens it large.</p>
      )}
    </section>
  );
}
