// Replays: a game is stored as its moves, played again from its start, and written into a link.

import type { Card } from "../card/card.ts";
import type { Start } from "./board.ts";
import type { Dealer } from "./dealer.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Free, Move, Ruled } from "./move.ts";
import type { Table } from "./table.ts";

/** The moves of a game and how many of them are played. Undo goes back, and a new move cuts off those ahead. */
export interface History {
  readonly moves: readonly Move[];
  readonly at: number;
}

export const FRESH: History = { moves: [], at: 0 };

export function withMove({ moves, at }: History, move: Move): History {
  return { moves: [...moves.slice(0, at), move], at: at + 1 };
}

export interface Replayed<C extends Card> {
  readonly table: Table<C>;
  /** The first move that was refused. The moves before it are played. */
  readonly refused?: { readonly at: number; readonly why: string };
}

export function replayed<C extends Card>(dealer: Dealer<C>, start: Start<C>, { moves, at }: History): Replayed<C> {
  const table = dealer.open(start);
  for (const [index, move] of moves.slice(0, at).entries()) {
    const why = dealer.play(table, move);
    if (why !== undefined) return { table, refused: { at: index, why } };
  }
  return { table };
}

/**
 * Eight letters that change whenever the same moves could play differently: with other cards, formats, options or
 * versions.
 */
export function fingerprintOf<C extends Card>(goldfish: Goldfish<C>, start: Start<C>): string {
  const { format, options, house, cards } = start;
  const about = { version: goldfish.version, format, options, house, cards: cards.map(played) };
  const text = JSON.stringify(about);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The part of a card that the table plays with. */
function played({ card, label, from }: Start["cards"][number]): unknown {
  const { sources, text, number, image, ...values } = card;
  return [label, from, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))];
}

const FORM = "1";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MOST_LETTERS = 65_536;
const SEED = /^[A-Za-z0-9-]{1,64}$/;

export interface Moment extends History {
  readonly seed: string;
  readonly fingerprint: string;
}

/** Whether a text can be a seed. */
export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/**
 * Writes a moment of a game for the fragment of a URL. Each different word of a move appears once, so that a move takes
 * two or three letters.
 */
export function writeMoment({ seed, fingerprint, moves, at }: Moment): string {
  const words = new Map<string, number>();
  let letters = "";
  for (const move of moves) {
    const word = wordOf(move);
    const number = words.get(word) ?? words.set(word, words.size).size - 1;
    letters += digits(number) + digits((move.card ?? -1) + 1);
  }
  const list = [...words.keys()].map(escaped).join("*");
  return [FORM, seed, fingerprint, list, letters, ...(at === moves.length ? [] : [String(at)])].join(".");
}

/** Reads a moment back, or answers with a sentence that says why the text is not one. */
export function readMoment(text: string): Moment | string {
  const damaged = "The link of this game is damaged: a part of it is missing or changed.";
  if (text.length > MOST_LETTERS) return "The link of this game is too long.";
  const [form, seed = "", fingerprint = "", list = "", letters = "", end, ...more] = text.split(".");
  if (form !== FORM) return "The link of this game cannot be read by this version of Drydock.";
  if (!isSeed(seed) || !/^[0-9a-f]{8}$/.test(fingerprint) || more.length > 0) return damaged;
  const words = list.split("*").map(unescaped);
  const moves: Move[] = [];
  const numbers = numbersIn(letters);
  if (!numbers || numbers.length % 2 === 1) return damaged;
  for (let i = 0; i < numbers.length; i += 2) {
    const word = words[numbers[i] as number];
    const move = word === undefined ? undefined : moveOf(word, (numbers[i + 1] as number) - 1);
    if (!move) return damaged;
    moves.push(move);
  }
  const at = end === undefined ? moves.length : /^\d{1,6}$/.test(end) ? Number(end) : -1;
  return at < 0 || at > moves.length ? damaged : { seed, fingerprint, moves, at };
}

function wordOf(move: Move): string {
  if ("do" in move) return move.to === undefined ? move.do : `${move.do}>${move.to}`;
  return ["!", move.free, move.to ?? "", move.by ?? "", move.bottom ? "b" : "", move.text ?? ""].join(">");
}

function moveOf(word: string, card: number): Move | undefined {
  const held = card < 0 ? {} : { card };
  const [first = "", ...rest] = word.split(">");
  if (first === "") return undefined;
  if (first !== "!") return { do: first, ...held, ...(rest.length > 0 ? { to: rest.join(">") } : {}) } satisfies Ruled;
  const [free = "", to = "", by = "", bottom = "", ...text] = rest;
  if (!/^(-?\d{1,4})?$/.test(by)) return undefined;
  return {
    free: free as Free["free"],
    ...held,
    ...(to === "" ? {} : { to }),
    ...(by === "" ? {} : { by: Number(by) }),
    ...(bottom === "b" ? { bottom: true } : {}),
    ...(text.join(">") === "" ? {} : { text: text.join(">") }),
  };
}

function escaped(word: string): string {
  return encodeURIComponent(word).replaceAll(".", "%2E").replaceAll("*", "%2A");
}

function unescaped(word: string): string | undefined {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
}

/** Five bits per letter. The sixth bit says that more letters follow. */
function digits(value: number): string {
  const low = DIGITS[(value & 31) | (value > 31 ? 32 : 0)] as string;
  return value > 31 ? low + digits(value >> 5) : low;
}

function numbersIn(letters: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of letters) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0 || shift > 20) return undefined;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit < 32) {
      numbers.push(value);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : undefined;
}
