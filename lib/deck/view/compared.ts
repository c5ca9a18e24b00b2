import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Deck, Entry } from "../../core/judge/deck.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { type Difference, keyOf, linesOfBoth } from "./diff.ts";

/** A block of a comparison: each row has the counts of both decks. */
export interface ComparedBlock<C extends Card = Card> extends Pick<Block<C>, "heading" | "section"> {
  readonly rows: readonly (Difference & { readonly entry?: Entry<C> })[];
}

/** How many copies of two decks are of one sort, and of how many different cards. */
export interface Share {
  readonly copies: number;
  readonly cards: number;
}

/** The copies of a section or a group in both decks. */
export interface ComparedCount {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

export interface ComparedSection extends ComparedCount {
  /** Its groups. A section that is one block has none. */
  readonly groups: readonly ComparedCount[];
}

/** Two decks as blocks: what differs, and what both have, if in different numbers. With how much that is. */
export function compared<C extends Card>(pool: Pool<C>, before: Deck<C>, after: Deck<C>) {
  const lines = linesOfBoth(before, after);
  const blocks = (own: readonly Difference[]) => blocksOfLines(pool, [before, after], own);
  return {
    changed: blocks(lines.filter((line) => line.before !== line.after)),
    common: blocks(lines.filter((line) => copiesInBoth(line) > 0)),
    /** Copies that only one of the decks has. Of a card that both have, only the surplus is counted. */
    onlyBefore: shareOf(lines, (line) => line.before - copiesInBoth(line)),
    onlyAfter: shareOf(lines, (line) => line.after - copiesInBoth(line)),
    both: shareOf(lines, copiesInBoth),
    sections: sectionsOf(pool, blocks(lines)),
  };
}

/** How many copies of a line both decks have. */
export function copiesInBoth({ before, after }: Difference): number {
  return Math.min(before, after);
}

function shareOf(lines: readonly Difference[], copiesOf: (line: Difference) => number): Share {
  const copies = lines.map(copiesOf).filter((n) => n > 0);
  return { copies: copies.reduce((sum, n) => sum + n, 0), cards: copies.length };
}

function sectionsOf<C extends Card>(
  { game }: Pool<C>,
  blocks: readonly ComparedBlock<C>[],
): readonly ComparedSection[] {
  return [...Map.groupBy(blocks, ({ section }) => section)].map(([id, own]) => {
    // A long group is several blocks with one heading.
    const groups = [...Map.groupBy(own, ({ heading }) => heading)].map(([name, parts]) => countOf(name, parts));
    const name = game.sections.find((section) => section.id === id)?.name ?? id;
    return { ...countOf(name, own), groups: groups.length === 1 ? [] : groups };
  });
}

function countOf(name: string, blocks: readonly ComparedBlock[]): ComparedCount {
  const rows = blocks.flatMap((block) => block.rows);
  const sum = (side: "before" | "after") => rows.reduce((all, row) => all + row[side], 0);
  return { name, before: sum("before"), after: sum("after") };
}

function blocksOfLines<C extends Card>(
  pool: Pool<C>,
  decks: readonly Deck<C>[],
  lines: readonly Difference[],
): readonly ComparedBlock<C>[] {
  const byKey = new Map(lines.map((line) => [keyOf(line.section, line.card), line]));
  const once = <T>(items: readonly T[], key: (item: T) => string) =>
    [...new Map(items.map((item) => [key(item), item])).values()].filter((item) => byKey.has(key(item)));
  const keyOfEntry = ({ section, card }: Entry<C>) => keyOf(section, card.label);
  const entries = once(
    decks.flatMap((deck) => deck.entries),
    keyOfEntry,
  );
  const misread = once(
    decks.flatMap((deck) => deck.misread),
    ({ section, text }) => keyOf(section, text),
  );
  return blocksOf(pool, { entries, misread }).map(({ heading, section, entries, misread }) => ({
    heading,
    section,
    rows: [
      ...entries.flatMap((entry) => {
        const line = byKey.get(keyOfEntry(entry));
        return line ? [{ ...line, entry }] : [];
      }),
      ...misread.flatMap(({ text }) => byKey.get(keyOf(section, text)) ?? []),
    ],
  }));
}
