import type { JudgedList } from "./judge-list.ts";

/** How often a card is in the lists that could be read. */
export interface CardCount {
  readonly game: string;
  readonly name: string;
  /** In how many lists it is. */
  readonly lists: number;
  /** How many copies of it there are in all lists together. */
  readonly copies: number;
}

/** The cards of all lists with their numbers, the most played first. Lines that name no card are left out. */
export function cardCounts(lists: readonly JudgedList[]): readonly CardCount[] {
  const counts = new Map<string, { game: string; name: string; lists: number; copies: number; last: number }>();
  for (const { id, report, cards } of lists) {
    if (!report) continue;
    for (const { name, count, isCard } of cards) {
      if (!isCard) continue;
      const key = `${report.game}\t${name}`;
      const before = counts.get(key) ?? { game: report.game, name, lists: 0, copies: 0, last: -1 };
      if (before.last !== id) before.lists++;
      before.last = id;
      before.copies += count;
      counts.set(key, before);
    }
  }
  return [...counts.values()]
    .map(({ last: _, ...count }) => count)
    .sort((a, b) => b.lists - a.lists || b.copies - a.copies || (a.name < b.name ? -1 : 1));
}
