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

/** An error whose sentence and fixes take a search. It is made when somebody reads them. */
export class SearchedError implements Finding {
  readonly severity = "error";
  readonly section: string;
  readonly cards: Finding["cards"];
  readonly #message: () => string;
  readonly #fixes: () => readonly Fix[];

  constructor(cards: readonly Entry[], section: string, message: () => string, fixes: () => readonly Fix[]) {
    this.section = section;
    this.cards = cardsOf(cards);
    this.#message = message;
    this.#fixes = fixes;
  }

  get message(): string {
    return this.#message();
  }

  get fixes(): readonly Fix[] {
    return this.#fixes();
  }
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

/** A phrase for a rule that no other phrase fits. It says which sections it reads, and which sizes it shows. */
export function custom<C extends Card>(
  reads: readonly SectionName[],
  check: Phrase<C>["check"],
  sizes: readonly Size<C>[] = NONE,
): Phrase<C> {
  return { reads: reads.map(({ id }) => id), sizes, aboutSize: false, check };
}

/** Asks for everything that several phrases ask for. */
export function all<C extends Card>(...phrases: readonly Phrase<C>[]): Phrase<C> {
  return {
    reads: [...new Set(phrases.flatMap((phrase) => phrase.reads))],
    sizes: phrases.flatMap((phrase) => phrase.sizes),
    aboutSize: phrases.every((phrase) => phrase.aboutSize),
    check: (deck, terms) => phrases.flatMap((phrase) => phrase.check(deck, terms)),
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
