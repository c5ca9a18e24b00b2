import type { CSSProperties } from "react";
import type { CardModel, ZoneModel } from "./view-model.ts";

declare module "react" {
  interface CSSProperties {
    /** How many cards lie in a zone. The style sheet makes them as large as that allows. */
    "--cards"?: number;
  }
}

/** How many cards a zone has room for: those on or under others too, or its columns. */
export function sizesOf({ cards, columns }: Pick<ZoneModel, "cards" | "columns">): CSSProperties {
  return { "--cards": Math.max(1, columns ?? howMany(cards)) };
}

function howMany(cards: readonly CardModel[]): number {
  return cards.reduce((sum, { below }) => sum + 1 + howMany(below), 0);
}
