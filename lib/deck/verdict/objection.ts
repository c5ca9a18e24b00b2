import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import { type Deck, DeckSections, type Entry } from "../../core/judge/deck.ts";
import type { Finding, Terms } from "../../core/judge/rule.ts";
import { isInForce } from "../../core/judge/what-if.ts";

/** Says which rule would object to one more copy of a card. Sizes are ignored while a deck is being built. */
export function objectionsTo<C extends Card>(pool: Pool<C>, deck: Deck<C>): (entry: Entry<C>) => Finding | undefined {
  const terms: Terms<C> = { format: deck.format, options: deck.options, house: deck.house, pool };
  const rules = pool.game.rules.filter((rule) => !rule.aboutSize && isInForce(rule, terms));
  const sections = new DeckSections(deck);
  return (entry) => {
    const more = sections.with(entry);
    for (const rule of rules) {
      for (const finding of rule.check(more, terms)) {
        if (finding.severity === "error" && finding.cards.some(({ name }) => name === entry.card.label)) return finding;
      }
    }
    return undefined;
  };
}
