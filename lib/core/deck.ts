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

/** A deck laid out by section, as rules ask for it. */
export class Pile<C extends Card = Card> {
  readonly #parts = new Map<string, { section: string; entries: Entry<C>[]; total: number }>();

  constructor(deck: Pick<Deck<C>, "entries" | "misread">) {
    for (const entry of deck.entries) {
      const part = this.#part(entry.section);
      part.entries.push(entry);
      part.total += entry.count;
    }
    for (const line of deck.misread) {
      if (line.why === "unknown-card" || line.why === "ambiguous-card") this.#part(line.section).total += line.count;
    }
  }

  in(section: string, ...more: readonly string[]): Part<C> {
    const first = this.#parts.get(section);
    if (more.length === 0) return first ?? { section, entries: [], total: 0 };
    const parts = [section, ...more].map((s) => this.#parts.get(s));
    return {
      section,
      entries: parts.flatMap((p) => p?.entries ?? []),
      total: parts.reduce((sum, p) => sum + (p?.total ?? 0), 0),
    };
  }

  /** This pile and copies of one card more. */
  with(entry: Entry<C>): Pile<C> {
    const pile = new Pile<C>({ entries: [], misread: [] });
    for (const [section, part] of this.#parts) pile.#parts.set(section, part);
    const { section, entries, total } = this.in(entry.section);
    const at = entries.findIndex(({ card }) => card === entry.card);
    const more = { ...entry, count: entry.count + (entries[at]?.count ?? 0) };
    pile.#parts.set(section, {
      section,
      entries: at < 0 ? [...entries, more] : entries.with(at, more),
      total: total + entry.count,
    });
    return pile;
  }

  /** How many cards each section holds; sections without cards are left out. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.#parts].map(([section, part]) => [section, part.total]));
  }

  #part(section: string) {
    let part = this.#parts.get(section);
    if (!part) {
      part = { section, entries: [], total: 0 };
      this.#parts.set(section, part);
    }
    return part;
  }
}

/** Puts the lines of one card in one section together; what falls to nothing is left out. */
export function gather<C extends Card>(entries: readonly Entry<C>[]): Entry<C>[] {
  const seen = new Map<string, Map<Known<C>, number>>();
  const out: { section: string; card: Known<C>; count: number }[] = [];
  for (const { section, card, count } of entries) {
    let places = seen.get(section);
    if (!places) {
      places = new Map();
      seen.set(section, places);
    }
    const at = places.get(card);
    if (at === undefined) places.set(card, out.push({ section, card, count }) - 1);
    else (out[at] as { count: number }).count += count;
  }
  return out.filter((entry) => entry.count > 0);
}
