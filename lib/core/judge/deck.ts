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

type Lines<C extends Card> = Pick<Deck<C>, "entries" | "misread">;

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

  constructor(deck: Lines<C>) {
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

  /** How many cards each section holds. Sections without cards are left out. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#parts.map(({ section, total }) => [section, total]));
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

/** Whether a line still counts as copies although it names no single card. */
function isCounted({ why }: Misread): boolean {
  return why === "unknown-card" || why === "ambiguous-card";
}

function isSame(a: readonly SectionName[], b: readonly SectionName[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The deck after some edits. Lines that name no card are edited under the text that was typed. */
export function edited<C extends Card>(
  deck: Lines<C>,
  edits: readonly Edit[],
  labelled: (label: string) => Known<C> | undefined,
): Lines<C> {
  const entries = [...deck.entries];
  let { misread } = deck;
  for (const edit of edits) {
    const isTyped = edit.by < 0 && misread.some((line) => isOf(line, edit));
    const card = isTyped ? undefined : labelled(edit.card);
    if (isTyped) misread = shortened(misread, edit);
    else if (card) put(entries, { section: edit.section, card, count: edit.by });
  }
  return { entries, misread };
}

function isOf({ text, section }: Misread, edit: Edit): boolean {
  return text === edit.card && section === edit.section;
}

/** Adds copies of a card to a deck, or takes some out if their number is negative. */
function put<C extends Card>(entries: Entry<C>[], { section, card, count: by }: Entry<C>): void {
  const at = entries.findIndex((entry) => entry.card === card && entry.section === section);
  const count = (entries[at]?.count ?? 0) + by;
  if (count <= 0) entries.splice(at, at < 0 ? 0 : 1);
  else if (at < 0) entries.push({ section, card, count });
  else entries[at] = { section, card, count };
}

/** The lines that name no card, with fewer copies of one of them. */
function shortened(misread: readonly Misread[], edit: Edit): readonly Misread[] {
  let left = -edit.by;
  return misread.flatMap((line) => {
    const taken = isOf(line, edit) ? Math.min(left, line.count) : 0;
    left -= taken;
    if (taken === 0) return [line];
    return line.count > taken ? [{ ...line, count: line.count - taken }] : [];
  });
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
