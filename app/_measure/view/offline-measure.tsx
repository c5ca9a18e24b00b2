"use client";
import type { StampedGame } from "../../../lib/contract/stamped-game.ts";
import { useDeckInAddress } from "../../_client/deck-in-address.ts";
import { Unplayable } from "../../_ui/base/unplayable.tsx";
import { MeasurePage } from "./measure-page.tsx";

/** Measures the deck in the address, with cards that this browser has. */
export function OfflineMeasure({ stamped }: { stamped: readonly StampedGame[] }) {
  const deck = useDeckInAddress(stamped);
  if (deck === undefined) return null;
  if (typeof deck === "string") return <Unplayable why={deck} />;
  const { game, code, stamp } = deck;
  const name = deck.name ?? `A deck of ${game.name}`;
  return (
    <article data-game={game.id}>
      <h1 className="mt-4 text-2xl font-bold tracking-tight wrap-anywhere">How good is {deck.name ?? "this deck"}?</h1>
      <p className="text-faint">{game.name}</p>
      <MeasurePage deck={{ gameId: game.id, code, name, stamp, laid: undefined, samples: [] }} />
    </article>
  );
}
