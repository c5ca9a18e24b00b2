import type { Pool } from "../cards/pool.ts";
import { type Card, fold } from "../core/card.ts";
import type { Deck } from "../core/deck.ts";
import type { Game } from "../core/game.ts";
import { type Fault, headingOf, houseWords, type Wish } from "./heading.ts";
import { type Line, place, sectionNamed } from "./place.ts";

export const MOST_LINES = 1000;
export const MOST_BYTES = 64 * 1024;

/** How a list was read: nothing of it is dropped in silence. */
export interface Reading<C extends Card = Card> {
  readonly deck: Deck<C>;
  /** How many lines were read as cards. */
  readonly read: number;
  /** Lines read in a way that was not written, and how. */
  readonly guessed: readonly { readonly line: number; readonly text: string; readonly as: string }[];
  /** Lines that are left out, and why. */
  readonly notUnderstood: readonly { readonly line: number; readonly text: string; readonly why: string }[];
}

export type ReadList<C extends Card = Card> =
  | { ok: true; reading: Reading<C> }
  | { ok: false; faults: readonly Fault[] };

/** The lines of a text as it was typed, without what cannot be seen. */
export function linesOf(
  text: string,
): { ok: true; lines: readonly string[] } | { ok: false; faults: readonly Fault[] } {
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) {
    return { ok: false, faults: [{ message: "The list is longer than 64 KiB; no deck needs so much." }] };
  }
  if (text.includes("\u0000"))
    return { ok: false, faults: [{ message: "This is no text: a list of cards is expected." }] };
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|[\n\r\u2028\u2029\u0085]/);
  if (lines.length > MOST_LINES + 1 || (lines.length === MOST_LINES + 1 && lines.at(-1) !== "")) {
    return { ok: false, faults: [{ message: `The list has ${lines.length} lines; at most ${MOST_LINES} are read.` }] };
  }
  return { ok: true, lines };
}

/** The game that a header line names, if there is one. */
export function gameWord(text: string): { word: string; line: number } | undefined {
  for (const [i, raw] of text
    .slice(0, MOST_BYTES)
    .split(/\r\n|[\n\r]/, 50)
    .entries()) {
    const header = headerOf(bare(raw));
    if (header && header.key === "game") return { word: header.value, line: i + 1 };
  }
  return undefined;
}

/** Reads a list against a pool. What is asked for beside the text (flags of a command) goes before its header. */
export function readText<C extends Card>(pool: Pool<C>, text: string, over: Wish = {}): ReadList<C> {
  const split = linesOf(text);
  if (!split.ok) return split;
  const reader = new Reader(pool);
  for (const [i, raw] of split.lines.entries()) reader.take(i + 1, raw);
  const { wish, faults } = reader;
  const asked: Wish = {
    format: over.format ?? wish.format,
    name: over.name ?? wish.name,
    options: { ...wish.options, ...over.options },
    house: { ...wish.house, ...over.house },
  };
  const heading = headingOf(pool.game, asked);
  if (!heading.ok) return { ok: false, faults: [...faults, ...heading.faults] };
  if (faults.length > 0) return { ok: false, faults };
  const { deck, arranged } = place(pool, heading.heading, reader.lines);
  const guessed =
    arranged && pool.game.arrangement
      ? [{ line: 0, text: "", as: pool.game.arrangement.says }, ...reader.guessed]
      : reader.guessed;
  return { ok: true, reading: { deck, read: reader.lines.length, guessed, notUnderstood: reader.notUnderstood } };
}

class Reader<C extends Card> {
  readonly lines: Line[] = [];
  readonly guessed: { line: number; text: string; as: string }[] = [];
  readonly notUnderstood: { line: number; text: string; why: string }[] = [];
  readonly faults: Fault[] = [];
  readonly wish: {
    format?: string;
    name?: string;
    options: Record<string, number>;
    house: Record<string, boolean | number>;
  } = {
    options: {},
    house: {},
  };
  readonly #pool: Pool<C>;
  #section: string | undefined;
  #inHeader = true;

  constructor(pool: Pool<C>) {
    this.#pool = pool;
  }

