import type { Pool } from "../cards/pool.ts";
import { type Card, fold } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { Budget } from "../core/judge/budget.ts";
import type { Deck } from "../core/judge/deck.ts";
import { type Fault, headingOf, houseWords, type Wish } from "./heading.ts";
import { type Line, MOST_LINES, place, sectionNamed } from "./place.ts";
import { headerOf, isComment, numberOf, type TypedLine, typedLine, unframed, withoutMark } from "./typed-line.ts";

export const MOST_BYTES = 64 * 1024;

/** What piles are called in one game or another: alone on its line such a word is a heading, if no card has the name. */
const PILES =
  "main maindeck mainboard deck sideboard side maybeboard heroes worlds planets fleet tactics reserve".split(" ");

/** So many things are asked for in a header at most: no game has as many house rules, and each that it lacks is told of. */
const MOST_ASKED = 200;

const COUNT = "([+-]?(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,30}(?:[.,]\\d{1,30})?))";
const PLAIN = new RegExp(`^${COUNT} (\\S.*)$`);
const BEFORE = new RegExp(`^${COUNT}(?:\\s*[x×*]\\s+|[x×*](?!\\w+\\*$)|\\s+)(\\S.*)$`, "i");

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085]/;

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

type Read<T> = ({ ok: true } & T) | { ok: false; faults: readonly Fault[] };

/** The lines of a text as it was typed; a text that is too long is told of before anything else is done with it. */
export function linesOf(text: string): Read<{ lines: readonly string[] }> {
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) {
    return { ok: false, faults: [{ message: "The list is longer than 64 KiB; no deck needs so much." }] };
  }
  if (text.includes("\u0000"))
    return { ok: false, faults: [{ message: "This is no text: a list of cards is expected." }] };
  const lines = text.replace(/^\ufeff/, "").split(LINE_ENDS);
  if (lines.at(-1) === "") lines.pop();
  if (lines.length > MOST_LINES) {
    return { ok: false, faults: [{ message: `The list has ${lines.length} lines; at most ${MOST_LINES} are read.` }] };
  }
  return { ok: true, lines };
}

/** The lines of a text, cleaned: read once, however many games they are then read for. */
export function typedLines(text: string): Read<{ lines: readonly TypedLine[] }> {
  const split = linesOf(text);
  return split.ok ? { ok: true, lines: split.lines.map((raw, i) => typedLine(i + 1, raw)) } : split;
}

/** A game's header stands among the first lines. */
const HEADER_LINES = 50;

/** The game that a header line names, if there is one. */
export function gameWord(text: string): { word: string; line: number } | undefined {
  const first = text.slice(0, MOST_BYTES).split(LINE_ENDS, HEADER_LINES);
  return gameAmong(first.map((raw, i) => typedLine(i + 1, raw)));
}

export function gameAmong(lines: readonly TypedLine[]): { word: string; line: number } | undefined {
  for (const { line, bare } of lines.slice(0, HEADER_LINES)) {
    const header = headerOf(bare);
    if (header?.key === "game" && header.value !== "") return { word: header.value, line };
  }
  return undefined;
}

/** Reads a list against a pool. What is asked for beside the text (flags of a command) goes before its header. */
export function readText<C extends Card>(pool: Pool<C>, text: string, over: Wish = {}): ReadList<C> {
  const typed = typedLines(text);
  return typed.ok ? readLines(pool, typed.lines, over) : typed;
}

function readLines<C extends Card>(pool: Pool<C>, lines: readonly TypedLine[], over: Wish): ReadList<C> {
  const reader = new Reader(pool);
  for (const line of lines) reader.take(line);
  reader.end();
  const heading = headingOf(pool.game, askedOf(pool.game, reader.wish, over));
  if (!heading.ok) return { ok: false, faults: heading.faults.map((fault) => reader.placed(fault, over)) };
  const { deck, arranged } = place(pool, heading.heading, reader.lines);
  const guessed =
    arranged && pool.game.arrangement
      ? [{ line: 0, text: "", as: pool.game.arrangement.says }, ...reader.guessed]
      : reader.guessed;
  return { ok: true, reading: { deck, read: reader.lines.length, guessed, notUnderstood: reader.notUnderstood } };
}

/** How many different cards of a game some lines name. */
export function cardsNamed(pool: Pool, lines: readonly TypedLine[]): number {
  const reader = new Reader(pool);
  for (const line of lines) reader.take(line);
  const heading = { format: pool.game.formats[0].id, options: {}, house: {} };
  return place(pool, heading, reader.lines, new Budget(0)).deck.entries.length;
}

