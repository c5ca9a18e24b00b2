// The cards that a sentence speaks of: "each enemy unit at this location with CQ 3 or less".
import type { Card } from "../card/card.ts";
import { type Cards, type Naming, phrase, readAny, type Selection, type Test, type TextPhrase } from "./ability.ts";
import { type Found, numberOf, Pattern, type Reader } from "./pattern.ts";

/** The words that a game's texts have for cards. A word may have an end in brackets: "unit(s)". */
export interface Nouns<C extends Card> {
  readonly name: string;
  readonly nouns: Readonly<Record<string, Test<C>>>;
  /** They stand before the noun. */
  readonly adjectives: Readonly<Record<string, Test<C>>>;
  /** They stand behind the noun. Some say where the cards are. */
  readonly suffixes: readonly TextPhrase<Suffix<C>>[];
  /** Words for certain cards: "this unit". */
  readonly references: Readonly<Record<string, Cards<C>>>;
  /** Where cards are looked for if nothing says where. */
  readonly usually: Cards<C>;
  /** What sets those cards apart: "face up". */
  readonly usualAre?: string;
}

export type Suffix<C extends Card> = { readonly is: Test<C> } | { readonly from: Cards<C> };

/** Cards that a sentence names, and whether a card is one of them. */
export interface Named<C extends Card> extends Selection<C> {
  readonly test: Test<C>;
}

/** How many are meant, and whether the card with the text is left out. */
interface Determiner {
  readonly choose?: { readonly least: number; readonly most: number };
  readonly isOther?: boolean;
}

const MOST = 99;

interface Sided {
  isTheirs(id: number): boolean;
}

/** "your": of whoever acts. */
export const isMine = (table: Sided, id: number): boolean => !table.isTheirs(id);
/** "enemy", "your opponent's". */
export const isTheirs = (table: Sided, id: number): boolean => table.isTheirs(id);

/** "another of your units", of what a text waits for. */
export const isAnotherOfMine = (table: Sided, id: number, self: number): boolean => id !== self && isMine(table, id);

/** Those of some cards that are of whoever acts. */
export function mineOf<C extends Card>(cards: Cards<C>): Cards<C> {
  return (table, run) => cards(table, run).filter((id) => isMine(table, id));
}

/** How a game writes suffixes: by what is so of a card, and by where cards come from. */
export function suffixesOf<C extends Card>() {
  const suffix = (words: string, example: string, means: Suffix<C>) => phrase(words, example, {}, () => means);
  return {
    is: (words: string, example: string, is: Test<C>) => suffix(words, example, { is }),
    from: (words: string, example: string, from: Cards<C>) => suffix(words, example, { from }),
  };
}

/** A reader of the cards that a game's texts speak of. */
export function namedBy<C extends Card>(nouns: Nouns<C>): Reader<Named<C>> {
  const references = compiled(nouns.references);
  const adjectives = compiled(nouns.adjectives);
  const heads = compiled(nouns.nouns);
  return {
    name: nouns.name,
    read: (words, at) => [
      ...readAll(references, words, at).map(([cards, next]) => [referred(cards, words.slice(at, next)), next] as const),
      ...determined(words, at).flatMap(([determiner, from]) =>
        described(adjectives, words, from).flatMap(([before, noun]) =>
          readAll(heads, words, noun).flatMap(([head, behind]) =>
            suffixed(nouns, words, behind).map(([after, next]) => {
              const naming = namingOf(nouns, determiner, words.slice(at, next), words.slice(from, next), after);
              return [{ ...named(nouns, determiner, [...before, head], after), naming }, next] as const;
            }),
          ),
        ),
      ),
    ],
  };
}

type Compiled<T> = readonly (readonly [Pattern<Record<string, never>>, T])[];

function compiled<T>(words: Readonly<Record<string, T>>): Compiled<T> {
  return Object.entries(words).map(([pattern, value]) => [new Pattern(pattern, {}), value] as const);
}

