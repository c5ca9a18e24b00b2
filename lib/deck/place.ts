import { near } from "../cards/near.ts";
import type { Pool, PoolCard } from "../cards/pool.ts";
import { Budget } from "../core/budget.ts";
import type { Card } from "../core/card/card.ts";
import { kindOf } from "../core/card/fact.ts";
import type { Game, Section } from "../core/game.ts";
import { type Deck, type Entry, gather, type HouseRules, type Misread, type Options } from "../core/judge/deck.ts";
import { memoPerKey } from "../core/memo.ts";
import { fold } from "../core/words.ts";
import { seen } from "./list/seen.ts";

/** One line of a deck as it was given. If it names no section, the kind of its card decides. */
export interface Line {
  readonly section?: string;
  readonly name: string;
  readonly count: number;
  /** Its line number, if it came from a list. */
  readonly line?: number;
}

export interface Settings {
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly name?: string;
}

/** The most lines that a deck may have, whether it comes as a list, as JSON or in a code. */
export const MOST_LINES = 1000;

/** How many letters of an unknown line are kept. */
const MOST_LETTERS = 200;

/** How many steps a list may spend on finding near names. Each unknown line is compared with the name of every card. */
const MOST_COMPARED = 150_000;

type SectionMatch = Section | "arranged";

/** Every word that names a section, folded. If two sections share a word, the first one has it. */
const wordsFor = memoPerKey((game: Game): ReadonlyMap<string, SectionMatch> => {
  const words = new Map<string, SectionMatch>(game.arrangement?.words.map((word) => [fold(word), "arranged"]));
  for (const section of game.sections.toReversed())
    for (const word of [section.id, section.name, ...(section.also ?? [])]) words.set(fold(word), section);
  return words;
});

/** Words for sections that players use in any card game. */
const USUAL = ["main", "main deck", "mainboard", "deck", "side", "sideboard", "maybeboard", "reserve"].map(fold);

/** The words for sections of some games, and the common ones. */
export const sectionWords = memoPerKey(
  (games: readonly Game[]): ReadonlySet<string> =>
    new Set([...USUAL, ...games.flatMap((game) => [...wordsFor(game).keys()])]),
);

/**
 * The section that a word names, ignoring case. It is "arranged" for the word that stands for the game's own
 * arrangement.
 */
export function sectionNamed(game: Game, word: string): SectionMatch | undefined {
  const words = wordsFor(game);
  return words.get(word) ?? words.get(fold(word));
}

/** The section for a card that no list has put anywhere. It is undefined if the game arranges such cards itself. */
export function homeOf(game: Game, card: Card): string | undefined {
  const own = game.sections.find((section) => section.kinds?.includes(kindOf(card, game.kind)));
  if (own) return own.id;
  return game.arrangement ? undefined : mainSection(game).id;
}

export function mainSection(game: Game): Section {
  return game.sections.find((section) => !section.kinds && !section.optional) ?? game.sections[0];
}

/** What stands beside the number of a section's cards. Those of what players call the deck are just cards. */
export function besideCount(game: Game, { id, name }: Section, count: number): string {
  const deck = sectionNamed(game, "deck");
  if (typeof deck !== "object" || deck.id !== id) return name;
  return count === 1 ? "card" : "cards";
}

/**
 * Reads lines against the loaded cards. A line that names no card, or has no section or no possible count, is kept as
 * misread. Near names are looked up as long as the budget lasts.
 */
export function place<C extends Card>(
  pool: Pool<C>,
  settings: Settings,
  lines: readonly Line[],
  budget = new Budget(MOST_COMPARED),
): { deck: Deck<C>; arranged: boolean } {
  const entries: Entry<C>[] = [];
  const misread: Misread[] = [];
  const loose: { entry: PoolCard<C>; count: number }[] = [];
  const suggest = (text: string) => (misread.length < 50 ? near(pool, text, budget) : []);
  const sectionOf = sectionReader(pool.game);
  for (const line of lines) {
    const section = sectionOf(line);
    const found = pool.find(line.name);
    if (isPlaced(line, section) && found !== undefined && "card" in found) {
      const home =
        section === undefined ? homeOf(pool.game, found.card) : section === "arranged" ? undefined : section.id;
      if (home === undefined) loose.push({ entry: found, count: line.count });
      else entries.push({ section: home, card: found.known, count: line.count });
    } else misread.push(misreading(pool, line, { section, found }, suggest));
  }
  entries.push(...arranged(pool, loose));
  return { deck: { ...settings, entries: gather(entries), misread: joined(misread) }, arranged: loose.length > 0 };
}

/** Finds the section of each line. It remembers the last one, because lines of one section mostly follow each other. */
function sectionReader(game: Game): (line: Line) => SectionMatch | undefined {
  let [word, section]: [string | undefined, SectionMatch | undefined] = [undefined, undefined];
  return (line) => {
    if (line.section !== word) {
      word = line.section;
      section = word === undefined ? undefined : sectionNamed(game, word);
    }
    return section;
  };
}

function isPlaced(line: Line, section: SectionMatch | undefined): boolean {
  return (line.section === undefined || section !== undefined) && isCount(line.count);
}

/** Whether a line may give a card this often: a whole number from 1 to 99. */
export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= 99;
}

function misreading<C extends Card>(
  pool: Pool<C>,
  { section: word, name, count, line }: Line,
  { section, found }: { section: SectionMatch | undefined; found: ReturnType<Pool<C>["find"]> },
  suggest: (text: string) => readonly PoolCard<C>[],
): Misread {
  const text = seen(name).slice(0, MOST_LETTERS);
  const at = line === undefined ? {} : { line };
  if (word !== undefined && section === undefined)
    return { why: "wrong-section", section: word, text, count, near: [], ...at };
  const where = typeof section === "object" ? section.id : mainSection(pool.game).id;
  if (!isCount(count)) return { why: "bad-count", section: where, text, count, near: [], ...at };
  const meant = found !== undefined && !("card" in found) ? found : suggest(text);
  const why = found === undefined ? "unknown-card" : "ambiguous-card";
  return { why, section: where, text, count, near: meant.slice(0, 8).map((card) => card.label), ...at };
}

function arranged<C extends Card>(pool: Pool<C>, loose: readonly { entry: PoolCard<C>; count: number }[]): Entry<C>[] {
  const cards = loose.map(({ entry, count }) => ({ card: entry.card, count }));
  return (pool.game.arrangement?.arrange(cards) ?? []).flatMap(({ section, index, count }) => {
    const card = loose[index]?.entry.known;
    return card ? [{ section, card, count }] : [];
  });
}

/** Merges lines that have the same fault. */
function joined(lines: readonly Misread[]): readonly Misread[] {
  if (lines.length < 2) return lines;
  const out = new Map<string, Misread>();
  for (const line of lines) {
    const key = [line.why, line.section, line.text, line.why === "bad-count" ? line.count : ""].join("\n");
    const before = out.get(key);
    out.set(key, before && line.why !== "bad-count" ? { ...before, count: before.count + line.count } : line);
  }
  return [...out.values()];
}
