// Section headers: how many cards a section has and should have, and what its cards have in common.

import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import { Answer, fact, type Known, know } from "../../core/card/fact.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Size } from "../../core/judge/rule.ts";
import { isInForce } from "../../core/judge/what-if.ts";
import { printed } from "../../core/look/card-view.ts";
import type { Shared } from "../../core/look/layout.ts";
import { counted, listed } from "../../core/words.ts";

export interface Sized {
  /** "34 of 50", "8 of up to 10", "4 of at least 5". */
  readonly says: string;
  /** "16 more", "2 too many". It is undefined if the number is right. */
  readonly lacks?: string;
  readonly over?: true;
  /** How many cards are needed, and how many of them are missing, if some are. */
  readonly needs?: number;
  readonly short?: number;
}

type Headed<C extends Card> = Pick<Deck<C>, "format" | "options" | "house" | "entries" | "misread">;

/** The size that a section should have under a deck's format and house rules, taken from its game's rules. */
export function sizeFor<C extends Card>(pool: Pool<C>, deck: Headed<C>, section: string): Size<C> | undefined {
  const { format, options, house } = deck;
  const terms = { format, options, house, pool };
  return pool.game.rules
    .flatMap((rule) => (isInForce(rule, terms) ? rule.sizes : []))
    .findLast((size) => size.section === section && (size.house === undefined || Boolean(house[size.house])));
}

/** How many cards a section has, beside how many it should have. */
export function sized<C extends Card>(pool: Pool<C>, deck: Headed<C>, section: string): Sized {
  const total = totalIn(deck, [section]);
  const size = sizeFor(pool, deck, section);
  const optional = pool.game.sections.find(({ id }) => id === section)?.optional;
  if (!size || (optional && total === 0)) return { says: String(total) };
  const out = deck.entries.filter((entry) => entry.section === section && !isCounted(pool, size, entry.card));
  const outside = out.reduce((sum, { count }) => sum + count, 0);
  const have = total - outside;
  const beside = outside === 0 ? "" : ` and ${outside} outside`;
  const says = `${have} of ${{ exactly: "", least: "at least ", most: "up to " }[size.bound]}${size.cards}${beside}`;
  const short = size.cards - have;
  if (short > 0 && size.bound !== "most") return { says, lacks: `${short} more`, needs: size.cards, short };
  if (have > size.cards && size.bound !== "least") return { says, lacks: `${have - size.cards} too many`, over: true };
  return { says };
}

/**
 * Whether a card counts. If no fact decides that, the card counts as what it is played as. Sizes in headers never
 * affect the verdict.
 */
function isCounted<C extends Card>(pool: Pool<C>, size: Size<C>, known: Known<C>): boolean {
  const answer = size.counts?.(known) ?? Answer.yes;
  if (!answer.isUnknown) return answer === Answer.yes;
  const { attributes, kind } = pool.game;
  const played = know(
    { ...pool.of(known).card, standIn: [] },
    { attributes, kind, label: known.label, set: known.set },
  );
  return size.counts?.(played) !== Answer.no;
}

/** All copies in some sections, including those on lines that name no single card. */
export function totalIn<C extends Card>(
  { entries, misread }: Pick<Deck<C>, "entries" | "misread">,
  sections: readonly string[],
): number {
  const cards = misread.filter(({ why }) => why === "unknown-card" || why === "ambiguous-card");
  return [...entries, ...cards].reduce((sum, { section, count }) => sum + (sections.includes(section) ? count : 0), 0);
}

/** What the cards of some sections have in common, in words. Placeholders count as not known, as they do for rules. */
export function sharedBy<C extends Card>(pool: Pool<C>, deck: Headed<C>, shared: Shared): string {
  const counts = new Map<string, number>();
  let open = 0;
  for (const { section, card, count } of deck.entries) {
    if (!shared.sections.includes(section)) continue;
    const value = fact(pool.of(card).card, shared.attribute);
    if (value === undefined) open += count;
    else if (value !== null) {
      const word = printed(pool.game.layout, value);
      counts.set(word, (counts.get(word) ?? 0) + count);
    }
  }
  const missing = open === 0 ? [] : [`${counted(open, "card")} not known`];
  const ranked = [...counts].sort(([, a], [, b]) => b - a);
  const [first] = ranked;
  if (!first) return [shared.without, ...missing].join(" · ");
  if (ranked.length > 1) return [listed(ranked.map(([word, n]) => `${n} ${word}`)), ...missing].join(" · ");
  const having = shared.having ? [`${first[1]} of ${totalIn(deck, shared.sections)} ${shared.having}`] : [];
  return [first[0], ...having, ...missing].join(" · ");
}
