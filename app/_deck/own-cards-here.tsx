"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { hasOwnSets } from "../_client/has-own-sets.ts";
import { whenIdle } from "../_client/idle.ts";
import type { OwnCardsProps } from "./own-verdict.tsx";

// Only who keeps card sets loads the rules and the cards.
const OwnVerdict = lazy(() => import("./own-verdict.tsx"));

/** What the card sets of this browser say about the deck. */
export function OwnCardsHere(props: OwnCardsProps) {
  const [has, setHas] = useState(false);
  useEffect(() => whenIdle(() => void hasOwnSets().then(setHas)), []);
  return has ? (
    <Suspense>
      <OwnVerdict {...props} />
    </Suspense>
  ) : null;
}
