import type { Pool, PoolCard } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Edit, Entry } from "../../core/judge/deck.ts";
import { groupOf } from "../../core/look/card-view.ts";
import { homeOf, mainSection } from "../place.ts";

export interface Group<C extends Card = Card> {
  readonly label: string;
  readonly entries: readonly Entry<C>[];
}

/** The cards of a list in their game's groups. Each group lists its cards in the game's order. */
export function grouped<C extends Card>(pool: Pool<C>, entries: readonly Entry<C>[]): readonly Group<C>[] {
  return inGroups(pool, entries, ({ card }) => pool.of(card)).map(({ label, items }) => ({ label, entries: items }));
}

interface CountedName {
  readonly name: string;
  readonly count: number;
}

/** A line of a deck that is being built, with its card. */
export interface Placed<L extends CountedName, C extends Card = Card> {
  readonly line: L;
  readonly entry: PoolCard<C>;
}

/** The lines of a deck that is being built, in the same groups. Lines that name no single card are separate. */
export function groupedLines<C extends Card, L extends CountedName>(pool: Pool<C>, lines: readonly L[]) {
  const placed: Placed<L, C>[] = [];
  const misread: L[] = [];
  for (const line of lines) {
    const found = pool.find(line.name);
    if (found !== undefined && "card" in found) placed.push({ line, entry: found });
    else misread.push(line);
  }
  return { groups: inGroups(pool, placed, ({ entry }) => entry), misread };
}

function inGroups<C extends Card, T>({ game, sets }: Pool<C>, items: readonly T[], cardOf: (item: T) => PoolCard<C>) {
  const rank = new Map(sets.map(({ id }, at) => [id, at]));
  const inOrder = (a: PoolCard<C>, b: PoolCard<C>) =>
    (rank.get(a.set) ?? 0) - (rank.get(b.set) ?? 0) || a.place - b.place;
  const groups = new Map<string, { order: number; items: T[] }>();
  for (const item of items) {
    const { heading, order } = groupOf(game, cardOf(item).card);
    const group = groups.get(heading) ?? { order, items: [] };
    group.items.push(item);
    groups.set(heading, group);
  }
  return [...groups]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([label, { items }]) => ({ label, items: items.sort((a, b) => inOrder(cardOf(a), cardOf(b))) }));
}

/** Cards with the same name that differ by number, side by side in one section and group. */
export interface Family<C extends Card = Card> {
  readonly name: string;
  readonly section: string;
  readonly group: string;
  readonly order: number;
  readonly members: readonly PoolCard<C>[];
}

/** The families of a pool, lowest number first. There are none if the game does not number its cards. */
export function familiesOf<C extends Card>({ game, cards }: Pool<C>): readonly Family<C>[] {
  const { numbered, layout } = game;
  if (!layout.families || numbered === undefined) return [];
  const families = new Map<
    string,
    { name: string; section: string; group: string; order: number; members: PoolCard<C>[] }
  >();
  for (const entry of cards) {
    const { heading: group, order } = groupOf(game, entry.card);
    const section = homeOf(game, entry.card) ?? mainSection(game).id;
    const key = [entry.known.folded, section, group].join("\n");
    const family = families.get(key) ?? { name: entry.card.name, section, group, order, members: [] };
    family.members.push(entry);
    families.set(key, family);
  }
  const number = ({ label, card }: PoolCard<C>) => Number(label.slice(card.name.length)) || 0;
  return [...families.values()]
    .filter(({ members }) => members.length > 1)
    .map((family) => ({ ...family, members: family.members.sort((a, b) => number(a) - number(b)) }));
}

/** The edits that move the cards of some sections to where the game's own arrangement puts them. */
export function arranging<C extends Card>(
  pool: Pool<C>,
  entries: readonly Entry<C>[],
  sections: readonly string[],
): readonly Edit[] {
  const by = new Map<string, Edit>();
  const count = (section: string, card: string, n: number) => {
    const key = `${section}\n${card}`;
    by.set(key, { section, card, by: (by.get(key)?.by ?? 0) + n });
  };
  const cards = new Map<PoolCard<C>, number>();
  for (const { section, card, count: n } of entries) {
    if (!sections.includes(section)) continue;
    const entry = pool.of(card);
    cards.set(entry, (cards.get(entry) ?? 0) + n);
    count(section, entry.label, -n);
  }
  const loose = [...cards].map(([entry, count]) => ({ entry, count }));
  const arranged = pool.game.arrangement?.arrange(loose.map(({ entry, count }) => ({ card: entry.card, count })));
  if (!arranged) return [];
  for (const { section, index, count: n } of arranged) {
    const entry = loose[index]?.entry;
    if (entry) count(section, entry.label, n);
  }
  return [...by.values()].filter(({ by }) => by !== 0).sort((a, b) => a.by - b.by);
}
