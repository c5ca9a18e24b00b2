import type { Card } from "./card.ts";
import type { Known } from "./fact.ts";

/** One change of a deck: so many copies more (or fewer, below 0) of a card in a section. */
export interface Edit {
  readonly section: string;
  readonly card: string;
  readonly by: number;
}

export interface Entry<C extends Card = Card> {
  readonly section: string;
  readonly card: Known<C>;
  readonly count: number;
}

/** A line that names no card, several cards, no section of the game, or no possible count. */
export interface Misread {
  readonly why: "unknown-card" | "ambiguous-card" | "wrong-section" | "bad-count";
  readonly section: string;
  readonly text: string;
  readonly count: number;
  /** Cards that could have been meant, best first. */
  readonly near: readonly string[];
}

export type HouseRules = Readonly<Record<string, boolean | number>>;
export type Options = Readonly<Record<string, number>>;

/** A deck read against a pool of cards: what the judge looks at. */
export interface Deck<C extends Card = Card> {
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly name?: string;
  readonly entries: readonly Entry<C>[];
  readonly misread: readonly Misread[];
}

/** The cards of one section, or of several together. */
export interface Part<C extends Card = Card> {
  /** The section that findings about this part name: the first one. */
  readonly section: string;
  readonly entries: readonly Entry<C>[];
  /** All copies, those on lines that name no single card included. */
  readonly total: number;
}

/** A part of a pile while it is made. */
interface Growing<C extends Card> extends Part<C> {
  readonly entries: Entry<C>[];
  total: number;
}

/** A deck laid out by section, as rules ask for it. */
export class Pile<C extends Card = Card> {
  /** The few sections that hold cards; those asked for together are kept together. */
  readonly #parts: Growing<C>[] = [];
  readonly #together: { readonly sections: readonly string[]; readonly part: Part<C> }[] = [];
  #asked: string[] = [];

  constructor(deck: Pick<Deck<C>, "entries" | "misread">) {
    this.#fill(deck, undefined);
  }

  in(section: string, ...more: readonly string[]): Part<C> {
    this.#asked.push(section);
    if (more.length === 0) return this.#part(section) ?? { section, entries: [], total: 0 };
    this.#asked.push(...more);
    for (const { sections, part } of this.#together) {
      if (part.section === section && isSame(sections, more)) return part;
    }
    const part = this.#joined([section, ...more]);
    this.#together.push({ sections: more, part });
    return part;
  }

  /** The sections that were asked for since this was last asked. */
  asked(): readonly string[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  /** The pile of a deck that is another one in these sections alone. */
  changed(deck: Pick<Deck<C>, "entries" | "misread">, sections: readonly string[]): Pile<C> {
    const pile = new Pile<C>({ entries: [], misread: [] });
    for (const part of this.#parts) if (!sections.includes(part.section)) pile.#parts.push(part);
    pile.#fill(deck, sections);
    return pile;
  }

  /** This pile and copies of one card more. */
  with(entry: Entry<C>): Pile<C> {
    const { section, entries, total } = this.in(entry.section);
    const pile = this.changed({ entries: [], misread: [] }, [section]);
    const at = entries.findIndex(({ card }) => card === entry.card);
    const more = { ...entry, count: entry.count + (entries[at]?.count ?? 0) };
    pile.#parts.push({
      section,
      entries: at < 0 ? [...entries, more] : entries.with(at, more),
      total: total + entry.count,
    });
    return pile;
  }

  /** How many cards each section holds; sections without cards are left out. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#parts.map(({ section, total }) => [section, total]));
  }

  #fill({ entries, misread }: Pick<Deck<C>, "entries" | "misread">, only: readonly string[] | undefined): void {
    let part: Growing<C> | undefined;
    for (const entry of entries) {
      if (only && !only.includes(entry.section)) continue;
      if (part?.section !== entry.section) part = this.#grown(entry.section);
      part.entries.push(entry);
      part.total += entry.count;
    }
    for (const { why, section, count } of misread) {
      if (only && !only.includes(section)) continue;
      if (why === "unknown-card" || why === "ambiguous-card") this.#grown(section).total += count;
    }
  }

  #joined(sections: readonly [string, ...string[]]): Part<C> {
    const entries: Entry<C>[] = [];
    let total = 0;
    for (const section of sections) {
      const part = this.#part(section);
      if (!part) continue;
      for (const entry of part.entries) entries.push(entry);
      total += part.total;
    }
    return { section: sections[0], entries, total };
  }

  #part(section: string): Growing<C> | undefined {
    for (const part of this.#parts) if (part.section === section) return part;
    return undefined;
  }

  #grown(section: string): Growing<C> {
    let part = this.#part(section);
    if (!part) {
      part = { section, entries: [], total: 0 };
      this.#parts.push(part);
    }
    return part;
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

/** Puts the lines of one card in one section together. */
export function gather<C extends Card>(entries: readonly Entry<C>[]): readonly Entry<C>[] {
  // A section has few lines: looking through its cards takes less than a map of them.
  const sections: { section: string; cards: Known<C>[]; places: number[] }[] = [];
  const out: Entry<C>[] = [];
  let own: (typeof sections)[number] | undefined;
  for (const entry of entries) {
    const { section, card, count } = entry;
    if (own?.section !== section) own = sections.find((one) => one.section === section);
    if (!own) {
      own = { section, cards: [], places: [] };
      sections.push(own);
    }
    const place = own.places[own.cards.indexOf(card)];
    const before = place === undefined ? undefined : out[place];
    if (place !== undefined && before) out[place] = { section, card, count: before.count + count };
    else {
      own.cards.push(card);
      own.places.push(out.push(entry) - 1);
    }
  }
  return out;
}
