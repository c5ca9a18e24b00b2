"use client";
import { DECK } from "../../_client/saved/deck-kind.ts";
import { Deleted } from "./deleted.tsx";
import { KeyHolder } from "./key-holder.tsx";
import { OpenHere } from "./open-here.tsx";
import type { ShownVersion } from "./use-key.ts";

// What the page of a saved deck has of the parts that every kind shares.

export function DeckKeyHolder(shown: ShownVersion) {
  return <KeyHolder kind={DECK} {...shown} />;
}

export function OpenDeck(shown: Pick<ShownVersion, "at" | "version">) {
  return <OpenHere kind={DECK} {...shown} copies="Copy to my decks" />;
}

export function DeletedDeck({ at }: { at: string }) {
  return <Deleted kind={DECK} at={at} />;
}
