import type { Card } from "../card/card.ts";
import type { Known } from "../card/fact.ts";

/** A section as rules name it. Rules take it from their game's own list, so a misspelt one does not compile. */
export interface SectionName<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
}

/** One change to a deck: this many more copies of a card in a section, or fewer if the number is negative. */
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

/** A line that names no card, several cards, no section of the game, or an impossible count. */
export interface Misread {
  readonly why: "unknown-card" | "ambiguous-card" | "wrong-section" | "bad-count";
  readonly section: string;
  readonly text: string;
  readonly count: number;
  /** Cards that the line may have meant, best first. */
  readonly near: readonly string[];
  /** Its line number in the list, if the deck came from a list. */
  readonly line?: number;
}

export type HouseRules = Readonly<Record<string, boolean | number>>;
export type Options = Readonly<Record<string, number>>;

/** A deck read against a pool of cards. This is what gets judged. */
export interface Deck<C extends Card = Card> {
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly name?: string;
  readonly entries: readonly Entry<C>[];
  readonly misread: readonly Misread[];
}

/** The cards of one section, or of several sections together. */
export interface DeckPart<C extends Card = Card> {
  /** The section that findings about this part name: the first one. */
  readonly section: string;
  readonly entries: readonly Entry<C>[];
  /** The number of copies, including those on lines that name no single card. */
  readonly total: number;
}

/** A part that is still being built. */
interface Growing<C extends Card> extends DeckPart<C> {
  readonly entries: Entry<C>[];
  total: number;
}

/** A deck laid out by section, for rules to ask about. */
export class DeckSections<C extends Card = Card> {
  /** Parts that rules asked for: the few sections that hold cards, and combinations of sections. */
  readonly #parts: Growing<C>[] = [];
  readonly #together: { readonly sections: readonly SectionName[]; readonly part: DeckPart<C> }[] = [];
  #misread: readonly Misread[];

  constructor(deck: Pick<Deck<C>, "entries" | "misread">) {
    this.#misread = deck.misread;
    let part: Growing<C> | undefined;
    for (const entry of deck.entries) {
      if (part?.section !== entry.section) part = this.#grown(entry.section);
      part.entries.push(entry);
      part.total += entry.count;
    }
    for (const line of deck.misread) if (isCounted(line)) this.#grown(line.section).total += line.count;
  }

  in(...sections: readonly [SectionName, ...SectionName[]]): DeckPart<C> {
    const [{ id }] = sections;
    if (sections.length === 1) return this.#part(id) ?? { section: id, entries: NONE, total: 0 };
    for (const before of this.#together) if (isSame(before.sections, sections)) return before.part;
    const part = this.#joined(sections);
    this.#together.push({ sections, part });
    return part;
  }

  /** The same deck with only these cards. */
  only(cards: readonly Known<C>[]): DeckSections<C> {
    const deck = new DeckSections<C>(NOTHING);
    deck.#misread = this.#misread;
    for (const { section, entries, total } of this.#parts) {
      const part: Growing<C> = { section, entries: [], total };
      for (const entry of entries) {
        if (cards.includes(entry.card)) part.entries.push(entry);
        else part.total -= entry.count;
      }
      deck.#parts.push(part);
    }
    return deck;
  }

  /** The deck after some edits. Lines that name no card are edited under the text that was typed. */
  edited(edits: readonly Edit[], labelled: (label: string) => Known<C> | undefined): DeckSections<C> {
    const deck = new DeckSections<C>(NOTHING);
    deck.#misread = this.#misread;
    for (const part of this.#parts) deck.#parts.push(part);
    const own: string[] = [];
    for (const edit of edits) {
      const isTyped = edit.by < 0 && deck.#misread.some((line) => isOf(line, edit));
      const card = isTyped ? undefined : labelled(edit.card);
      if (card) deck.#put(deck.#own(edit.section, own), card, edit.by);
      else if (isTyped) deck.#take(deck.#own(edit.section, own), edit);
    }
    return deck;
  }

  /** The deck with more copies of one card. */
  with({ section, card, count }: Entry<C>): DeckSections<C> {
    return this.edited([{ section, card: card.label, by: count }], () => card);
  }

  /** How many cards each section holds. Sections without cards are left out. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#parts.map(({ section, total }) => [section, total]));
  }

  /** A part that no other deck shares, so that it may be changed. */
  #own(section: string, own: string[]): Growing<C> {
    const part = this.#grown(section);
    if (own.includes(section)) return part;
    own.push(section);
    const copy = { section, entries: [...part.entries], total: part.total };
    this.#parts[this.#parts.indexOf(part)] = copy;
    return copy;
  }

  #put(part: Growing<C>, card: Known<C>, by: number): void {
    const { section, entries } = part;
    const before = entries.find((entry) => entry.card === card);
    const count = Math.max(0, (before?.count ?? 0) + by);
    if (!before && count > 0) entries.push({ section, card, count });
    else if (before && count > 0) entries[entries.indexOf(before)] = { section, card, count };
    else if (before) entries.splice(entries.indexOf(before), 1);
    part.total += count - (before?.count ?? 0);
  }

  #take(part: Growing<C>, edit: Edit): void {
    let left = -edit.by;
    const out: Misread[] = [];
    for (const line of this.#misread) {
      const taken = isOf(line, edit) ? Math.min(left, line.count) : 0;
      left -= taken;
      if (isCounted(line)) part.total -= taken;
      if (taken === 0) out.push(line);
      else if (line.count > taken) out.push({ ...line, count: line.count - taken });
    }
    this.#misread = out;
  }

  #joined(sections: readonly [SectionName, ...SectionName[]]): DeckPart<C> {
    const entries: Entry<C>[] = [];
    let total = 0;
    for (const { id } of sections) {
      const part = this.#part(id);
      if (!part) continue;
      for (const entry of part.entries) entries.push(entry);
      total += part.total;
    }
    return { section: sections[0].id, entries, total };
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

const NONE: readonly never[] = [];
const NOTHING = { entries: NONE, misread: NONE };

/** Whether a line still counts as copies although it names no single card. */
function isCounted({ why }: Misread): boolean {
  return why === "unknown-card" || why === "ambiguous-card";
}

function isOf({ text, section }: Misread, edit: Edit): boolean {
  return text === edit.card && section === edit.section;
}

function isSame(a: readonly SectionName[], b: readonly SectionName[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Merges the lines of one card in one section. */
export function gather<C extends Card>(entries: readonly Entry<C>[]): readonly Entry<C>[] {
  const out: Entry<C>[] = [];
  // A deck has few cards, so a linear search is faster than a map.
  const cards: Known<C>[] = [];
  for (const entry of entries) {
    const { section, card, count } = entry;
    const before = cards.includes(card) && out.find((one) => one.card === card && one.section === section);
    if (before) out[out.indexOf(before)] = { section, card, count: before.count + count };
    else {
      cards.push(card);
      out.push(entry);
    }
  }
  return out;
}

/** No more cards than this are in a section as a rule, so that a linear search is faster than a map. */
const FEW = 40;

/** How many copies of a card a part holds. A long list is not searched once for every card that is asked for. */
export function countsIn<C extends Card>({ entries }: DeckPart<C>): (card: Known<C>) => number {
  if (entries.length <= FEW) return (card) => entries.find((entry) => entry.card === card)?.count ?? 0;
  const counts = new Map(entries.map((entry) => [entry.card, entry.count]));
  return (card) => counts.get(card) ?? 0;
}
