import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card.ts";
import { type Deck, type Entry, gather, Pile } from "../core/deck.ts";
import type { Finding, Terms } from "../core/rule.ts";
import { applies } from "../core/verdict.ts";

/** What a rule would say against one more copy of a card; sizes say nothing while a deck is being built. */
export function objectionTo<C extends Card>(pool: Pool<C>, deck: Deck<C>, entry: Entry<C>): Finding | undefined {
  const pile = new Pile({ entries: gather([...deck.entries, entry]), misread: deck.misread });
  const terms: Terms<C> = { format: deck.format, options: deck.options, house: deck.house, pool };
  for (const rule of pool.game.rules) {
    if (rule.aboutSize || !applies(rule, terms)) continue;
    const found = rule
      .check(pile, terms)
      .find((f) => f.severity === "error" && f.cards.some(({ name }) => name === entry.card.label));
    if (found) return found;
  }
  return undefined;
}
