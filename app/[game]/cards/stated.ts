import { labelOf, type Pool, type PoolCard } from "../../../lib/cards/pool.ts";
import type { Card, CardSet } from "../../../lib/core/card.ts";
import { fact } from "../../../lib/core/fact.ts";
import { factLines } from "../../../lib/core/fact-lines.ts";

/** One attribute of a card as its page tells it. */
export interface Stated {
  readonly name: string;
  readonly label: string;
  readonly state: "fact" | "stand-in" | "unknown";
  readonly value: string;
  /** Where a fact is from, or what it is instead of one. */
  readonly from: string;
}

/** What each set says of a card, in the order in which sets are laid over each other. */
export function layersOf(pool: Pool, entry: PoolCard): readonly { readonly set: CardSet; readonly card: Card }[] {
  return pool.sets.flatMap((set) =>
    set.cards.filter((card) => pool.find(labelOf(pool.game, card)) === entry).map((card) => ({ set, card })),
  );
}

/** Everything about a card, attribute by attribute: that there is none of something is a fact too, or a stand-in. */
export function statedOf(pool: Pool, entry: PoolCard): readonly Stated[] {
  const { card } = entry;
  const layers = layersOf(pool, entry);
  return factLines(pool.game, card).map(({ name, label, state, value, source }) => {
    if (state === "unknown") return { name, label, state, value, from: "nobody has stated it" };
    if (card.standIn?.includes(name)) return { name, label, state: "stand-in", value, from: "a stand-in, no fact" };
    const set = layers.findLast((layer) => fact(layer.card, name) !== undefined)?.set;
    return { name, label, state: "fact", value, from: source ?? set?.name ?? "" };
  });
}
