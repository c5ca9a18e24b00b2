"use client";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { loadPool } from "../../_client/pool.ts";
import { useSetsChanged } from "../../_client/sets-changed.ts";
import { cardPath } from "./card-path.ts";
import FloatingFace from "./floating-face.tsx";
import Inspector from "./inspector.tsx";

const CardDialog = lazy(() => import("./card-dialog.tsx"));

export interface CardsToRead {
  readonly gameId: string;
  /** The stamp of the game's card sets. */
  readonly stamp: string;
  /** What stands here before somebody looks at a card. Without it the face has no place here, and floats beside the name. */
  readonly beside?: ReactNode;
}

/** The card that somebody looks at, beside its name or large. Its game and its cards are loaded with this. */
export default function CardReading({ gameId, stamp, beside }: CardsToRead) {
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
  if (!pool || pool === "failed") return beside;
  return (
    <Suspense fallback={beside}>
      {beside === undefined ? <FloatingFace pool={pool} /> : <Inspector pool={pool} instead={beside} />}
      {isLarge ? <CardDialog pool={pool} /> : null}
    </Suspense>
  );
}