function readAll<T>(all: Compiled<T>, words: readonly string[], at: number): readonly Found<T>[] {
  return all.flatMap(([pattern, value]) => pattern.read(words, at).map(([, next]) => [value, next] as const));
}

function referred<C extends Card>(cards: Cards<C>, words: readonly string[]): Named<C> {
  const none = { before: "no card is “", words, after: "” now" };
  return { cards, test: (table, id, run) => cards(table, run).includes(id), naming: { words, none } };
}

/** "no other unit in the Extra Locations is face up", "none of your adjacent units". */
function namingOf<C extends Card>(
  { usualAre }: Nouns<C>,
  { isOther }: Determiner,
  words: readonly string[],
  bare: readonly string[],
  after: readonly Suffix<C>[],
): Naming {
  const before = bare[0] === "your" ? "none of " : isOther ? "no other " : "no ";
  const isElsewhere = usualAre === undefined || after.some((suffix) => "from" in suffix);
  return { words, none: { before, words: bare, after: isElsewhere ? "" : ` is ${usualAre}` } };
}

function determined(words: readonly string[], at: number): readonly Found<Determiner>[] {
  const [word, second, third] = [words[at], words[at + 1], words[at + 2]];
  const one = { choose: { least: 1, most: 1 } };
  const count = numberOf(word);
  const out: Found<Determiner>[] = [[{}, at]];
  if (word === "each" || word === "all") out.push([{}, at + 1]);
  if (word === "another") out.push([{ ...one, isOther: true }, at + 1]);
  if (word === "target") out.push([one, at + 1]);
  if (word === "one" && second === "of") out.push([one, at + 2]);
  if (word === "any" && second === "number" && third === "of") out.push([{ choose: { least: 0, most: MOST } }, at + 3]);
  if (word === "up" && second === "to") {
    const most = numberOf(third);
    if (most !== undefined) out.push([{ choose: { least: 0, most } }, at + 3]);
  }
  if (count !== undefined) out.push([{ choose: { least: count, most: count } }, at + 1]);
  return out;
}

/** Any number of adjectives. */
function described<C extends Card>(
  adjectives: Compiled<Test<C>>,
  words: readonly string[],
  at: number,
): readonly Found<readonly Test<C>[]>[] {
  const more = readAll(adjectives, words, at).flatMap(([test, next]) =>
    described(adjectives, words, next).map(([rest, end]) => [[test, ...rest], end] as const),
  );
  return [[[], at], ...more];
}

function suffixed<C extends Card>(
  nouns: Nouns<C>,
  words: readonly string[],
  at: number,
): readonly Found<readonly Suffix<C>[]>[] {
  const more = readAny(nouns.suffixes, words, at).flatMap(([suffix, next]) =>
    suffixed(nouns, words, next).map(([rest, end]) => [[suffix, ...rest], end] as const),
  );
  return [[[], at], ...more];
}

function named<C extends Card>(
  { usually }: Nouns<C>,
  { choose, isOther }: Determiner,
  before: readonly Test<C>[],
  after: readonly Suffix<C>[],
): Named<C> {
  const tests = [...before, ...after.flatMap((suffix) => ("is" in suffix ? [suffix.is] : []))];
  const from = after.flatMap((suffix) => ("from" in suffix ? [suffix.from] : [])).at(-1) ?? usually;
  // Loops, because an autopilot asks for the cards of every text in hand at every move.
  const test: Test<C> = (table, id, run) => {
    if (isOther && id === run.self) return false;
    for (const one of tests) if (!one(table, id, run)) return false;
    return true;
  };
  const cards: Cards<C> = (table, run) => {
    const found: number[] = [];
    for (const id of from(table, run)) if (test(table, id, run)) found.push(id);
    return found;
  };
  return { cards, test, ...(choose ? { choose } : {}) };
}
