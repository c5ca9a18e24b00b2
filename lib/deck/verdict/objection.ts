import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import { type Deck, DeckSections, type Entry, edited } from "../../core/judge/deck.ts";
import type { Finding } from "../../core/judge/rule.ts";
import { isInForce } from "../../core/judge/what-if.ts";

/** Says which rule would object to one more copy of a card. What only names a section is left out: a deck grows into its size. */
export function objectionsTo<C extends Card>(pool: Pool<C>, deck: Deck<C>): (entry: Entry<C>) => Finding | undefined {
  const { format, options, house } = deck;
  return ({ section, card, count }) => {
    const terms = { format, options, house, pool };
    const more = new DeckSections(edited(deck, [{ section, card: card.label, by: count }], () => card));
    for (const rule of pool.game.rules) {
      if (!isInForce(rule, terms)) continue;
      for (const finding of rule.check(more, terms)) {
        if (finding.severity === "error" && finding.cards.some(({ name }) => name === card.label)) return finding;
      }
    }
    return undefined;
  };
}
