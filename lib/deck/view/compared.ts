import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Deck, Entry } from "../../core/judge/deck.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { type Difference, keyOf, linesOfBoth } from "./diff.ts";

/** A block of a comparison: each row has the counts of both decks. */
export interface ComparedBlock<C extends Card = Card> extends Pick<Block<C>, "heading" | "section"> {
  readonly rows: readonly (Difference & { readonly entry?: Entry<C> })[];
}

/** Two decks as blocks: what differs, and what both have in the same number. */
export function compared<C extends Card>(pool: Pool<C>, before: Deck<C>, after: Deck<C>) {
  const lines = linesOfBoth(before, after);
  const blocks = (own: readonly Difference[]) => blocksOfLines(pool, [before, after], own);
  return {
    changed: blocks(lines.filter((line) => line.before !== line.after)),
    common: blocks(lines.filter((line) => line.before === line.after)),
  };
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
