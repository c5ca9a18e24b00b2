import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { readText } from "../../lib/deck/list/text.ts";
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

  test("fall apart into what changes and what is common, with the copies of both", () => {
    const { changed, common } = compared(pool, before, after);
    const rows = [...changed, ...common].flatMap((block) => block.rows);
    expect(rows.reduce((sum, row) => sum + row.before, 0)).toBe(copies(before));
    expect(rows.reduce((sum, row) => sum + row.after, 0)).toBe(copies(after));
    expect(changed.flatMap((block) => block.rows)).toHaveLength(difference(before, after).length);
    for (const row of common.flatMap((block) => block.rows)) expect(row.before).toBe(row.after);
    expect(compared(pool, before, before).changed).toEqual([]);
  });

  test("have charts whose pairs are the numbers of each, columns from low to high", () => {
    const [one, other] = [before, after].map((deck) => numbersOf(pool, deck.entries));
    for (const { id, as, pairs } of paired(one ?? [], other ?? [])) {
      const sumOf = (numbers: typeof one) => {
        const chart = numbers?.find((chart) => chart.id === id);
        const all = as === "totals" ? chart?.totals.map(({ value }) => value) : chart?.bars.map(({ count }) => count);
        return all?.reduce((sum, n) => sum + n, 0);
      };
      expect([id, pairs.reduce((sum, pair) => sum + pair.before, 0)]).toEqual([id, sumOf(one)]);
      expect([id, pairs.reduce((sum, pair) => sum + pair.after, 0)]).toEqual([id, sumOf(other)]);
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
