"use client";
import { memo, type ReactNode } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { CardFace } from "./card-face.tsx";
import { CardPlace } from "./card-place.tsx";

const Face = memo(CardFace);

interface Props {
  readonly pool: Pool;
  /** The name of the card that is shown before somebody looks at one. */
  readonly first?: string | undefined;
  /** What is shown if there is no such card. */
  readonly instead?: ReactNode;
  /** Whether it stands beside something, and is no larger than its text needs. */
  readonly isSmall?: boolean;
}

/** The card that somebody looks at, large enough to be read, in a place that the page keeps for it. */
export default function Inspector({ pool, first, instead, isSmall = false }: Props) {
  const { name = first } = useCardInHand();
  const card = name === undefined ? undefined : pool.labelled(name);
  const entry = card && pool.of(card);
  if (!entry) return instead;
  return (
    <CardPlace isSmall={isSmall}>
      <Face game={pool.game} entry={entry} />
    </CardPlace>
  );
}
