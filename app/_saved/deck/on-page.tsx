"use client";
import { Deleted } from "../page/deleted.tsx";
import { KeyHolder } from "../page/key-holder.tsx";
import { OpenHere } from "../page/open-here.tsx";
import type { ShownVersion } from "../page/use-key.ts";
import { DECK } from "./deck-kind.ts";

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
