"use client";
import { useEffect, useMemo, useState } from "react";
import { keyOf, type Pool, type PoolCard } from "../../lib/cards/pool.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { counted } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";
import { compile } from "../../lib/query/query.ts";
import { loadPool } from "../_client/pool.ts";
import { useSetsChanged } from "../_client/sets-changed.ts";
import { CardFaces } from "../_ui/cards/card-faces.tsx";

interface Props {
  readonly gameId: string;
  readonly stamp: string;
  readonly q: string;
}

/** With more than this, the builder is the place to look for them. */
const MOST_SHOWN = 60;

/** The cards of this browser's sets that a question finds. */
export default function OwnCards({ gameId, stamp, q }: Props) {
  const game = gameNamed(games, gameId);
  const [pool, setPool] = useState<Pool | undefined>(undefined);
  const changes = useSetsChanged();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the sets the cards are others
  useEffect(() => {
    let isLeft = false;
    // Without its cards the page shows those of the server, as it did before.
    if (game)
      loadPool(game, stamp).then(
        (loaded) => isLeft || setPool(loaded),
        () => isLeft || setPool(undefined),
      );
    return () => {
      isLeft = true;
    };
  }, [game, stamp, changes]);
  const found = useMemo(() => (pool ? ownFound(pool, q) : []), [pool, q]);
  if (!game || found.length === 0) return null;
  return (
    <section aria-labelledby="own-cards" className="mt-6">
      <h2 id="own-cards" className="mb-2 font-semibold">
        {counted(found.length, "card")} of your sets
      </h2>
      <CardFaces game={game} cards={found.slice(0, MOST_SHOWN)} />
      {found.length > MOST_SHOWN ? <p className="mt-2 text-sm text-faint">and more, in the builder.</p> : null}
    </section>
  );
}

function ownFound(pool: Pool, q: string): readonly PoolCard[] {
  const compiled = compile(pool.game, q);
  if (!compiled.ok) return [];
  const own = new Set(
    pool.sets
      .filter(({ version }) => version !== undefined)
      .flatMap(({ cards }) => cards.map((card) => keyOf(pool.game, card))),
  );
  return compiled.query.in(pool.cards).filter(({ folded }) => own.has(folded));
}
