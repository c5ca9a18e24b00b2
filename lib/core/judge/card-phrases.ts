// Phrases about single cards of a section, and about values that all its cards share.

import type { Card } from "../card/card.ts";
import { Answer, type Fact, type Known, missingOf } from "../card/fact.ts";
import { counted, listed } from "../words.ts";
import type { DeckSections, Entry, SectionName } from "./deck.ts";
import { remove } from "./fixes.ts";
import { custom, finding, notKnown, type Which } from "./phrases.ts";
import type { Finding, Fix, Phrase, Terms } from "./rule.ts";

const NONE: readonly never[] = [];

/** At most this many copies of each card that the question is answered with yes for. */
export function atMostEach<C extends Card>(
  most: number | ((terms: Terms<C>) => number),
  section: SectionName,
  words: { readonly where: string; readonly which?: Which<C> },
): Phrase<C> {
  const { where, which } = words;
  return custom([section], (deck, terms) => {
    const n = typeof most === "number" ? most : most(terms);
    const out: Finding[] = [];
    for (const entry of deck.in(section).entries) {
      if (entry.count <= n) continue;
      const answer = which ? which(entry.card) : Answer.yes;
      if (answer === Answer.no) continue;
      if (answer.isUnknown) {
        out.push(notKnown(entry, answer.lacks, `whether ${entry.count} copies are allowed`));
        continue;
      }
      out.push(tooMany(entry, n, where));
    }
    return out;
  });
}

function tooMany(entry: Entry, most: number, where: string): Finding {
  const message = `${entry.card.label} is in ${where} ${counted(entry.count, "time")}, but only ${most} ${most === 1 ? "is" : "are"} allowed.`;
  return finding("error", message, { cards: [entry], fixes: [remove(entry, entry.count - most)] });
}

/** No card may be one that the question is answered with yes for. */
export function none<C extends Card>(
  sections: readonly [SectionName, ...SectionName[]],
  which: Which<C>,
  words: {
    readonly says: (entry: Entry<C>) => string;
    readonly what: string;
    readonly fixes?: (entry: Entry<C>, deck: DeckSections<C>) => readonly Fix[];
  },
): Phrase<C> {
  return custom(sections, (deck) => {
    const out: Finding[] = [];
    for (const entry of deck.in(...sections).entries) {
      const answer = which(entry.card);
      if (answer === Answer.no) continue;
      if (answer.isUnknown) out.push(notKnown(entry, answer.lacks, words.what));
      else {
        const fixes = words.fixes?.(entry, deck) ?? [remove(entry)];
        out.push(finding("error", words.says(entry), { cards: [entry], fixes }));
      }
    }
    return out;
  });
}

/** All cards that have the attribute have the same value. Cards without it fit any value. */
export function allShare<C extends Card, T extends string>(
  sections: readonly [SectionName, ...SectionName[]],
  of: (card: Known<C>) => Fact<T>,
  words: { readonly where: string; readonly what: string; readonly which?: Which<C> },
): Phrase<C> {
  const { where, which } = words;
  const what = `whether it goes with the other cards of ${where.charAt(0).toLowerCase()}${where.slice(1)}`;
  return custom(sections, (deck) => {
    const { entries } = deck.in(...sections);
    const { groups, open } = grouped(which ? entries.filter(({ card }) => which(card) === Answer.yes) : entries, of);
    if (groups.size > 1) return [minorities(groups, words)];
    if (open.length === 0) return NONE;
    const cards = new Set(open.map((entry) => entry.card));
    if (groups.size === 0 && cards.size === 1) return NONE;
    return open.map((entry) => notKnown(entry, missingOf(of(entry.card)), what));
  });
}

/** The entries grouped by value, and the entries whose value is missing. */
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
): Finding {
  const size = (entries: readonly Entry<C>[]) => entries.reduce((sum, entry) => sum + entry.count, 0);
  const ranked = [...groups].sort(([, a], [, b]) => size(b) - size(a));
  const few = ranked.slice(1).flatMap(([, entries]) => entries);
  const names = ranked.map(([value, entries]) => `${size(entries)} ${value}`);
  const message = `${words.where} mixes ${words.what}: ${listed(names)}. Only one is allowed. ${listed([...new Set(few.map((e) => e.card.label))])} ${few.length === 1 ? "does" : "do"} not fit.`;
  const removal: Fix = {
    label:
      few.length === 1
        ? `Remove ${few[0]?.count} ${few[0]?.card.label}`
        : `Remove ${counted(size(few), "card")} that do not fit`,
    edits: few.map((e) => ({ section: e.section, card: e.card.label, by: -e.count })),
  };
  return finding("error", message, { cards: few, fixes: [removal] });
}
