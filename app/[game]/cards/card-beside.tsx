"use client";
import { lazy, Suspense, useEffect } from "react";
import { putBack, readLarge, useCardInHand } from "../../_client/card-in-hand.ts";
import { type Command, useCommands } from "../../_client/command.tsx";

// The cards and the faces are only loaded when somebody points at one.
const LoadedCard = lazy(() => import("./loaded-card.tsx"));

const READ: Command<undefined> = { id: "read", keys: ["i"], says: "Read the card", run: () => readLarge() };

/** The card that the pointer or the focus is on, large enough to be read, beside the others. */
export function CardBeside({ gameId, stamp }: { gameId: string; stamp: string }) {
  const { name } = useCardInHand();
  useCommands([READ], undefined);
  useEffect(() => putBack, []);
  const hint = (
    <p className="text-sm text-faint max-xl:hidden">Point at a card to read it here. The i key opens it large.</p>
  );
  if (name === undefined) return hint;
  return (
    <Suspense fallback={hint}>
      <LoadedCard gameId={gameId} stamp={stamp} name={name} />
    </Suspense>
  );
}
