import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card/card.ts";
import { type Deck, edited } from "../core/judge/deck.ts";
import { statusOf } from "../core/judge/verdict.ts";
import type { Dealt } from "../core/table/board.ts";
import { homeOf } from "./place.ts";

/** A copy of a card of the deck, and another card in its place. */
export interface DeckSwap<C extends Card = Card> {
  readonly cut: string;
  readonly add: Dealt<C>;
}

/** Single swaps after which a deck is legal, and how many others nobody can judge, because a fact was never published. */
export interface Swaps<C extends Card = Card> {
  readonly legal: readonly DeckSwap<C>[];
  readonly undetermined: number;
}

/** Every legal swap of one copy within a section that a game is played with. */
export function swapsIn<C extends Card>(pool: Pool<C>, deck: Deck<C>): Swaps<C> {
  const { game } = pool;
  const legal: DeckSwap<C>[] = [];
  let undetermined = 0;
  for (const { section, card: cut } of deck.entries) {
    if (game.sections.find(({ id }) => id === section)?.optional) continue;
    for (const known of pool.known) {
      const { card, label } = pool.of(known);
      if (known.label === cut.label || homeOf(game, card) !== section) continue;
      const edits = [
        { section, card: cut.label, by: -1 },
        { section, card: label, by: 1 },
      ];
      const after = { ...deck, ...edited(deck, edits, (name) => pool.labelled(name)) };
      const status = statusOf(game.rules, after, pool);
      if (status === "legal") legal.push({ cut: cut.label, add: { card, label, from: section } });
      if (status === "undetermined") undetermined++;
    }
  }
  return { legal, undetermined };
}
