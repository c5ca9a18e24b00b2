// A moment of a game as a link holds it. Form 2 carries what both sides did and the release that they did it with, so that
// nobody is asked again. Form 1, of before 0.3.0, has the player's moves alone: it is read and no longer written.
import type { Seat, SetVersion } from "./board.ts";
import { digits, moveOf, numbersIn, wordOf } from "./moment-letters.ts";
import type { Move, Ruled } from "./move.ts";
import { type Answers, type History, isSeed } from "./replay.ts";

const FORM = "2";
const MOST_LETTERS = 65_536;
const PRINT = /^[0-9a-f]{8}$/;

/** Who makes the choices of each side, by the letter of a seat in a link. */
const LETTERS: Readonly<Record<Seat, string>> = { person: "p", pilot: "c", script: "s", nobody: "n" };

/** Where and when a moment was made. */
export interface Origin {
  /** "0.3.0", or "0.3.0+" if its tables had changed since that release. */
  readonly release: string;
  readonly seats: readonly [Seat, Seat];
  readonly sets: readonly SetVersion[];
  /** The checksum of the position that the link shows. */
  readonly check: string;
}

export interface Moment extends History {
  readonly seed: string;
  readonly fingerprint: string;
  /** The word of whoever is opposite. Links of before leave it out where a move put somebody there. */
  readonly opposite?: string;
  /** Left out in a link of form 1. */
  readonly origin?: Origin;
}

/** A moment that can be written: it knows what both sides did. */
export interface WholeMoment extends Moment {
  readonly answers: Answers;
  readonly opposite: string;
  readonly origin: Origin;
}

export function writeMoment({ seed, fingerprint, moves, answers, at, opposite, origin }: WholeMoment): string {
  const words = new Map<string, number>();
  let letters = "";
  const write = (move: Move, side: 0 | 1) => {
    const word = wordOf(move);
    const number = words.get(word) ?? words.set(word, words.size).size - 1;
    letters += digits(number * 2 + side) + digits((move.card ?? -1) + 1);
  };
  for (let turn = 0; turn <= moves.length; turn++) {
    const move = moves[turn - 1];
    if (move) write(move, 0);
    for (const answer of answers[turn] ?? []) write(answer, 1);
  }
  const { release, seats, sets, check } = origin;
  const sits = seats.map((seat) => LETTERS[seat]).join("");
  const made = [
    release.replaceAll(".", "-").replace("+", "-later"),
    `${sits}*${escaped(opposite)}`,
    sets.map(({ id, version }) => `${escaped(id)}~${version}`).join("*"),
  ];
  const list = [...words.keys()].map(escaped).join("*");
  const end = at === moves.length ? [] : [String(at)];
  return [FORM, ...made, seed, fingerprint, check, list, letters, ...end].join(".");
}

const DAMAGED = "The link of this game is damaged: a part of it is missing or changed.";

/** Reads a moment back, or answers with a sentence that says why the text is not one. */
export function readMoment(text: string): Moment | string {
  if (text.length > MOST_LETTERS) return "The link of this game is too long.";
  const [form, ...parts] = text.split(".");
  if (form === "1") return readBefore(parts) ?? DAMAGED;
  if (form !== FORM) return "The link of this game cannot be read by this version of Drydock.";
  return readWhole(parts) ?? DAMAGED;
}

