"use client";
import { memo, useDeferredValue, useMemo } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import { type Adding, adding } from "../../lib/deck/view/adding.ts";
import { useCardInHand } from "../_client/card-in-hand.ts";
import Inspector from "../_ui/cards/inspector.tsx";
import type { View } from "./state/builder.ts";

interface Props {
  readonly pool: Pool;
  readonly view: View;
  /** The card that is shown before somebody looks at one. */
  readonly first: string | undefined;
}

/** The card that somebody looks at, on the ground of its game, with what one more copy would change in the deck. Of a card that nobody chose nothing is said. */
const CardLookedAt = memo(function CardLookedAt({ pool, view: { deck }, first }: Props) {
  const { name } = useCardInHand();
  // The face comes first. Counting what a card would change must not hold up the way through the list.
  const counted = useDeferredValue(name);
  const card = counted === undefined ? undefined : pool.labelled(counted);
  const change = useMemo(() => card && adding(pool, deck, pool.of(card)), [pool, deck, card]);
  return (
    <div className="felt grid gap-1 p-2 max-lg:grid-cols-[auto_minmax(0,1fr)]">
      <Inspector pool={pool} first={first} isSmall />
      {change && <Changes {...change} />}
    </div>
  );
});

export default CardLookedAt;

function Changes({ copies, changes, against }: Adding) {
  return (
    <section aria-label="What adding it changes" className="on-felt px-1 text-sm/4.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">With one more</span>
        <span className="text-faint tabular-nums">{copies} in the deck</span>
      </p>
      <dl>
        {changes.map(({ label, before, after }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-faint">{label}</dt>
            <dd className="tabular-nums">
              {before} <span aria-hidden="true">→</span>
              <span className="sr-only">becomes</span> <span className="font-semibold">{after}</span>
            </dd>
          </div>
        ))}
      </dl>
      {against === undefined ? null : <p className="mt-1 border-l-2 border-illegal pl-2">{against}</p>}
    </section>
  );
}
