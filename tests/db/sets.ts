import type { CardSet } from "../../lib/core/card/card.ts";

/** A set of so many cards, each of which says the version of its set. */
export function setOf(id: string, cards: number, version = "1"): CardSet {
  return {
    game: "shoulder-of-orion",
    id,
    name: `Set ${id}`,
    official: false,
    source: "a test",
    cards: Array.from({ length: cards }, (_, at) => ({
      name: `Card ${at}`,
      type: "item",
      text: `Version ${version}.`,
    })),
  };
}

/** The file that such a set is imported from. */
export function fileOfSet({ game, cards, ...set }: CardSet): string {
  return JSON.stringify({ game, set, cards });
}
