import type { Card } from "../../core/card/card.ts";
import type { Deck, Entry } from "../../core/judge/deck.ts";

export interface Difference {
  readonly section: string;
  readonly card: string;
  readonly before: number;
  readonly after: number;
}

/** What to add and remove to get from one deck to another, section by section, by name. */
export function difference<C extends Card>(before: Deck<C>, after: Deck<C>): readonly Difference[] {
  const lines = new Map<string, { section: string; card: string; before: number; after: number }>();
  const take = (
    side: "before" | "after",
    { section, name, count }: { section: string; name: string; count: number },
  ) => {
    const key = `${section}\n${name}`;
    const line = lines.get(key) ?? { section, card: name, before: 0, after: 0 };
    line[side] += count;
    lines.set(key, line);
  };
  for (const line of linesOf(before)) take("before", line);
  for (const line of linesOf(after)) take("after", line);
  return [...lines.values()]
    .filter((line) => line.before !== line.after)
    .sort((a, b) => (a.section === b.section ? (a.card < b.card ? -1 : 1) : a.section < b.section ? -1 : 1));
}

function linesOf<C extends Card>(deck: Deck<C>) {
  const entry = ({ section, card, count }: Entry<C>) => ({ section, name: card.label, count });
  return [
    ...deck.entries.map(entry),
    ...deck.misread.map(({ section, text, count }) => ({ section, name: text, count })),
  ];
}
