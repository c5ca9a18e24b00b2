import type { Pool } from "../../../lib/cards/pool.ts";
import { type Deck, type Entry, gather, type Misread } from "../../../lib/core/judge/deck.ts";
import { counted, fold } from "../../../lib/core/words.ts";
import { givenDeck } from "../../../lib/deck/code/given-deck.ts";
import type { About } from "../../../lib/deck/draft/draft.ts";
import { notesIn } from "../../../lib/deck/list/notes.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { homeOf, mainSection } from "../../../lib/deck/place.ts";
import { inWords } from "../../../lib/deck/settings.ts";
import { games } from "../../../lib/games/index.ts";

/** One thing that can be done with a line: replace it with a card, keep it as it is, or leave it out. */
export interface LineChoice {
  readonly says: string;
  readonly does: "take" | "keep" | "leave out";
  readonly entry?: Entry;
}

/** An unclear line and its choices. `usual` is used unless the player picks another one. */
export interface UnclearLine {
  readonly key: string;
  readonly says: string;
  readonly choices: readonly LineChoice[];
  readonly usual: number;
  /** Whether the usual choice is the card with the nearest name. */
  readonly isSpelt?: true;
}

export interface Imported {
  readonly deck: Deck;
  /** Cards that the list puts aside. They are not in the deck. */
  readonly considering: readonly { readonly name: string; readonly count: number }[];
  /** What the comments above the list say about it. */
  readonly about: Pick<About, "author" | "notes">;
  readonly unclear: readonly UnclearLine[];
  /** How many lines were corrected, and how many are not understood, in words. */
  readonly corrections: string;
  /** What was done with the list as a whole, and the lines that are left out, with the reasons. */
  readonly remarks: readonly string[];
}

/** The index of each choice made, by the key of its line. */
export type ChosenByLine = Readonly<Record<string, number>>;

/** Reads a list, a code or an address with the choices made for its unclear lines. Answers undefined for an empty text. */
export function readAny(
  pool: Pool,
  text: string,
  chosen: ChosenByLine,
): Imported | { readonly why: string } | undefined {
  if (text.trim() === "") return undefined;
  const given = givenDeck(games, pool, text);
  if (given)
    return "deck" in given
      ? { deck: given.deck, considering: [], about: {}, unclear: [], corrections: "", remarks: [] }
      : given;
  return readList(pool, text, chosen);
}

function readList(pool: Pool, text: string, chosen: ChosenByLine): Imported | { readonly why: string } {
  const whole = readText(games, pool, text);
  if (!whole.ok) return { why: inWords(whole.faults) };
  const guesses = whole.reading.guessed.filter(({ line }) => line > 0).map((one) => ({ ...one, unclear: guess(one) }));
  const out = guesses.filter(({ unclear }) => choiceFor(unclear, chosen)?.does === "leave out");
  const read = out.length === 0 ? whole : readText(games, pool, text, {}, new Set(out.map(({ line }) => line)));
  if (!read.ok) return { why: inWords(read.faults) };
  const { deck, guessed, notUnderstood } = read.reading;
  const considered = deck.misread.filter((line) => isConsidered(pool, line));
  const misread = deck.misread
    .filter((line) => !considered.includes(line))
    .map((line) => ({ line, unclear: misreading(pool, line) }));
  const made = misread.map((one): Made => ({ ...one, choice: choiceFor(one.unclear, chosen) }));
  const taken = made.flatMap(({ choice }) => choice?.entry ?? []);
  return {
    deck: {
      ...deck,
      entries: gather([...deck.entries, ...taken]),
      misread: made.filter(({ choice }) => choice?.does === "keep").map(({ line }) => line),
    },
    considering: considered.map(({ text, count }) => ({ name: text, count })),
    about: notesIn(text),
    // Lines that need somebody come first.
    unclear: [...misread, ...guesses].map(({ unclear }) => unclear).sort((a, b) => rank(a) - rank(b)),
    corrections: corrections(made),
    remarks: [
      ...guessed.filter(({ line }) => line === 0).map(({ as }) => as),
      ...notUnderstood.map(({ line, text, why }) => `Line ${line}, “${text}”, is left out: ${why}`),
    ],
  };
}

