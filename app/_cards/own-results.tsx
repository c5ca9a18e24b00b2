"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { hasOwnSets } from "../_client/has-own-sets.ts";
import { whenIdle } from "../_client/idle.ts";

// Only who keeps card sets loads the rules and the cards.
const OwnCards = lazy(() => import("./own-cards.tsx"));

interface Props {
  readonly gameId: string;
  /** The stamp of the game's cards. */
  readonly stamp: string;
  readonly q: string;
}

/** The cards of this browser's sets that a question finds, below those of the server. */
export function OwnResults(props: Props) {
  const [has, setHas] = useState(false);
  useEffect(() => whenIdle(() => void hasOwnSets().then(setHas)), []);
  return has ? (
    <Suspense>
      <OwnCards {...props} />
    </Suspense>
  ) : null;
}
