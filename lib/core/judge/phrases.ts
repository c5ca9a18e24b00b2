import type { Card } from "../card/card.ts";
import { Answer, type Known } from "../card/fact.ts";
import { listed } from "../words.ts";
import type { DeckPart, Entry, SectionName } from "./deck.ts";
import type { Finding, Fix, Phrase, Severity, Size } from "./rule.ts";

const NONE: readonly never[] = [];

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

/** Finds that a rule cannot be checked because facts of a card are missing, and names them. */
export function notKnown(entry: Entry, lacks: Answer["lacks"], what: string): Finding {
  const labels = listed([...new Set(lacks.map((fact) => fact.label))]);
  return finding("unknown", `${entry.card.label}: ${labels} not known, so ${what} cannot be said.`, { cards: [entry] });
}

export type Which<C extends Card> = (card: Known<C>) => Answer;

/** How many copies certainly count, and the copies that may count too. */
export interface Tally<C extends Card> {
  readonly sure: number;
  readonly open: readonly Entry<C>[];
}

export function tally<C extends Card>(part: DeckPart<C>, which: Which<C>): Tally<C> {
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

/** A phrase for a rule that no other phrase fits. It says about itself what phrases know. */
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

/** Asks for everything that several phrases ask for. */
export function all<C extends Card>(...phrases: readonly Phrase<C>[]): Phrase<C> {
  const reads = [...new Set(phrases.flatMap((phrase) => phrase.reads))];
  return {
    reads,
    sizes: phrases.flatMap((phrase) => phrase.sizes),
    aboutSize: phrases.every((phrase) => phrase.aboutSize),
    byName: phrases.every((phrase) => phrase.byName),
    mayLose: reads.filter((id) => phrases.every((phrase) => !phrase.reads.includes(id) || phrase.mayLose.includes(id))),
    check: (deck, terms) => {
      const found: Finding[] = [];
      for (const phrase of phrases) for (const one of phrase.check(deck, terms)) found.push(one);
      return found;
    },
  };
}

/** One phrase if a house rule is in force, and another one if not. */
export function underHouse<C extends Card>(house: string, phrase: Phrase<C>, without: Phrase<C>): Phrase<C> {
  return {
    ...all(without, phrase),
    sizes: [...without.sizes, ...phrase.sizes.map((size) => ({ ...size, house }))],
    check: (deck, terms) => (terms.house[house] ? phrase : without).check(deck, terms),
  };
}
