import type { Pool } from "../../cards/pool.ts";
import { Budget } from "../../core/budget.ts";
import type { Card } from "../../core/card/card.ts";
import { type Game, gameNamed } from "../../core/game.ts";
import type { Deck } from "../../core/judge/deck.ts";
import { MOST_LINES, place, type Settings } from "../place.ts";
import { type AskedSettings, type Fault, settingsOf } from "../settings.ts";
import { ListReader } from "./list-reader.ts";
import { jsonLines, strangeForm, tableLines } from "./other-forms.ts";
import { headerOf, isComment, type TypedLine, typedLine } from "./typed-line.ts";

export const MOST_BYTES = 64 * 1024;

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085]/;

/** How a list was read. Every line is accounted for. */
export interface ListReading<C extends Card = Card> {
  readonly deck: Deck<C>;
  /** How many lines were read as cards. */
  readonly read: number;
  /** Lines that were understood differently from how they were written, and how. */
  readonly guessed: readonly { readonly line: number; readonly text: string; readonly as: string }[];
  /** Lines that are left out, and why. */
  readonly notUnderstood: readonly { readonly line: number; readonly text: string; readonly why: string }[];
}

export type ReadList<C extends Card = Card> =
  | { ok: true; reading: ListReading<C> }
  | { ok: false; faults: readonly Fault[] };

type ReadLines<T> = ({ ok: true } & T) | { ok: false; faults: readonly Fault[] };

/** The lines of a text as it was typed. A text that is too long is rejected before anything else happens. */
export function linesOf(text: string): ReadLines<{ lines: readonly string[] }> {
  const strange = strangeForm(text);
  if (strange !== undefined) return { ok: false, faults: [{ message: strange }] };
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) {
    return { ok: false, faults: [{ message: "The list is longer than 64 KiB. No deck needs that much." }] };
  }
  if (text.includes("\u0000")) return { ok: false, faults: [{ message: "This is not text. Use a list of cards." }] };
  const lines = text.replace(/^\ufeff/, "").split(LINE_ENDS);
  if (lines.at(-1) === "") lines.pop();
  return counted(lines);
}

function counted<T>(lines: readonly T[]): ReadLines<{ lines: readonly T[] }> {
  if (lines.length <= MOST_LINES) return { ok: true, lines };
  return {
    ok: false,
    faults: [{ message: `The list has ${lines.length} lines, but at most ${MOST_LINES} are read.` }],
  };
}

/**
 * The cleaned lines of a text, whatever form it has. This runs only once, even if the list is then read for several
 * games.
 */
export function typedLines(text: string): ReadLines<{ lines: readonly TypedLine[] }> {
  const split = linesOf(text);
  if (!split.ok) return split;
  const json = jsonLines(text.replace(/^\ufeff/, ""));
  if (typeof json === "string") return { ok: false, faults: [{ message: json }] };
  return counted(json ?? tableLines(split.lines) ?? split.lines.map((raw, i) => typedLine(i + 1, raw)));
}

/** The header that names the game must be among this many first lines. */
const HEADER_LINES = 50;

/** The word for the game in a list, if there is one. */
export function gameWord(games: readonly Game[], text: string): { word: string; line: number } | undefined {
  const first = text.slice(0, MOST_BYTES).split(LINE_ENDS, HEADER_LINES);
  return gameAmong(
    games,
    first.map((raw, i) => typedLine(i + 1, raw)),
  );
}

/** A header names the game, or else the first line does if it is the name of one and nothing more. */
export function gameAmong(
  games: readonly Game[],
  lines: readonly TypedLine[],
): { word: string; line: number } | undefined {
  for (const { line, bare } of lines.slice(0, HEADER_LINES)) {
    const header = headerOf(bare);
    if (header?.key === "game" && header.value !== "") return { word: header.value, line };
  }
  const first = lines.find(({ typed, bare }) => bare !== "" && !isComment(typed));
  return first && gameNamed(games, first.bare) ? { word: first.bare, line: first.line } : undefined;
}

/**
 * Reads a list against the cards of one of the games. Settings from outside the text, such as the flags of a command,
 * take precedence over its headers. Lines whose numbers are left out are not read.
 */
export function readText<C extends Card>(
  games: readonly Game[],
  pool: Pool<C>,
  text: string,
  over: AskedSettings = {},
  leftOut: ReadonlySet<number> = new Set(),
): ReadList<C> {
  const typed = typedLines(text);
  if (!typed.ok) return typed;
  const reader = new ListReader(pool, games);
  const { lines } = typed;
  for (const line of lines) if (!leftOut.has(line.line)) reader.take(line);
  reader.end();
  const found = settingsOf(pool.game, askedOf(pool.game, reader.wish, over));
  if (!found.ok) return { ok: false, faults: found.faults.map((fault) => reader.placed(fault, over)) };
  const { deck, arranged } = place(pool, found.settings, reader.lines);
  const guessed =
    arranged && pool.game.arrangement
      ? [{ line: 0, text: "", as: pool.game.arrangement.says }, ...reader.guessed]
      : reader.guessed;
  return { ok: true, reading: { deck, read: reader.lines.length, guessed, notUnderstood: reader.notUnderstood } };
}

/** How many different cards of one of the games these lines name. */
export function cardsNamed(games: readonly Game[], pool: Pool, lines: readonly TypedLine[]): number {
  const reader = new ListReader(pool, games);
  for (const line of lines) reader.take(line);
  reader.end();
  const settings = { format: pool.game.formats[0].id, options: {}, house: {} };
  return place(pool, settings, reader.lines, new Budget(0)).deck.entries.length;
}

/**
 * All settings asked for: those from outside the list or code override those in it. If a flag replaces the format, the options
 * of that format are dropped too.
 */
export function askedOf(
  game: Game,
  wish: Pick<Settings, "options" | "house"> & Partial<Settings>,
  over: AskedSettings,
): AskedSettings {
  const stays = (id: string) => {
    const option = game.options.find((o) => o.id === id);
    return over.format === undefined || !option?.formats || option.formats.includes(over.format);
  };
  const options = Object.entries(wish.options).filter(([id]) => stays(id));
  return {
    format: over.format ?? wish.format,
    name: over.name ?? wish.name,
    options: { ...Object.fromEntries(options), ...over.options },
    house: { ...wish.house, ...over.house },
  };
}
