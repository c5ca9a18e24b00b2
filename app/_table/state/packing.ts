import type { CSSProperties } from "react";
import type { CardModel } from "./view-model.ts";

declare module "react" {
  interface CSSProperties {
    /** How many cards lie in a zone. The style sheet makes them as large as that allows. */
    "--cards"?: number;
  }
}

/** How many cards lie in a zone, those on or under others too. */
export function sizesOf(cards: readonly CardModel[]): CSSProperties {
  return { "--cards": Math.max(1, howMany(cards)) };
}

function howMany(cards: readonly CardModel[]): number {
  return cards.reduce((sum, { below }) => sum + 1 + howMany(below), 0);
}