/** What is asked for in all: beside the list before in it. Options of a format that gave way to a flag go with it. */
function askedOf(game: Game, wish: Reader<Card>["wish"], over: Wish): Wish {
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

interface Counted {
  readonly name: string;
  readonly count: number;
  readonly guess?: true;
}

class Reader<C extends Card> {
  readonly lines: Line[] = [];
  readonly guessed: { line: number; text: string; as: string }[] = [];
  readonly notUnderstood: { line: number; text: string; why: string }[] = [];
  readonly wish: {
    format?: string;
    name?: string;
    options: Record<string, number>;
    house: Record<string, boolean | number>;
  } = {
    options: {},
    // Without a prototype, so that a house rule of any name is only a house rule.
    house: Object.create(null),
  };
  readonly #pool: Pool<C>;
  /** The headers that were said, the lines of what they ask for, and the headings that name no section of the game. */
  readonly #headers = new Set<string>();
  readonly #asks = new Map<string, number>();
  readonly #strange: { line: number; text: string; section: string }[] = [];
  /** Counts and names that were found in parts of the present line. */
  readonly #countedOf = new Map<string, Counted>();
  #section: string | undefined;
  #inHeader = true;

  constructor(pool: Pool<C>) {
    this.#pool = pool;
  }

  take({ line, typed, bare }: TypedLine): void {
    this.#countedOf.clear();
    const isCard = this.#isOne(typed);
    if (!isCard && (isComment(typed) || (this.#inHeader && this.#header(line, typed)))) return;
    if (!isCard && (this.#isBlank(line, bare) || this.#heading(line, bare))) return;
    this.#inHeader = false;
    // A mark behind a card is left out only where no card has it in its name.
    const whole = this.#counted(this.#prefixed(typed)?.rest ?? typed);
    const used = this.#pool.find(whole.name) === undefined ? bare : typed;
    const prefixed = this.#prefixed(used);
    this.#card(line, prefixed?.rest ?? used, prefixed?.section ?? this.#section);
  }

  /** Headings under which nothing stood are said too. */
  end(): void {
    const used = new Set(this.lines.map(({ section }) => section));
    for (const { line, text, section } of this.#strange) {
      const why = `“${section}” is no section of ${this.#pool.game.name}, and nothing stands under it.`;
      if (!used.has(section)) this.notUnderstood.push({ line, text, why });
    }
  }

  /** A fault with the line of the header that asked for it, where nothing beside the list did. */
  placed({ about = "", message }: Fault, { format, options, house }: Wish): Fault {
    const [what = "", id = ""] = about.split(".");
    const isBeside = what === "format" ? format !== undefined : Object.hasOwn({ options, house }[what] ?? {}, id);
    const line = isBeside ? undefined : this.#asks.get(about);
    return line === undefined ? { about, message } : { line, about, message };
  }

  #isOne(name: string): boolean {
    const found = this.#pool.find(name);
    return found !== undefined && "card" in found;
  }

  /** A line without a letter or a number; if it is no mere rule across the list, that is said. */
  #isBlank(line: number, text: string): boolean {
    if (/[\p{L}\p{N}]/u.test(text)) return false;
    if (!/^[\s\p{Pd}=_*~`+.·•|#/\u2500-\u257f]*$/u.test(text))
      this.notUnderstood.push({ line, text, why: "There is no letter or number in it." });
    return true;
  }

  #header(line: number, text: string): boolean {
    const header = headerOf(text);
    if (!header || sectionNamed(this.#pool.game, header.key) || this.#pool.find(text) !== undefined) return false;
    if (this.#prefixed(text)) return false;
    const { key, word, value } = header;
    const option = this.#pool.game.options.find((o) => o.id === key || fold(o.name) === key);
    const about = option?.id ?? key;
    const known = ["game", "format", "name", "house"].includes(key) || option !== undefined;
    if (!known && value === "") return false;
    const why = !known
      ? `“${word}” is no header of a list.`
      : value === ""
        ? `Nothing stands behind “${word}:”.`
        : this.#headers.has(about) && key !== "house"
          ? `“${word}” was said before.`
          : undefined;
    if (why === undefined) this.#wish(about, value, line);
    else this.notUnderstood.push({ line, text, why });
    return true;
  }

  #wish(about: string, value: string, line: number): void {
    this.#headers.add(about);
    if (about === "name") this.wish.name = value;
    else this.#asked(about, value.replace(/\s+(?:#|\/\/).*$/, ""), line);
  }

  #asked(about: string, value: string, line: number): void {
    if (about === "format") {
      this.wish.format = value;
      this.#asks.set(about, line);
    } else if (about === "house") {
      for (const [id, on] of houseWords(value)) {
        if (this.#asks.size >= MOST_ASKED) return;
        this.wish.house[id] = on;
        this.#asks.set(`house.${id}`, line);
      }
    } else if (about !== "game") {
      this.wish.options[about] = Number(value);
      this.#asks.set(`options.${about}`, line);
    }
  }

  /** A section's name alone on its line, or the name of a kind of card, as lists are often ordered. */
  #heading(line: number, text: string): boolean {
    const framed = unframed(text);
    const word = framed ?? text;
    const found = sectionNamed(this.#pool.game, word);
    const kind = found ? undefined : kindNamed(this.#pool.game, word);
    if (found) {
      if (framed === undefined && this.#pool.find(text) !== undefined && this.#section !== undefined) return false;
      this.#section = word;
    } else if (this.#pool.find(text) !== undefined || this.#pool.find(this.#counted(word).name) !== undefined)
      return false;
    else if (kind !== undefined) {
      this.guessed.push({ line, text, as: "a heading" });
      this.#leave(kind);
    } else if ((framed !== undefined && !/^\d/.test(framed)) || PILES.includes(fold(word))) {
      this.#strange.push({ line, text, section: word });
      this.#section = word;
    } else return false;
    this.#inHeader = false;
    return true;
  }

  /** A heading of a kind that does not live in the section before it ends that section. */
  #leave(kind: string): void {
    const section = this.#section === undefined ? undefined : sectionNamed(this.#pool.game, this.#section);
    if (typeof section === "object" && section.kinds && !section.kinds.includes(kind)) this.#section = undefined;
  }

  #prefixed(text: string): { section: string; rest: string } | undefined {
    const colon = text.indexOf(":");
    if (colon < 1 || colon > 20) return undefined;
    const [word, rest] = [fold(text.slice(0, colon)), text.slice(colon + 1).trim()];
    if (rest === "" || this.#isOne(text)) return undefined;
    const { game } = this.#pool;
    const own = game.sections.find(({ prefix }) => prefix && fold(prefix) === word);
    if (own) return { section: own.id, rest };
    return sectionNamed(game, word) ? { section: word, rest } : undefined;
  }

  #card(line: number, text: string, section: string | undefined): void {
    const where = section === undefined ? {} : { section };
    const { name, count, guess } = this.#counted(text);
    if (guess) this.guessed.push({ line, text, as: `${count} ${name}` });
    this.lines.push({ ...where, name, count, line });
  }

  #counted(text: string): Counted {
    let counted = this.#countedOf.get(text);
    if (!counted) {
      // The number of an item is taken off once: what it numbers is a count and a card, and no other item.
      const item = this.#isOne(text) ? undefined : /^\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
      counted = item === undefined ? this.#countIn(text) : { ...this.#countIn(item), guess: true };
      this.#countedOf.set(text, counted);
    }
    return counted;
  }

  #countIn(text: string): Counted {
    if (this.#isOne(text)) return { name: text, count: 1 };
    const plain = PLAIN.exec(text);
    if (plain?.[1] !== undefined && plain[2] !== undefined && this.#isOne(plain[2]))
      return { name: plain[2], count: numberOf(plain[1]) };
    const before = BEFORE.exec(text);
    if (before?.[1] !== undefined && before[2] !== undefined) {
      const { name, guess } = this.#named(before[2]);
      return { name, count: numberOf(before[1]), ...(guess ? { guess } : {}) };
    }
    const behind = /^(.*\S)\s+[[(]?[x×]\s*(\d{1,9})[\])]?$/i.exec(text);
    if (behind?.[1] !== undefined) return { name: behind[1], count: numberOf(behind[2] ?? "") };
    const first = /^[x×] ?(\d{1,9}) (\S.*)$/i.exec(text);
    if (first?.[2] !== undefined && this.#pool.find(first[2]) !== undefined)
      return { name: first[2], count: numberOf(first[1] ?? ""), guess: true };
    return this.#loose(text) ?? { ...this.#named(text), count: 1 };
  }

  /** A count behind a name without a sign for "times", where a number there cannot be a part of the name. */
  #loose(text: string): { name: string; count: number; guess: true } | undefined {
    const number = /^(.*\S)\s+(?:[[(](\d{1,2})[\])]|(\d{1,2}))$/.exec(text);
    if (number?.[1] === undefined || !this.#isOne(number[1])) return undefined;
    const inName = this.#pool.game.numbered !== undefined && !text.endsWith("]");
    return inName ? undefined : { name: number[1], count: numberOf(number[2] ?? number[3] ?? ""), guess: true };
  }

  /** A name, without the set's mark or the emphasis that other tools write, if that makes it a card's. */
  #named(name: string): { name: string; guess?: true } {
    if (this.#pool.find(name) !== undefined) return { name };
    const plain = withoutMark(name) ?? /^([*_]{1,2})(.+)\1$/.exec(name)?.[2] ?? /^["“„«](.+)["”“»]$/.exec(name)?.[1];
    return plain !== undefined && this.#pool.find(plain) !== undefined ? { name: plain, guess: true } : { name };
  }
}

const kindsKept = new WeakMap<Game, ReadonlyMap<string, string>>();

/** The kinds of a game's cards, by their names as words are compared: hyphens are free. */
function kindsOf(game: Game): ReadonlyMap<string, string> {
  let kinds = kindsKept.get(game);
  if (!kinds) {
    const shape = game.attributes.find((a) => a.name === game.kind)?.shapes[0];
    const words = shape?.is === "word" ? (shape.of ?? []) : [];
    kinds = new Map(words.map((kind) => [fold(kind).replaceAll("-", ""), kind]));
    kindsKept.set(game, kinds);
  }
  return kinds;
}

/** The kind of card that a heading names, in the singular or the plural. */
function kindNamed(game: Game, word: string): string | undefined {
  const key = fold(word).replaceAll("-", "");
  const singular = [/s$/, /es$/, /(?:forces?|cards?)$/].map((end) => key.replace(end, ""));
  const kinds = kindsOf(game);
  for (const one of [key, ...singular, key.replace(/ies$/, "y")]) {
    const kind = kinds.get(one);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
