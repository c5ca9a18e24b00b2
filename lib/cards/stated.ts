import type { Card, CardSet } from "../core/card/card.ts";
import { fact } from "../core/card/fact.ts";
import { type FactLine, factLines } from "../core/look/fact-lines.ts";
import { labelOf, type Pool, type PoolCard } from "./pool.ts";

/** What each set says about a card, in the order in which sets override each other. */
export function layersOf(pool: Pool, entry: PoolCard): readonly { readonly set: CardSet; readonly card: Card }[] {
  return pool.sets.flatMap((set) =>
    set.cards.filter((card) => pool.find(labelOf(pool.game, card)) === entry).map((card) => ({ set, card })),
  );
}

/** Where a card comes from, if no official set knows it. What such sets say is made up, and no fact of the game. */
export function unofficialOrigin(pool: Pool, entry: PoolCard): string | undefined {
  const sets = layersOf(pool, entry).map(({ set }) => set);
  const [first] = sets;
  if (!first || sets.some(({ official }) => official)) return undefined;
  return first.practice ? "Practice card, invented by Drydock" : `Unofficial card from ${first.name}`;
}

/**
 * Everything about a card, attribute by attribute. A fact without a source of its own comes from the set that states
 * it.
 */
export function statedOf(pool: Pool, entry: PoolCard): readonly FactLine[] {
  const layers = layersOf(pool, entry);
  return factLines(pool.game, entry.card).map((line) => {
    if (line.state !== "fact" || line.from !== "") return line;
    const set = layers.findLast(({ card }) => fact(card, line.name) !== undefined)?.set;
    return { ...line, from: set?.name ?? "" };
  });
}