  take(line: number, raw: string): void {
    const text = bare(raw);
    if (text === "" || (this.#inHeader && this.#header(line, text)) || this.#heading(line, text)) return;
    this.#inHeader = false;
    const prefixed = this.#prefixed(text);
    this.#card(line, prefixed?.rest ?? text, prefixed?.section ?? this.#section);
  }

  #header(line: number, text: string): boolean {
    const header = headerOf(text);
    if (!header || sectionNamed(this.#pool.game, header.key) || this.#pool.find(text) !== undefined) return false;
    if (this.#prefixed(text)) return false;
    const { key, value } = header;
    const option = this.#pool.game.options.find((o) => o.id === key || fold(o.name) === key);
    if (key === "game") return true;
    if (key === "format") this.wish.format = value;
    else if (key === "name") this.wish.name = value;
    else if (key === "house") Object.assign(this.wish.house, houseWords(value));
    else if (option) this.wish.options[option.id] = Number(value);
    else this.notUnderstood.push({ line, text, why: `“${header.word}” is no header of a list.` });
    return true;
  }

  /** A section's name alone on its line, or the name of a kind of card, as lists are often ordered. */
  #heading(line: number, text: string): boolean {
    const framed = unframed(text);
    const word = framed ?? text;
    const found = sectionNamed(this.#pool.game, word);
    if (found) {
      if (framed === undefined && this.#pool.find(text) !== undefined && this.#section !== undefined) return false;
      this.#section = word;
    } else if (isKind(this.#pool.game, word) && this.#pool.find(text) === undefined) {
      this.guessed.push({ line, text, as: "a heading" });
    } else if (framed !== undefined && this.#pool.find(text) === undefined) {
      this.#section = framed;
    } else return false;
    this.#inHeader = false;
    return true;
  }

  #prefixed(text: string): { section: string; rest: string } | undefined {
    const colon = text.indexOf(":");
    if (colon < 1 || colon > 20) return undefined;
    const [word, rest] = [fold(text.slice(0, colon)), text.slice(colon + 1).trim()];
    const own = this.#pool.game.sections.find((s) => (s.prefix && fold(s.prefix) === word) || fold(s.name) === word);
    return own && rest !== "" ? { section: own.id, rest } : undefined;
  }

  #card(line: number, text: string, section: string | undefined): void {
    const where = section === undefined ? {} : { section };
    const { name, count, guess } = this.#counted(text);
    if (guess) this.guessed.push({ line, text, as: `${count} ${name}` });
    this.lines.push({ ...where, name: name.slice(0, 200), count });
  }

  #counted(text: string): { name: string; count: number; guess?: true } {
    const known = (name: string) => this.#pool.find(name) !== undefined;
    const isOne = (name: string) => {
      const found = this.#pool.find(name);
      return found !== undefined && "card" in found;
    };
    if (isOne(text)) return { name: text, count: 1 };
    const before = /^([+-]?\d[\d.,]{0,8})(?:\s*[x×*]\s+|[x×*]|\s+)(\S.*)$/i.exec(text);
    if (before?.[1] !== undefined && before[2] !== undefined) {
      const [count, name] = [numberOf(before[1]), before[2]];
      const plain = known(name) ? undefined : withoutMark(name);
      return plain !== undefined && known(plain) ? { name: plain, count, guess: true } : { name, count };
    }
    const behind = /^(.*\S)\s+\(?[x×]\s*(\d{1,9})\)?$/i.exec(text);
    if (behind?.[1] !== undefined) return { name: behind[1], count: numberOf(behind[2] ?? "") };
    const plain = known(text) ? undefined : withoutMark(text);
    if (plain !== undefined && known(plain)) return { name: plain, count: 1, guess: true };
    const bareNumber = this.#pool.game.numbered === undefined ? /^(.*\S)\s+(\d{1,2})$/.exec(text) : null;
    if (bareNumber?.[1] !== undefined && isOne(bareNumber[1]))
      return { name: bareNumber[1], count: numberOf(bareNumber[2] ?? ""), guess: true };
    return { name: text, count: 1 };
  }
}

/** A line without comment, bullet, bold marks and the category marks that other tools put behind a card. */
function bare(raw: string): string {
  // One space for many, and no endless line: what follows looks at each place of the line several times.
  let text = raw
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 400);
  if (text.startsWith("#") || text.startsWith("//")) return "";
  text = text.replace(/^(?:[-*+•–—]\s+)(?:\[[ xX]\]\s+)?/, "").replace(/\s+(?:#|\/\/).*$/, "");
  text = text.replace(/^\*\*(.+)\*\*$/, "$1").replace(/^__(.+)__$/, "$1");
  for (let i = 0; i < 4; i++) text = text.replace(/\s+(?:\[[^\]]*\]|\{[^}]*\}|\^[^^]*\^|\*\w{1,12}\*|<[^>]*>)$/, "");
  return text.trim();
}

function headerOf(text: string): { key: string; word: string; value: string } | undefined {
  const colon = text.indexOf(":");
  const value = text.slice(colon + 1).trim();
  if (colon < 1 || colon > 24 || value === "") return undefined;
  const word = text.slice(0, colon).trim();
  return { key: fold(word), word, value };
}

/** The word inside "[Player]", "== Player ==", "Player:" or "Player (54)"; undefined where the line has no such frame. */
function unframed(text: string): string | undefined {
  const count = /^(.*\S)\s*\(\d{1,4}\)\s*:?$/.exec(text);
  const inner =
    /^\[([^[\]]+)\]$/.exec(text) ?? /^=+\s*([^=]+?)\s*=+$/.exec(text) ?? /^([^:]+):$/.exec(count?.[1] ?? text);
  return (inner?.[1] ?? count?.[1])?.replace(/\s*\(\d{1,4}\)$/, "").trim();
}

function isKind(game: Game, word: string): boolean {
  const shape = game.attributes.find((a) => a.name === game.kind)?.shapes[0];
  const kinds = shape?.is === "word" ? (shape.of ?? []) : [];
  const key = fold(word).replaceAll("-", "");
  const singular = [
    key,
    key.replace(/s$/, ""),
    key.replace(/ies$/, "y"),
    key.replace(/(?:forces?|cards?)$/, ""),
    key.replace(/es$/, ""),
  ];
  return kinds.some((kind) => singular.includes(fold(kind).replaceAll("-", "")));
}

/** "Tidecaller (SOO) 14" without the set and number that other tools write. */
function withoutMark(name: string): string | undefined {
  const mark = /^(.*\S)\s+\([A-Za-z0-9-]{2,8}\)(?:\s+\S{1,6})?$/.exec(name);
  return mark?.[1];
}

function numberOf(digits: string): number {
  return Number(digits.replace(",", "."));
}
