import type { Card } from "../card/card.ts";
import { Answer, type Fact, type Known, missingOf } from "../card/fact.ts";
import type { Entry, Part, Pile, SectionName } from "./deck.ts";
import { add, remove } from "./fixes.ts";
import type { Finding, Fix, Phrase, Severity, Size, Terms } from "./rule.ts";

const NONE: readonly never[] = [];

/** "1 card", "3 cards". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** More words than this are counted and not listed: nobody reads them, and they would fill an answer. */
const MOST_LISTED = 30;

/** "A", "A and B", "A, B and C". */
export function listed(words: readonly string[], joint = "and"): string {
  if (words.length < 2) return words.join("");
  if (words.length > MOST_LISTED)
    return `${words.slice(0, MOST_LISTED).join(", ")} ${joint} ${words.length - MOST_LISTED} more`;
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

export function cardsOf(entries: readonly Entry[]): Finding["cards"] {
  return entries.map(({ card, count, section }) => ({ name: card.label, count, section }));
}

interface Details {
  readonly section?: string;
  readonly cards?: readonly Entry[];
  readonly fixes?: readonly Fix[];
}

export function finding(severity: Severity, message: string, details: Details = {}): Finding {
  const section = details.section ?? details.cards?.[0]?.section;
  const cards = cardsOf(details.cards ?? []);
  const fixes = details.fixes ?? [];
  return section === undefined ? { severity, message, cards, fixes } : { severity, section, message, cards, fixes };
}

/** That a rule cannot be checked because facts of a card are missing, and which. */
export function notKnown(entry: Entry, lacks: Answer["lacks"], what: string): Finding {
  const labels = listed([...new Set(lacks.map((fact) => fact.label))]);
  return finding("unknown", `${entry.card.label}: ${labels} not known, so ${what} cannot be said.`, { cards: [entry] });
}

type Which<C extends Card> = (card: Known<C>) => Answer;

/** How many copies are certainly counted, and the counts that may come on top. */
export interface Tally<C extends Card> {
  readonly sure: number;
  readonly open: readonly Entry<C>[];
}

export function tally<C extends Card>(part: Part<C>, which: Which<C>): Tally<C> {
  let sure = part.total;
  const open: Entry<C>[] = [];
  for (const entry of part.entries) {
    const answer = which(entry.card);
    if (answer === Answer.yes) continue;
    sure -= entry.count;
    if (answer.isUnknown) open.push(entry);
  }
  return { sure, open };
}

/** Whether some choice of the open counts reaches a total between two numbers. Sums above the higher one are dropped,
 * so the work grows with the number of open counts alone. */
function canReach(low: number, high: number, { sure, open }: Tally<Card>): boolean {
  let sums = new Set([sure].filter((n) => n <= high));
  for (const { count } of open) sums = new Set([...sums, ...[...sums].map((n) => n + count).filter((n) => n <= high)]);
  return [...sums].some((n) => n >= low);
}

/** What a rule asks for that no phrase fits. It says of itself what phrases know. */
export function custom<C extends Card>(
  about: {
    readonly reads: readonly SectionName[];
    readonly sizes?: readonly Size<C>[];
    readonly aboutSize?: true;
    readonly byName?: true;
    readonly mayLose?: readonly SectionName[];
  },
  check: Phrase<C>["check"],
): Phrase<C> {
  return {
    reads: about.reads.map(({ id }) => id),
    sizes: about.sizes ?? NONE,
    aboutSize: about.aboutSize ?? false,
    byName: about.byName ?? false,
    mayLose: about.mayLose?.map(({ id }) => id) ?? NONE,
    check,
  };
}

/** All that several phrases ask for. */
export function all<C extends Card>(...phrases: readonly Phrase<C>[]): Phrase<C> {
  const reads = [...new Set(phrases.flatMap((phrase) => phrase.reads))];
  return {
    reads,
    sizes: phrases.flatMap((phrase) => phrase.sizes),
    aboutSize: phrases.every((phrase) => phrase.aboutSize),
    byName: phrases.every((phrase) => phrase.byName),
    mayLose: reads.filter((id) => phrases.every((phrase) => !phrase.reads.includes(id) || phrase.mayLose.includes(id))),
    check: (pile, terms) => {
      const found: Finding[] = [];
      for (const phrase of phrases) for (const one of phrase.check(pile, terms)) found.push(one);
      return found;
    },
  };
}

/** One phrase under a house rule, another one without it. */
export function underHouse<C extends Card>(house: string, phrase: Phrase<C>, without: Phrase<C>): Phrase<C> {
  return {
    ...all(without, phrase),
    sizes: [...without.sizes, ...phrase.sizes.map((size) => ({ ...size, house }))],
    check: (pile, terms) => (terms.house[house] ? phrase : without).check(pile, terms),
  };
}

/** Further ways out, tried before the usual ones. */
type Ways<C extends Card> = (part: Part<C>, pile: Pile<C>, terms: Terms<C>) => readonly Fix[];

interface Sized<C extends Card> {
  /** What is counted: "cards", "heroes". */
  readonly one?: string;
  readonly many?: string;
  /** "The deck", "The sideboard". */
  readonly where: string;
  readonly which?: Which<C>;
  readonly fixes?: Ways<C>;
}

/** Exactly so many cards. */
export function exactly<C extends Card>(n: number, section: SectionName, words: Sized<C>): Phrase<C> {
  const { which } = words;
  const size = { section: section.id, cards: n, bound: "exactly", ...(which ? { counts: which } : {}) } as const;
  return custom({ reads: [section], sizes: [size], aboutSize: true }, (pile, terms) =>
    between(n, n, pile.in(section), words, { pile, terms }),
  );
}

/** At most so many cards in the whole section. */
export function atMost<C extends Card>(n: number, section: SectionName, words: Omit<Sized<C>, "which">): Phrase<C> {
  const size = { section: section.id, cards: n, bound: "most" } as const;
  return custom({ reads: [section], sizes: [size], aboutSize: true, mayLose: [section] }, (pile, terms) =>
    between(0, n, pile.in(section), words, { pile, terms }),
  );
}

/** At most so many cards of some kind. A line that names no card is none of them for certain. */
export function atMostOf<C extends Card>(
  n: number,
  section: SectionName,
  which: Which<C>,
  words: Omit<Sized<C>, "which">,
): Phrase<C> {
  return custom({ reads: [section], mayLose: [section] }, (pile, terms) =>
    between(0, n, named(pile.in(section)), { ...words, which }, { pile, terms }),
  );
}

/** The part without the lines that name no card. */
function named<C extends Card>(part: Part<C>): Part<C> {
  const total = part.entries.reduce((sum, entry) => sum + entry.count, 0);
  return total === part.total ? part : { ...part, total };
}

/** At least so many cards, in a section that a deck may also leave out. */
export function atLeastIfGiven<C extends Card>(
  n: number,
  section: SectionName,
  words: { readonly says: (total: number) => string; readonly fixes?: Ways<C> },
): Phrase<C> {
  const size = { section: section.id, cards: n, bound: "least" } as const;
  return custom({ reads: [section], sizes: [size], aboutSize: true }, (pile, terms) => {
    const part = pile.in(section);
    if (part.total === 0 || part.total >= n) return NONE;
    const fixes = terms.isTrial ? NONE : (words.fixes?.(part, pile, terms) ?? NONE);
    return [finding("error", words.says(part.total), { section: section.id, fixes })];
  });
}

interface Around<C extends Card> {
  readonly pile: Pile<C>;
  readonly terms: Terms<C>;
}

function between<C extends Card>(
  low: number,
  high: number,
  part: Part<C>,
  words: Sized<C>,
  { pile, terms }: Around<C>,
): readonly Finding[] {
  const { which } = words;
  const { sure, open } = which ? tally(part, which) : { sure: part.total, open: NONE };
  // The least and the most that the open counts can come to are both reached by some choice.
  const most = open.reduce((sum, { count }) => sum + count, sure);
  if (sure >= low && most <= high) return NONE;
  if (which && canReach(low, high, { sure, open }))
    return open.map((entry) => notKnown(entry, which(entry.card).lacks, `whether ${wanted(low, high, words)}`));
  const have = counted(sure, words.one ?? "card", words.many);
  const message = `${words.where} has ${have}; ${wanted(low, high, words)}.`;
  if (terms.isTrial) return [finding("error", message, { section: part.section })];
  const own = words.fixes?.(part, pile, terms) ?? NONE;
  const every = [...own, ...resized(part, sure < low ? low - sure : high - sure, which)];
  const fixes = every.filter((fix, i) => every.findIndex(({ label }) => label === fix.label) === i);
  return [finding("error", message, { section: part.section, fixes })];
}

function wanted<C extends Card>(low: number, high: number, { one = "card", many = `${one}s` }: Sized<C>): string {
  const limit = counted(high, one, many);
  return low === high
    ? `exactly ${limit} ${high === 1 ? "is" : "are"} needed`
    : `at most ${limit} ${high === 1 ? "is" : "are"} allowed`;
}

/** Up to three cards of the deck whose copies alone would make the size right. */
function resized<C extends Card>(part: Part<C>, by: number, which?: Which<C>): readonly Fix[] {
  const counts = which ? part.entries.filter((entry) => which(entry.card) === Answer.yes) : part.entries;
  if (by > 0) return threeOfMost(counts).map((entry) => add(entry.section, entry.card.label, by));
  return threeOfMost(counts.filter(({ count }) => count >= -by)).map((entry) => remove(entry, -by));
}

/** The three entries of most copies, most first. */
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

/** At most so many copies of each card for which the question is answered with yes. */
export function atMostEach<C extends Card>(
  most: number | ((terms: Terms<C>) => number),
  section: SectionName,
  words: { readonly where: string; readonly which?: Which<C> },
): Phrase<C> {
  const { where, which } = words;
  return custom({ reads: [section], byName: true, mayLose: [section] }, (pile, terms) => {
    const n = typeof most === "number" ? most : most(terms);
    const out: Finding[] = [];
    for (const entry of pile.in(section).entries) {
      if (entry.count <= n) continue;
      const answer = which ? which(entry.card) : Answer.yes;
      if (answer === Answer.no) continue;
      if (answer.isUnknown) {
        out.push(notKnown(entry, answer.lacks, `whether ${entry.count} copies are allowed`));
        continue;
      }
      const message = `${entry.card.label} is in ${where} ${counted(entry.count, "time")}; ${n} ${n === 1 ? "is" : "are"} allowed.`;
      out.push(finding("error", message, { cards: [entry], fixes: [remove(entry, entry.count - n)] }));
    }
    return out;
  });
}

/** No card for which the question is answered with yes. */
export function none<C extends Card>(
  sections: readonly [SectionName, ...SectionName[]],
  which: Which<C>,
  words: {
    readonly says: (entry: Entry<C>) => string;
    readonly what: string;
    readonly fixes?: (entry: Entry<C>, pile: Pile<C>) => readonly Fix[];
  },
): Phrase<C> {
  return custom({ reads: sections, byName: true, mayLose: sections }, (pile) => {
    const out: Finding[] = [];
    for (const entry of pile.in(...sections).entries) {
      const answer = which(entry.card);
      if (answer === Answer.no) continue;
      if (answer.isUnknown) out.push(notKnown(entry, answer.lacks, words.what));
      else {
        const fixes = words.fixes?.(entry, pile) ?? [remove(entry)];
        out.push(finding("error", words.says(entry), { cards: [entry], fixes }));
      }
    }
    return out;
  });
}

/** All cards that have the attribute share one value of it; cards without it go with any. */
export function allShare<C extends Card, T extends string>(
  sections: readonly [SectionName, ...SectionName[]],
  of: (card: Known<C>) => Fact<T>,
  words: { readonly where: string; readonly what: string; readonly which?: Which<C> },
): Phrase<C> {
  const { where, which } = words;
  const what = `whether it goes with the other cards of ${where.charAt(0).toLowerCase()}${where.slice(1)}`;
  return custom({ reads: sections, mayLose: sections }, (pile) => {
    const { entries } = pile.in(...sections);
    const { groups, open } = grouped(which ? entries.filter(({ card }) => which(card) === Answer.yes) : entries, of);
    if (groups.size > 1) return minorities(groups, words);
    if (open.length === 0) return NONE;
    const cards = new Set(open.map((entry) => entry.card));
    if (groups.size === 0 && cards.size === 1) return NONE;
    return open.map((entry) => notKnown(entry, missingOf(of(entry.card)), what));
  });
}

/** The entries by the value that they have, and those of whom it is missing. */
function grouped<C extends Card, T>(entries: readonly Entry<C>[], of: (card: Known<C>) => Fact<T>) {
  const groups = new Map<T, Entry<C>[]>();
  const open: Entry<C>[] = [];
  let [last, group]: [T | null, Entry<C>[]] = [null, []];
  for (const entry of entries) {
    const fact = of(entry.card);
    if (fact.isMissing) {
      open.push(entry);
      continue;
    }
    const value = fact.choices([])[0] ?? null;
    if (value === null) continue;
    if (value !== last) {
      [last, group] = [value, groups.get(value) ?? []];
      groups.set(value, group);
    }
    group.push(entry);
  }
  return { groups, open };
}

function minorities<C extends Card>(
  groups: ReadonlyMap<string, readonly Entry<C>[]>,
  words: { readonly where: string; readonly what: string },
): readonly Finding[] {
  const size = (entries: readonly Entry<C>[]) => entries.reduce((sum, entry) => sum + entry.count, 0);
  const ranked = [...groups].sort(([, a], [, b]) => size(b) - size(a));
  const few = ranked.slice(1).flatMap(([, entries]) => entries);
  const names = ranked.map(([value, entries]) => `${size(entries)} ${value}`);
  const message = `${words.where} mixes ${words.what}: ${listed(names)}. One is allowed; ${listed([...new Set(few.map((e) => e.card.label))])} ${few.length === 1 ? "does" : "do"} not fit.`;
  const removal: Fix = {
    label:
      few.length === 1
        ? `Remove ${few[0]?.count} ${few[0]?.card.label}`
        : `Remove ${counted(size(few), "card")} that do not fit`,
    edits: few.map((e) => ({ section: e.section, card: e.card.label, by: -e.count })),
  };
  return [finding("error", message, { cards: few, fixes: [removal] })];
}
