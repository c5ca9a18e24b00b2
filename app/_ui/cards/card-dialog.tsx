"use client";
import type { ReactNode } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import LargeCard from "./large-card.tsx";

interface Props {
  readonly pool: Pool;
  /** What the page can do with the card. */
  readonly children?: ReactNode;
}

/** The card of a pool that somebody looks at, over the page. */
export default function CardDialog({ pool, children }: Props) {
  const { name } = useCardInHand();
  const card = name === undefined ? undefined : pool.labelled(name);
  const entry = card && pool.of(card);
  return entry ? (
    <LargeCard game={pool.game} entry={entry}>
      {children}
    </LargeCard>
  ) : null;
}