/** A misread line with what is done with it. */
interface Made {
  readonly line: Misread;
  readonly unclear: UnclearLine;
  readonly choice: LineChoice | undefined;
}

function rank({ choices, usual, isSpelt }: UnclearLine): number {
  return isSpelt || choices[usual]?.does !== "keep" ? 1 : 0;
}

/** Headings above cards that are put aside. */
const ASIDE = new Set(["considering", "maybeboard", "maybe"].map(fold));

function isConsidered(pool: Pool, { why, section, text }: Misread): boolean {
  const found = pool.find(text);
  return why === "wrong-section" && ASIDE.has(fold(section)) && found !== undefined && "card" in found;
}

function choiceFor({ key, choices, usual }: UnclearLine, chosen: ChosenByLine): LineChoice | undefined {
  return choices[chosen[key] ?? usual];
}

const OUT: LineChoice = { says: "Leave out", does: "leave out" };

function guess({ line, text, as }: { line: number; text: string; as: string }): UnclearLine {
  return {
    key: `${line} ${text}`,
    says: `Line ${line}, “${text}”, was understood differently from how it is written.`,
    choices: [{ says: `Read as ${as}`, does: "keep" }, OUT],
    usual: 0,
  };
}

const SAYS: Readonly<Record<Misread["why"], (line: Misread) => string>> = {
  "unknown-card": ({ text }) => `No card is called “${text}”.`,
  "ambiguous-card": ({ text }) => `“${text}” could be several cards.`,
  "wrong-section": ({ text, section }) => `${text} is in “${section}”, but there is no such section.`,
  "bad-count": ({ text, count }) => `${text} has the count ${count}, but a count is a whole number from 1 to 99.`,
};

function misreading(pool: Pool, line: Misread): UnclearLine {
  const take = candidates(pool, line).map(({ section, card, count }): LineChoice => {
    const where = pool.game.sections.find(({ id }) => id === section)?.name ?? section;
    return { says: `${count} ${card.label} to ${where}`, does: "take", entry: { section, card, count } };
  });
  const keep: LineChoice = { says: "Keep the line and fix it later", does: "keep" };
  const isSpelt = line.why === "unknown-card" && take.length > 0;
  return {
    key: [line.why, line.section, line.text, line.count].join("\n"),
    says: `${line.line === undefined ? "" : `Line ${line.line}: `}${SAYS[line.why](line)}`,
    choices: [...take, keep, OUT],
    usual: isSpelt ? 0 : take.length,
    ...(isSpelt ? { isSpelt } : {}),
  };
}

/** "5 spellings corrected, 1 line not understood", or nothing if every line was clear. */
function corrections(made: readonly Made[]): string {
  const spelt = made.filter(({ unclear, choice }) => unclear.isSpelt && choice?.does === "take").length;
  const left = made.filter(({ choice }) => choice?.does === "keep").length;
  return [
    ...(spelt === 0 ? [] : [`${counted(spelt, "spelling")} corrected`]),
    ...(left === 0 ? [] : [`${counted(left, "line")} not understood`]),
  ].join(", ");
}

/** What a line might mean: cards with near names, its card in other sections, or the largest allowed count. */
function candidates(pool: Pool, { why, section, text, count, near }: Misread): readonly Entry[] {
  const main = mainSection(pool.game).id;
  if (why === "unknown-card" || why === "ambiguous-card") {
    return near.flatMap((name) => {
      const found = pool.find(name);
      if (found === undefined || !("card" in found)) return [];
      const home = section === main ? (homeOf(pool.game, found.card) ?? main) : section;
      return [{ section: home, card: found.known, count }];
    });
  }
  const found = pool.find(text);
  if (found === undefined || !("card" in found)) return [];
  const most = Math.min(99, Math.max(1, Math.round(count) || 1));
  if (why === "bad-count") return [{ section, card: found.known, count: most }];
  return pool.game.sections.map(({ id }) => ({ section: id, card: found.known, count: most }));
}
