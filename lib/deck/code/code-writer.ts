// A deck code holds, in this order: the version (4 bits), game (4 bits), format, options, house rules and name, then
// for each section the built-in cards (as gaps between their numbers, with counts), then the other cards by name. Four
// letters at the end are a checksum. Games, formats, options, house rules, sections and cards are numbered by their
// position in lists that are only ever added to. The reader is in a file of its own because a builder writes codes all
// the time but seldom reads one.
import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import type { Deck } from "../../core/judge/deck.ts";
import { MOST_LINES } from "../place.ts";
import { BitWriter } from "./bit-writer.ts";

export const VERSION = 1;
/** The most letters that a code may have. Some servers reject longer URLs. */
export const LONGEST = 8000;

/** The code of a deck, or undefined if some line has no section or no count. */
export function encode<C extends Card>(games: readonly Game[], pool: Pool<C>, deck: Deck<C>): string | undefined {
  if (deck.misread.some(({ why, count }) => why === "wrong-section" || why === "bad-count" || count > 99))
    return undefined;
  if (deck.entries.some(({ count }) => count > 99)) return undefined;
  if (deck.entries.length + deck.misread.length > MOST_LINES) return undefined;
  const out = new BitWriter();
  out.bits(VERSION, 4);
  out.bits(
    games.findIndex((game) => game.id === pool.game.id),
    4,
  );
  writeHeading(out, pool.game, deck);
  for (const { id } of pool.game.sections) {
    const entries = deck.entries
      .filter((entry) => entry.section === id)
      .map(({ card, count }) => ({ entry: pool.of(card), count }));
    const numbered = entries.flatMap(({ entry: { code }, count }) => (code === undefined ? [] : [{ code, count }]));
    const named = [
      ...entries.flatMap(({ entry, count }) => (entry.code === undefined ? [{ name: entry.label, count }] : [])),
      ...deck.misread.filter((line) => line.section === id).map(({ text, count }) => ({ name: text, count })),
    ];
    writeNumbered(
      out,
      numbered.sort((a, b) => a.code - b.code),
    );
    writeNamed(
      out,
      named.sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    if (out.length > LONGEST) return undefined;
  }
  const code = out.letters();
  return code.length > LONGEST ? undefined : code;
}

function writeHeading(out: BitWriter, game: Game, deck: Deck): void {
  out.small(game.formats.findIndex(({ id }) => id === deck.format));
  const options = game.options.flatMap(({ id, default: usual }, i) => {
    const value = deck.options[id];
    return value === undefined || value === usual ? [] : [{ i, value }];
  });
  const house = game.house.flatMap(({ id }, i) => {
    const value = deck.house[id];
    return value === undefined || value === false ? [] : [{ i, value: value === true ? 0 : value }];
  });
  for (const list of [options, house]) {
    out.small(list.length);
    for (const { i, value } of list) {
      out.small(i);
      out.small(value);
    }
  }
  out.bits(deck.name === undefined ? 0 : 1, 1);
  if (deck.name !== undefined) out.text(deck.name);
}

function writeNumbered(out: BitWriter, lines: readonly { code: number; count: number }[]): void {
  out.small(lines.length);
  if (lines.length === 0) return;
  const gaps = lines.map(({ code }, i) => code - (lines[i - 1]?.code ?? -1) - 1);
  const extra = lines.map(({ count }) => count - 1);
  for (const numbers of [gaps, extra]) {
    const k = cheapest(numbers);
    out.bits(k, 3);
    for (const n of numbers) out.rice(n, k);
  }
}

function writeNamed(out: BitWriter, lines: readonly { name: string; count: number }[]): void {
  out.small(lines.length);
  for (const { name, count } of lines) {
    // The code is already too long, so there is no point in writing the rest.
    if (out.length > LONGEST) return;
    out.text(name);
    out.small(count - 1);
  }
}

/** The parameter that writes the numbers in the fewest bits. */
function cheapest(numbers: readonly number[]): number {
  const cost = (k: number) => numbers.reduce((sum, n) => sum + (n >> k) + 1 + k, 0);
  return [0, 1, 2, 3, 4, 5, 6, 7].reduce((best, k) => (cost(k) < cost(best) ? k : best));
}