function readWhole(parts: readonly string[]): Moment | undefined {
  const [made = "", seats = "", sets = "", seed = "", fingerprint = "", check = "", list = "", letters = "", ...end] =
    parts;
  const [sits = "", word] = seats.split("*");
  const origin = readOrigin({ made, seats: sits, sets, check });
  const opposite = word === undefined ? undefined : unescaped(word);
  const words = list.split("*").map(unescaped);
  const numbers = numbersIn(letters);
  if (word !== undefined && opposite === undefined) return undefined;
  if (!origin || !isSeed(seed) || !PRINT.test(fingerprint) || !numbers || numbers.length % 2 === 1) return undefined;
  const moves: Move[] = [];
  const answers: Ruled[][] = [[]];
  for (let i = 0; i < numbers.length; i += 2) {
    const [number = 0, card = 0] = [numbers[i], numbers[i + 1]];
    const word = words[number >> 1];
    const move = word === undefined ? undefined : moveOf(word, card - 1);
    if (!move) return undefined;
    if (number % 2 === 0) {
      moves.push(move);
      answers.push([]);
    } else if ("do" in move) answers.at(-1)?.push(move);
    else return undefined;
  }
  const at = readAt(end, moves);
  if (at === undefined) return undefined;
  return { seed, fingerprint, moves, answers, at, ...(opposite !== undefined && { opposite }), origin };
}

function readOrigin(of: { made: string; seats: string; sets: string; check: string }): Origin | undefined {
  const [, release, later] = /^(\d{1,4}-\d{1,4}-\d{1,4})(-later)?$/.exec(of.made) ?? [];
  const [, one = "", other = ""] = /^([pc])([pcsn])$/.exec(of.seats) ?? [];
  const [first, second] = [seatOf(one), seatOf(other)];
  const sets = of.sets === "" ? [] : of.sets.split("*").map(readSet);
  if (release === undefined || !first || !second || !PRINT.test(of.check)) return undefined;
  const known = sets.flatMap((set) => set ?? []);
  if (known.length < sets.length) return undefined;
  const name = release.replaceAll("-", ".") + (later === undefined ? "" : "+");
  return { release: name, seats: [first, second], sets: known, check: of.check };
}

function seatOf(letter: string): Seat | undefined {
  return (Object.keys(LETTERS) as Seat[]).find((seat) => LETTERS[seat] === letter);
}

function readSet(text: string): SetVersion | undefined {
  const [, escapedId = "", version] = /^([^~]{1,400})~(\d{1,9})$/.exec(text) ?? [];
  const id = unescaped(escapedId);
  return id === undefined || version === undefined ? undefined : { id, version: Number(version) };
}

/** The player's moves of a link of before. */
function readBefore(parts: readonly string[]): Moment | undefined {
  const [seed = "", fingerprint = "", list = "", letters = "", ...end] = parts;
  const words = list.split("*").map(decoded);
  const numbers = numbersIn(letters);
  if (!isSeed(seed) || !PRINT.test(fingerprint) || !numbers || numbers.length % 2 === 1) return undefined;
  const moves: Move[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    const word = words[numbers[i] ?? -1];
    const move = word === undefined ? undefined : moveOf(word, (numbers[i + 1] ?? 0) - 1);
    if (!move) return undefined;
    moves.push(move);
  }
  const at = readAt(end, moves);
  return at === undefined ? undefined : { seed, fingerprint, moves, at };
}

/** How many of the moves are played: the last part of a link, if it is not all of them. */
function readAt(end: readonly string[], moves: readonly Move[]): number | undefined {
  const [text, ...more] = end;
  if (text === undefined) return moves.length;
  const at = /^\d{1,6}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return more.length > 0 || at > moves.length ? undefined : at;
}

/** What may stand in the query of an address as well as behind its "#", and in no danger of ending a link in a chat. */
const PLAIN = /[^\w:,/-]/g;
const SHORT: Readonly<Record<string, string>> = { ">": "~", "#": "!" };
const LONG: Readonly<Record<string, string>> = { "~": ">", "!": "#" };

function escaped(word: string): string {
  return word.replace(PLAIN, (sign) => SHORT[sign] ?? `@${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function unescaped(word: string): string | undefined {
  if (!/^([\w:,/~!-]|@[0-9a-f]{4})*$/.test(word)) return undefined;
  return word.replace(/[~!]|@(....)/g, (sign, code) => LONG[sign] ?? String.fromCharCode(Number.parseInt(code, 16)));
}

function decoded(word: string): string | undefined {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
}
