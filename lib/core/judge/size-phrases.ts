// Phrases about how many cards are in a section.

import type { Card } from "../card/card.ts";
import { Answer } from "../card/fact.ts";
import { counted } from "../words.ts";
import type { DeckPart, DeckSections, Entry, SectionName } from "./deck.ts";
import { add, remove } from "./fixes.ts";
import { custom, finding, notKnown, type Tally, tally, type Which } from "./phrases.ts";
import type { Finding, Fix, Phrase, Size, Terms } from "./rule.ts";

const NONE: readonly never[] = [];

/** Further fixes, tried before the usual ones. */
type Ways<C extends Card> = (part: DeckPart<C>, deck: DeckSections<C>, terms: Terms<C>) => readonly Fix[];

interface Sized<C extends Card> {
  /** What is counted: "cards", "heroes". */
  readonly one?: string;
  readonly many?: string;
  /** What the message calls the section: "The deck", "The sideboard". */
  readonly where: string;
  readonly which?: Which<C>;
  readonly fixes?: Ways<C>;
}

/** A phrase about nothing but the size of a section. */
function sized<C extends Card>(section: SectionName, size: Omit<Size<C>, "section">, check: Phrase<C>["check"]) {
  return { ...custom([section], check, [{ section: section.id, ...size }]), aboutSize: true };
}

/** Exactly this many cards. */
export function exactly<C extends Card>(n: number, section: SectionName, words: Sized<C>): Phrase<C> {
  const { which } = words;
  return sized(section, { cards: n, bound: "exactly", ...(which ? { counts: which } : {}) }, (deck, terms) =>
    between(n, n, deck.in(section), words, { deck, terms }),
  );
}

/** At most this many cards in the whole section. */
export function atMost<C extends Card>(n: number, section: SectionName, words: Omit<Sized<C>, "which">): Phrase<C> {
  return sized(section, { cards: n, bound: "most" }, (deck, terms) =>
    between(0, n, deck.in(section), words, { deck, terms }),
  );
}

/** At most this many cards of some kind. A line that names no card never certainly counts. */
export function atMostOf<C extends Card>(
  n: number,
  section: SectionName,
  which: Which<C>,
  words: Omit<Sized<C>, "which">,
): Phrase<C> {
  return custom([section], (deck, terms) =>
    between(0, n, named(deck.in(section)), { ...words, which }, { deck, terms }),
  );
}

/** The part without lines that name no card. */
function named<C extends Card>(part: DeckPart<C>): DeckPart<C> {
  const total = part.entries.reduce((sum, entry) => sum + entry.count, 0);
  return total === part.total ? part : { ...part, total };
}

/** At least this many cards, in a section that a deck may also leave out. */
export function atLeastIfGiven<C extends Card>(
  n: number,
  section: SectionName,
  words: { readonly says: (total: number) => string; readonly fixes?: Ways<C> },
): Phrase<C> {
  return sized(section, { cards: n, bound: "least" }, (deck, terms) => {
    const part = deck.in(section);
    if (part.total === 0 || part.total >= n) return NONE;
    const fixes = words.fixes?.(part, deck, terms) ?? NONE;
    return [finding("error", words.says(part.total), { section: section.id, fixes })];
  });
}

/**
 * Whether some choice of the open counts gives a total between two numbers. Sums above the higher one are dropped, so
 * the work grows only with the number of open counts.
 */
function canReach(low: number, high: number, { sure, open }: Tally<Card>): boolean {
  let sums = new Set([sure].filter((n) => n <= high));
  for (const { count } of open) sums = new Set([...sums, ...[...sums].map((n) => n + count).filter((n) => n <= high)]);
  return [...sums].some((n) => n >= low);
}

interface Around<C extends Card> {
  readonly deck: DeckSections<C>;
  readonly terms: Terms<C>;
}

function between<C extends Card>(
  low: number,
  high: number,
  part: DeckPart<C>,
  words: Sized<C>,
  { deck, terms }: Around<C>,
): readonly Finding[] {
  const { which } = words;
  const { sure, open } = which ? tally(part, which) : { sure: part.total, open: NONE };
  // Some choice of the open counts reaches the lowest total, and some choice reaches the highest.
  const most = open.reduce((sum, { count }) => sum + count, sure);
  if (sure >= low && most <= high) return NONE;
  if (which && canReach(low, high, { sure, open }))
    return open.map((entry) => notKnown(entry, which(entry.card).lacks, `whether ${wanted(low, high, words)}`));
  const have = counted(sure, words.one ?? "card", words.many);
  const message = `${words.where} has ${have}, but ${wanted(low, high, words)}.`;
  const own = words.fixes?.(part, deck, terms) ?? NONE;
  const every = [...own, ...resized(part, sure < low ? low - sure : high - sure, which)].filter(isSensible);
  const fixes = every.filter((fix, i) => every.findIndex(({ label }) => label === fix.label) === i);
  return [finding("error", message, { section: part.section, fixes })];
}

function wanted<C extends Card>(low: number, high: number, { one = "card", many = `${one}s` }: Sized<C>): string {
  const limit = counted(high, one, many);
  return low === high
    ? `exactly ${limit} ${high === 1 ? "is" : "are"} needed`
    : `at most ${limit} ${high === 1 ? "is" : "are"} allowed`;
}

/** Nobody wants a deck that is filled up with more copies of one card than this. */
const MOST_COPIES = 4;

function isSensible({ edits }: Fix): boolean {
  return edits.every(({ by }) => by <= MOST_COPIES);
}

/** Fixes that make the size right by changing only one card's copies, for up to three cards of the deck. */
function resized<C extends Card>(part: DeckPart<C>, by: number, which?: Which<C>): readonly Fix[] {
  const counts = which ? part.entries.filter((entry) => which(entry.card) === Answer.yes) : part.entries;
  if (by > 0) return threeToAdd(counts).map((entry) => add(entry.section, entry.card.label, by));
  return threeOfMost(counts.filter(({ count }) => count >= -by)).map((entry) => remove(entry, -by));
}

/**
 * Three entries with different numbers of copies where there are such, the fewest first: what limits the copies of one card
 * often depends on how many there are.
 */
function threeToAdd<C extends Card>(entries: readonly Entry<C>[]): readonly Entry<C>[] {
  const byCount = new Map<number, Entry<C>>();
  for (const entry of entries) if (!byCount.has(entry.count)) byCount.set(entry.count, entry);
  const different = [...byCount.values()].sort((one, other) => one.count - other.count);
  return [...different, ...entries.filter((entry) => !different.includes(entry))].slice(0, 3);
}

/** The three entries with the most copies, most first. */
function threeOfMost<C extends Card>(entries: readonly Entry<C>[]): readonly Entry<C>[] {
  const out: Entry<C>[] = [];
  for (const entry of entries) {
    const place = out.findIndex(({ count }) => count < entry.count);
    if (place >= 0) out.splice(place, 0, entry);
    else if (out.length < 3) out.push(entry);
    if (out.length > 3) out.pop();
  }
  return out;
}
