// Counts, lists and compares words as people read and type them, and finds the word that a misspelt one stands for.
import { Budget } from "./budget.ts";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "five", "12": a number as it is written in a sentence. */
export function spelled(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "1 card", "3 cards". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** A longer list of words is counted instead of written out. Nobody would read it, and it could fill a whole answer. */
const MOST_LISTED = 30;

/** A change with its sign, as it is printed: "+2", "−1", "0". */
export function signed(by: number): string {
  return by === 0 ? "0" : `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
}

/** "A", "A and B", "A, B and C". */
export function listed(words: readonly string[], joint = "and"): string {
  if (words.length < 2) return words.join("");
  if (words.length > MOST_LISTED)
    return `${words.slice(0, MOST_LISTED).join(", ")} ${joint} ${words.length - MOST_LISTED} more`;
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

/**
 * A name in the form in which names are compared: without case, accents, kinds of apostrophe, extra spaces or invisible
 * characters. One letter can stand for eighteen, so of a very long one only the beginning is kept, and a sum of it all.
 */
export function fold(name: string): string {
  let folded = folds.get(name);
  if (folded === undefined) {
    folded = bounded(foldedAnew(name));
    kept += name.length + folded.length;
    if (kept > MOST_KEPT) {
      folds.clear();
      kept = name.length + folded.length;
    }
    folds.set(name, folded);
  }
  return folded;
}

/** How many letters a name has in the form in which names are compared. */
export function foldedLength(name: string): number {
  return foldedAnew(name).length;
}

/** More than any name of a card has with its number. */
const MOST_FOLDED = 100;

function bounded(folded: string): string {
  if (folded.length <= MOST_FOLDED) return folded;
  let sum = 0x811c9dc5;
  for (let at = 0; at < folded.length; at++) sum = Math.imul(sum ^ folded.charCodeAt(at), 0x01000193);
  // Joined and parted again: a part of a long text would keep all of it in the memory.
  return [...folded.slice(0, MOST_FOLDED - 8), (sum >>> 0).toString(36)].join("");
}

const ASCII = /^[ -~]*$/;

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s()[\]/]+/g, "");
}

/** Names that were folded before. A list is read for several games, and folding is most of that work. */
const folds = new Map<string, string>();
/** The most letters to keep, counting names and their folded forms: those of the longest deck in the longest letters. */
const MOST_KEPT = 2_000_000;
let kept = 0;

function foldedAnew(name: string): string {
  if (ASCII.test(name)) return plain(name).replaceAll("`", "'");
  const bare = name
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  if (ASCII.test(bare)) return plain(bare);
  return bare
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}

/** What was typed, how often it has each letter, and how many letters a near name may differ by. */
interface Typed {
  readonly text: string;
  readonly letters: Int16Array;
  readonly allowed: number;
}

function typedAs(text: string): Typed {
  const letters = new Int16Array(32);
  for (let i = 0; i < text.length; i++) letters[text.charCodeAt(i) % 32] = (letters[text.charCodeAt(i) % 32] ?? 0) + 1;
  return { text, letters, allowed: Math.max(1, Math.min(3, Math.floor(text.length / 3))) };
}

/**
 * How far a name is from what was typed: 0 if they are equal, less than 1 if one begins with the other, else the number
 * of letters that differ. It is undefined if the name is not near. Both must be folded.
 */
function nearness(typed: Typed, name: string, budget: Budget): number | undefined {
  const { text, allowed } = typed;
  if (text.charCodeAt(0) === name.charCodeAt(0)) {
    if (text === name) return 0;
    if (text.length >= 2 && name.startsWith(text)) return 0.5;
    if (name.length >= 3 && text.startsWith(name)) return 0.8;
  }
  // Most names differ too much in length, so there is no need to compare their letters.
  budget.spend(Math.abs(name.length - text.length) > allowed ? 2 : 2 + name.length / 2);
  if (mayBeNear(typed, name)) {
    budget.spend(name.length * (2 * allowed + 1));
    const apart = lettersApart(text, name, allowed);
    if (apart <= allowed) return apart;
  }
  if (text.length >= 4 && name.includes(text)) return 4;
  return isShortFor(text, name, budget) ? 4.5 : undefined;
}

/** How many letters an abbreviated name has at least. Fewer could stand for too many names. */
const SHORTEST = 6;

/** Whether a name was abbreviated, as “Sgt” for “Sergeant”: more than half of its letters, in order, from the first. */
function isShortFor(text: string, name: string, budget: Budget): boolean {
  if (text.length < SHORTEST || 2 * text.length <= name.length || text.charCodeAt(0) !== name.charCodeAt(0))
    return false;
  budget.spend(3 * name.length);
  let found = 0;
  for (let i = 0; i < name.length && found < text.length; i++) {
    if (text.charCodeAt(found) === name.charCodeAt(i)) found++;
  }
  return found === text.length;
}

/** How many letters to add, drop, change or swap with a neighbour. Stops counting once there are more than allowed. */
function lettersApart(typed: string, name: string, allowed: number): number {
  const [a, b] = withoutSameEnds(typed, name);
  const width = b.length + 1;
  let before = new Uint8Array(width).fill(allowed + 1);
  let row = Uint8Array.from({ length: width }, (_, j) => Math.min(j, allowed + 1));
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint8Array(width).fill(allowed + 1);
    // Cells further from the diagonal than this would need more edits than are allowed.
    const [first, last] = [Math.max(1, i - allowed), Math.min(b.length, i + allowed)];
    next[0] = i;
    let least = at(next, first - 1);
    for (let j = first; j <= last; j++) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : changed;
      const cell = Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped, allowed + 1);
      next[j] = cell;
      if (cell < least) least = cell;
    }
    if (least > allowed) return allowed + 1;
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

/** Both names without their common beginning and end. */
function withoutSameEnds(a: string, b: string): readonly [string, string] {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

const left = new Int16Array(32);

/** A quick test: false only if more letters differ than are allowed. */
function mayBeNear({ text, letters, allowed }: Typed, name: string): boolean {
  const longer = name.length - text.length;
  if (longer > allowed || -longer > allowed) return false;
  left.set(letters);
  let missing = 0;
  const most = allowed + Math.min(0, longer);
  // Letters that share a bucket can only hide missing ones, so no near name is ruled out.
  for (let i = 0; i < name.length; i++) {
    const more = (left[name.charCodeAt(i) % 32] ?? 0) - 1;
    left[name.charCodeAt(i) % 32] = more;
    if (more < 0 && ++missing > most) return false;
  }
  return true;
}

function at(row: Uint8Array, j: number): number {
  return row[j] ?? Number.POSITIVE_INFINITY;
}

/**
 * The items whose names are nearest to what was typed, best first. Returns none if the budget runs out before all have
 * been compared.
 */
export function nearest<T>(
  typed: string,
  among: readonly T[],
  names: (thing: T) => readonly string[],
  budget: Budget = new Budget(Number.POSITIVE_INFINITY),
): readonly T[] {
  const key = typedAs(typed.slice(0, 40));
  if (key.text === "") return [];
  const scored: { thing: T; score: number }[] = [];
  for (const thing of among) {
    if (budget.isSpent) return [];
    let best = Number.POSITIVE_INFINITY;
    for (const name of names(thing)) best = Math.min(best, nearness(key, name, budget) ?? best);
    if (best < Number.POSITIVE_INFINITY) scored.push({ thing, score: best });
  }
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, MOST_NEAR)
    .map(({ thing }) => thing);
}

const MOST_NEAR = 3;
