// The ways in which people write a card and its count on a line. Tests and the help page read them from here.
import { numberOf, withoutMark } from "./typed-line.ts";

export interface Counted {
  readonly name: string;
  readonly count: number;
  /** Set if the line was understood differently from how it was written. */
  readonly guess?: true;
}

/** What is known about the names of a game's cards. */
export interface Names {
  /** Whether exactly one card has the name. */
  isOne(name: string): boolean;
  /** Whether any card has the name. */
  isAny(name: string): boolean;
  /** Whether a number after a name belongs to it, as in “City 20”. */
  readonly areNumbered: boolean;
}

interface CardPattern {
  readonly name: string;
  /** A line that the pattern reads, made with the name of any game's card. */
  example(card: string): string;
  /** What the pattern reads from the example. */
  readonly yields: { readonly count: number; readonly guess?: true };
  read(text: string, names: Names): Counted | undefined;
}

const COUNT = "([+-]?(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,30}(?:[.,]\\d{1,30})?))";
const PLAIN = new RegExp(`^${COUNT} (\\S.*)$`);
const BEFORE = new RegExp(`^${COUNT}(?:\\s*[x×*]\\s+|[x×*](?!\\w+\\*$)|\\s+)(\\S.*)$`, "i");
const BEHIND = /^(.*\S)\s+[[(]?[x×]\s*(\d{1,9})[\])]?$/i;
const TIMES_FIRST = /^[x×] ?(\d{1,9}) (\S.*)$/i;
const BARE_BEHIND = /^(.*\S)\s+(?:[[(](\d{1,2})[\])]|(\d{1,2}))$/;
const ITEM = /^\d{1,3}[.)]\s+(\S.*)$/;

/** The first pattern that fits reads the line. */
export const CARD_PATTERNS: readonly CardPattern[] = [
  {
    name: "a name",
    example: (card) => card,
    yields: { count: 1 },
    read: (text, { isOne }) => (isOne(text) ? { name: text, count: 1 } : undefined),
  },
  {
    name: "an item of a numbered list",
    example: (card) => `2. 5 ${card}`,
    yields: { count: 5, guess: true },
    // An item number is removed only once. It stands in front of a count and a card, never in front of another item
    // number.
    read: (text, names) => {
      const item = ITEM.exec(text)?.[1];
      return item === undefined ? undefined : { ...readCard(item, names, INSIDE_ITEMS), guess: true };
    },
  },
  {
    name: "a count and a name",
    example: (card) => `5 ${card}`,
    yields: { count: 5 },
    read: (text, { isOne }) => {
      const [, count, name] = PLAIN.exec(text) ?? [];
      return count !== undefined && name !== undefined && isOne(name) ? { name, count: numberOf(count) } : undefined;
    },
  },
  {
    name: "a count, a sign for “times” and a name",
    example: (card) => `5x ${card}`,
    yields: { count: 5 },
    read: (text, names) => {
      const [, count, name] = BEFORE.exec(text) ?? [];
      if (count === undefined || name === undefined) return undefined;
      return { ...asNamed(name, names), count: numberOf(count) };
    },
  },
  {
    name: "a name, a sign for “times” and a count",
    example: (card) => `${card} x5`,
    yields: { count: 5 },
    read: (text) => {
      const [, name, count] = BEHIND.exec(text) ?? [];
      return name === undefined || count === undefined ? undefined : { name, count: numberOf(count) };
    },
  },
  {
    name: "a sign for “times”, a count and a name",
    example: (card) => `x5 ${card}`,
    yields: { count: 5, guess: true },
    read: (text, { isAny }) => {
      const [, count, name] = TIMES_FIRST.exec(text) ?? [];
      if (count === undefined || name === undefined || !isAny(name)) return undefined;
      return { name, count: numberOf(count), guess: true };
    },
  },
  {
    name: "a name and a count without a sign",
    example: (card) => `${card} [5]`,
    yields: { count: 5, guess: true },
    // In games that number their names, only square brackets can tell a count from a number that no card has.
    read: (text, { isOne, areNumbered }) => {
      const [, name, inBrackets, bare] = BARE_BEHIND.exec(text) ?? [];
      if (name === undefined || !isOne(name) || (areNumbered && !text.endsWith("]"))) return undefined;
      return { name, count: numberOf(inBrackets ?? bare ?? ""), guess: true };
    },
  },
  {
    name: "a name with the set’s mark of another tool",
    example: (card) => `${card} (SET) 14`,
    yields: { count: 1, guess: true },
    read: (text, names) => decorated(text, names, withoutMark(text)),
  },
  {
    name: "a name with emphasis",
    example: (card) => `*${card}*`,
    yields: { count: 1, guess: true },
    read: (text, names) => decorated(text, names, /^([*_]{1,2})(.+)\1$/.exec(text)?.[2]),
  },
  {
    name: "a name in quotation marks",
    example: (card) => `“${card}”`,
    yields: { count: 1, guess: true },
    read: (text, names) => decorated(text, names, /^["“„«](.+)["”“»]$/.exec(text)?.[1]),
  },
];

const DECORATED = CARD_PATTERNS.slice(-3);
const INSIDE_ITEMS = CARD_PATTERNS.filter(({ name }) => name !== "an item of a numbered list");

/**
 * Reads a card and its count. If no pattern fits, the line is one copy of a card with that name, even if no such card
 * exists.
 */
export function readCard(text: string, names: Names, patterns = CARD_PATTERNS): Counted {
  for (const { read } of patterns) {
    const counted = read(text, names);
    if (counted) return counted;
  }
  return { name: text, count: 1 };
}

/** A name that followed a count. What other tools add to it is removed if that leaves a card's name. */
function asNamed(name: string, names: Names): Counted {
  return names.isAny(name) ? { name, count: 1 } : readCard(name, names, DECORATED);
}

function decorated(text: string, { isAny }: Names, name: string | undefined): Counted | undefined {
  return name !== undefined && !isAny(text) && isAny(name) ? { name, count: 1, guess: true } : undefined;
}
