"use client";
import { useEffect, useState } from "react";
import { type Bench, benchFor, type Deck } from "../state/bench.ts";
import { Measuring } from "./measuring.tsx";

/** Loads the rules of the game's table and lays out the deck, or says why it cannot be measured. */
export function MeasurePage({ deck }: { deck: Deck }) {
  const [bench, setBench] = useState<Bench | string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deck is its code
  useEffect(() => {
    let isLeft = false;
    void benchFor(deck)
      .catch((error: unknown) => `The table could not be set (${error instanceof Error ? error.message : error}).`)
      .then((laid) => !isLeft && setBench(laid));
    return () => {
      isLeft = true;
    };
  }, [deck.code]);
  if (bench === undefined) return null;
  if (typeof bench !== "string") return <Measuring bench={bench} />;
  return (
    <p className="sheet mt-4 p-4">
      This deck cannot be played, so there is nothing to count. {bench}{" "}
      <a href={`/${deck.gameId}/build?code=${deck.code}`}>Open it in the builder</a> or{" "}
      <a href={`/d/${deck.code}`}>view the deck</a>.
    </p>
  );
}
