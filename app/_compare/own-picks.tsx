"use client";
import { writeText } from "../../lib/deck/list/write.ts";
import { OwnDeckSelect } from "../_client/drafts/own-deck-select.tsx";

interface Props {
  /** The games whose decks can be chosen, with the stamps of their card sets. */
  readonly games: readonly { readonly id: string; readonly stamp: string }[];
  readonly side: "a" | "b";
  readonly other: string;
}

/** The decks of this browser, to be compared: by its code, or as a list if a line has no code. */
export function OwnPicks({ games, side, other }: Props) {
  return (
    <OwnDeckSelect
      label="Your decks"
      games={games}
      onPick={({ code, pool, deck }) => {
        const text = code ?? writeText(pool, deck);
        location.assign(
          `/compare?${new URLSearchParams(side === "a" ? { a: text, b: other } : { a: other, b: text })}`,
        );
        return undefined;
      }}
    />
  );
}
