"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { loadPool } from "../../_client/pool.ts";
import { useSetsChanged } from "../../_client/sets-changed.ts";
import { cardPath } from "./card-path.ts";
import FloatingFace from "./floating-face.tsx";
import Inspector from "./inspector.tsx";
import { NoCard } from "./no-card.tsx";

const CardDialog = lazy(() => import("./card-dialog.tsx"));

export interface CardsToRead {
  readonly gameId: string;
  /** The stamp of the game's card sets. */
  readonly stamp: string;
  /** Whether the face has a place of its own where this stands. Otherwise it floats beside the name. */
  readonly isBeside?: true;
}

/** The card that somebody looks at, beside its name or large. Its game and its cards are loaded with this. */
export default function CardReading({ gameId, stamp, isBeside }: CardsToRead) {
  const { name, isLarge } = useCardInHand();
  const [pool, setPool] = useState<Pool | "failed" | undefined>(undefined);
  const game = gameNamed(games, gameId);
  const changes = useSetsChanged();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the sets the cards are others
  useEffect(() => {
    if (game) loadPool(game, stamp).then(setPool, () => setPool("failed"));
  }, [game, stamp, changes]);
  useEffect(() => {
    // Without the cards a press on a name leads to the page of its card.
    if (pool === "failed" && isLarge && game && name !== undefined) location.assign(cardPath(game, { label: name }));
  }, [pool, isLarge, name, game]);
  if (!pool || pool === "failed") return isBeside ? <NoCard /> : null;
  return (
    <Suspense>
      {isBeside ? <Inspector pool={pool} /> : <FloatingFace pool={pool} />}
      {isLarge ? <CardDialog pool={pool} /> : null}
    </Suspense>
  );
}
