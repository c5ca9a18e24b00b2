// A deck code, first to last: version (4 bits), game (4 bits), format, options, house rules, name, then for each section
// of the game its built-in cards as gaps between their numbers with their counts, then its other cards by name.
// Four letters at the end tell typing errors. Numbers of games, formats, options, house rules, sections and cards are
// their places in lists that are only ever added to.
import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card.ts";
import type { Deck, HouseRules, Options } from "../core/deck.ts";
import type { Game } from "../core/game.ts";
import { BitReader, BitWriter, Unreadable } from "./bits.ts";
import { headingOf, inWords, type Wish } from "./heading.ts";
import { type Heading, type Line, MOST_LINES, place } from "./place.ts";

const VERSION = 1;
const LONGEST = 8000;
const MOST_NAME = 400;

/** A deck as a code carries it: cards by number or by name. */
export interface Carried {
  readonly game: Game;
  readonly heading: Heading;
  readonly lines: readonly { readonly section: string; readonly card: number | string; readonly count: number }[];
}

/** The code of a deck; none for a deck with lines that stand nowhere or have no count. */
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

export type Decoded = { ok: true; carried: Carried } | { ok: false; why: string };

/** What a code carries, or one sentence on why it cannot be read. */
export function decode(games: readonly Game[], code: string): Decoded {
  if (code.length > LONGEST) return { ok: false, why: "This code is too long to be a deck's." };
  const input = BitReader.of(code);
  if (!input) return { ok: false, why: "This code has a letter too many, too few or wrong: copy it again, whole." };
  try {
    if (input.bits(4) !== VERSION) return { ok: false, why: "This code was made by a newer Drydock." };
    const game = games[input.bits(4)];
    if (!game) return { ok: false, why: "This code is of a game that this Drydock does not know." };
    const wish = readHeading(input, game);
    const lines: { section: string; card: number | string; count: number }[] = [];
    for (const { id } of game.sections) {
      for (const read of [readNumbered, readNamed])
        for (const line of read(input, MOST_LINES - lines.length)) lines.push({ section: id, ...line });
    }
    if (!input.atEnd()) throw new Unreadable();
    // What a code asks for is read as what a list asks for: its options have the same bounds.
    const heading = headingOf(game, wish);
    if (!heading.ok) return { ok: false, why: `This code asks for what is not played. ${inWords(heading.faults)}` };
    return { ok: true, carried: { game, heading: heading.heading, lines } };
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, why: "This code does not say a whole deck: copy it again, whole." };
    throw error;
  }
}

/** The deck that a code carries, read against the cards loaded. */
export function unpacked<C extends Card>(
  pool: Pool<C>,
  carried: Carried,
): { ok: true; deck: Deck<C> } | { ok: false; why: string } {
  const lines: Line[] = [];
  for (const { section, card, count } of carried.lines) {
    const name = typeof card === "number" ? pool.byCode(card)?.label : card;
    if (name === undefined) return { ok: false, why: "This code has cards that this Drydock does not know yet." };
    lines.push({ section, name, count });
  }
  return { ok: true, deck: place(pool, carried.heading, lines).deck };
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

function readHeading(input: BitReader, game: Game): Wish {
  const format = game.formats[input.small()];
  if (!format) throw new Unreadable();
  const own = game.options.filter((option) => !option.formats || option.formats.includes(format.id));
  const options: Record<string, number> = Object.fromEntries(own.map((option) => [option.id, option.default]));
  for (let left = input.small(); left > 0; left--) {
    const option = game.options[input.small()];
    if (!option) throw new Unreadable();
    options[option.id] = input.small();
  }
  const house: Record<string, boolean | number> = {};
  for (let left = input.small(); left > 0; left--) {
    const rule = game.house[input.small()];
    if (!rule) throw new Unreadable();
    const value = input.small();
    house[rule.id] = value === 0 ? true : value;
  }
  const name = input.bits(1) === 1 ? input.text(MOST_NAME) : undefined;
  return { format: format.id, options: options satisfies Options, house: house satisfies HouseRules, name };
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

function readNumbered(input: BitReader, most: number): { card: number; count: number }[] {
  const length = input.small();
  if (length > most) throw new Unreadable();
  if (length === 0) return [];
  const [gaps, extra] = [0, 1].map(() => {
    const k = input.bits(3);
    return Array.from({ length }, () => input.rice(k));
  });
  let code = -1;
  return (gaps ?? []).map((gap, i) => {
    code += gap + 1;
    return { card: code, count: sane((extra?.[i] ?? 0) + 1) };
  });
}

function writeNamed(out: BitWriter, lines: readonly { name: string; count: number }[]): void {
  out.small(lines.length);
  for (const { name, count } of lines) {
    // The code would be too long: the rest need not be written.
    if (out.length > LONGEST) return;
    out.text(name);
    out.small(count - 1);
  }
}

function readNamed(input: BitReader, most: number): { card: string; count: number }[] {
  const length = input.small();
  if (length > most) throw new Unreadable();
  return Array.from({ length }, () => ({ card: input.text(MOST_NAME * 2), count: sane(input.small() + 1) }));
}

function sane(count: number): number {
  if (count > 99) throw new Unreadable();
  return count;
}

/** The parameter that writes the numbers in the fewest bits. */
function cheapest(numbers: readonly number[]): number {
  const cost = (k: number) => numbers.reduce((sum, n) => sum + (n >> k) + 1 + k, 0);
  return [0, 1, 2, 3, 4, 5, 6, 7].reduce((best, k) => (cost(k) < cost(best) ? k : best));
}
