import type { Card } from "../../core/card/card.ts";
import type { Deck, Edit, Entry } from "../../core/judge/deck.ts";

export interface Difference {
  readonly section: string;
  readonly card: string;
  readonly before: number;
  readonly after: number;
}

/** What to add and remove to get from one deck to another, section by section, by name. */
export function difference<C extends Card>(before: Deck<C>, after: Deck<C>): readonly Difference[] {
  return linesOfBoth(before, after).filter((line) => line.before !== line.after);
}

/** The edits that carry differences out. */
export function editsOf(differences: readonly Difference[]): readonly Edit[] {
  return differences.map(({ section, card, before, after }) => ({ section, card, by: after - before }));
}

/** What two lines of a deck have in common if they are about the same. */
export function keyOf(section: string, card: string): string {
  return `${section}\n${card}`;
}

/** Every line of two decks, once, with its counts in both. */
export function linesOfBoth<C extends Card>(before: Deck<C>, after: Deck<C>): readonly Difference[] {
  const lines = new Map<string, { section: string; card: string; before: number; after: number }>();
  const take = (
    side: "before" | "after",
    { section, name, count }: { section: string; name: string; count: number },
  ) => {
    const key = keyOf(section, name);
    const line = lines.get(key) ?? { section, card: name, before: 0, after: 0 };
    line[side] += count;
    lines.set(key, line);
  };
  for (const line of linesOf(before)) take("before", line);
  for (const line of linesOf(after)) take("after", line);
  return [...lines.values()].sort((a, b) =>
    a.section === b.section ? (a.card < b.card ? -1 : 1) : a.section < b.section ? -1 : 1,
  );
}

function linesOf<C extends Card>(deck: Deck<C>) {
  const entry = ({ section, card, count }: Entry<C>) => ({ section, name: card.label, count });
  return [
    ...deck.entries.map(entry),
    ...deck.misread.map(({ section, text, count }) => ({ section, name: text, count })),
  ];
}
