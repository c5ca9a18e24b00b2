import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { numbersOf } from "../../lib/deck/view/charts.ts";
import { compared } from "../../lib/deck/view/compared.ts";
import { difference } from "../../lib/deck/view/diff.ts";
import { paired } from "../../lib/deck/view/paired.ts";
import { games } from "../every-game.ts";

const copies = ({ entries }: Pick<Deck, "entries">) => entries.reduce((sum, { count }) => sum + count, 0);

describe.each(games.map((game) => [game.id, game] as const))("two decks of %s", (_, game) => {
  const pool = builtInPool(game);
  const [before, after] = samplesOf(game).flatMap(({ text }) => {
    const read = readText(games, pool, text);
    return read.ok ? [read.reading.deck] : [];
  });
  if (!before || !after) throw new Error("There are two samples.");

  test("fall apart into what changes and what both have", () => {
    const { changed, common } = compared(pool, before, after);
    expect(changed.flatMap((block) => block.rows)).toHaveLength(difference(before, after).length);
    const shared = before.entries.filter(({ section, card }) =>
      after.entries.some((entry) => entry.section === section && entry.card.label === card.label),
    );
    expect(common.flatMap((block) => block.rows)).toHaveLength(shared.length);
    expect(compared(pool, before, before).changed).toEqual([]);
  });

  test("are counted: what one has alone, what both have, and the sections and groups of each", () => {
    const { onlyBefore, onlyAfter, both, common, sections } = compared(pool, before, after);
    expect(onlyBefore.copies + both.copies).toBe(copies(before));
    expect(onlyAfter.copies + both.copies).toBe(copies(after));
    expect(both.cards).toBe(common.flatMap((block) => block.rows).length);
    const counts = report(games, pool, before).counts;
    for (const { name, before: n, after: m, groups } of sections) {
      const id = game.sections.find((section) => section.name === name)?.id ?? "";
      expect([name, n]).toEqual([name, counts[id] ?? 0]);
      if (groups.length === 0) continue;
      expect(groups.reduce((sum, group) => sum + group.before, 0)).toBe(n);
      expect(groups.reduce((sum, group) => sum + group.after, 0)).toBe(m);
    }
    const same = compared(pool, before, before);
    expect([same.onlyBefore, same.onlyAfter]).toEqual(Array(2).fill({ copies: 0, cards: 0 }));
    expect(same.both.copies).toBe(copies(before));
  });

  test("have charts whose pairs are the numbers of each, columns from low to high", () => {
    const [one, other] = [before, after].map((deck) => numbersOf(pool, deck.entries));
    for (const { id, as, pairs, averages, cards } of paired(one ?? [], other ?? [])) {
      const valuesOf = (numbers: typeof one) => {
        const chart = numbers?.find((chart) => chart.id === id);
        return as === "totals" ? chart?.totals.reduce((sum, total) => sum + total.of, 0) : chart?.cards;
      };
      expect([id, cards]).toEqual([id, (valuesOf(one) ?? 0) + (valuesOf(other) ?? 0)]);
      const sumOf = (numbers: typeof one) => {
        const chart = numbers?.find((chart) => chart.id === id);
        const all = as === "totals" ? chart?.totals.map(({ value }) => value) : chart?.bars.map(({ count }) => count);
        return all?.reduce((sum, n) => sum + n, 0);
      };
      expect([id, pairs.reduce((sum, pair) => sum + pair.before, 0)]).toEqual([id, sumOf(one)]);
      expect([id, pairs.reduce((sum, pair) => sum + pair.after, 0)]).toEqual([id, sumOf(other)]);
      expect(averages !== undefined).toBe(as === "histogram");
      const columns = pairs.map(({ label }) => Number(label)).filter((n) => !Number.isNaN(n));
      if (as === "histogram") expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    }
  });
});

test("lines that name no card are compared by what was typed", () => {
  const [game] = games;
  if (!game) throw new Error("There is no game.");
  const [{ id: section }] = game.sections;
  const deck = (count: number): Deck => ({
    format: game.formats[0].id,
    options: {},
    house: {},
    entries: [],
    misread: [{ why: "unknown-card", section, text: "Nobody", count, near: [] }],
  });
  const { changed } = compared(builtInPool(game), deck(1), deck(3));
  expect(changed.map(({ rows }) => rows)).toEqual([[{ section, card: "Nobody", before: 1, after: 3 }]]);
});
