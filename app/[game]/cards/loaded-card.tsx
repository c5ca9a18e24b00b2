"use client";
import { lazy, memo, Suspense, useEffect, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { loadPool } from "../../_client/pool.ts";
import { CardFace } from "../../_ui/cards/card-face.tsx";

const CardDialog = lazy(() => import("../../_ui/cards/card-dialog.tsx"));
const Face = memo(CardFace);

interface Props {
  readonly gameId: string;
  readonly stamp: string;
  readonly name: string;
}

/** A card by its name, with the cards of its game loaded. Where they can't be, the list says what there is to say. */
export default function LoadedCard({ gameId, stamp, name }: Props) {
  const [pool, setPool] = useState<Pool | undefined>(undefined);
  const { isLarge } = useCardInHand();
  useEffect(() => {
    const game = gameNamed(games, gameId);
    if (game) loadPool(game, stamp).then(setPool, () => undefined);
  }, [gameId, stamp]);
  const card = pool?.labelled(name);
  if (!pool || !card) return null;
  return (
    <>
      <section aria-label="Card" className="max-xl:hidden">
        <Face game={pool.game} entry={pool.of(card)} />
        <p className="mt-2 text-sm text-faint">Press i for its facts.</p>
      </section>
      <Suspense>{isLarge ? <CardDialog pool={pool} /> : null}</Suspense>
    </>
  );
}
