// What a line of a list says before any card is looked up: no game and no pool is asked.
import { fold } from "../../core/words.ts";
import { seen } from "./seen.ts";

/** A line as it was typed, cleaned. */
export interface TypedLine {
  /** Where it stands in the list, from 1. */
  readonly line: number;
  /** With single spaces, and without what cannot be seen. */
  readonly typed: string;
  /** Also without bullet, comment, bold marks and the category marks that other tools put behind a card. */
  readonly bare: string;
}

export function typedLine(line: number, raw: string): TypedLine {
  const typed = seen(raw);
  return { line, typed, bare: bareOf(typed) };
}

export function isComment(text: string): boolean {
  return text.startsWith("#") || text.startsWith("//");
}

function bareOf(typed: string): string {
  let text = typed.replace(/^(?:[-*+•–—]\s+)(?:\[[ xX]\]\s+)?/, "").replace(/\s+(?:#|\/\/).*$/, "");
  text = text.replace(/^\*\*(.+)\*\*$/, "$1").replace(/^__(.+)__$/, "$1");
  for (let i = 0; i < 4; i++) {
    const less = withoutCategory(text);
    if (less === text || !/\p{L}/u.test(less)) break;
    text = less;
  }
  return text.trim();
}

/** What a category mark ends with, and what it begins with. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ["]", "["],
  ["}", "{"],
  ["^", "^"],
  ["*", "*"],
  [">", "<"],
]);

/** Takes one mark off the end of a line: "[Ramp]", "{noDeck}", "^Have,#37d67a^", "*F*" or "<foil>". */
function withoutCategory(text: string): string {
  const close = text.at(-1) ?? "";
  const open = MARKS.get(close);
  if (open === undefined) return text;
  const before = text.lastIndexOf(close, text.length - 2);
  // The two signs of a pair that is the same twice stand beside each other; else the mark begins as early as it can.
  let at = open === close ? before - 1 : text.indexOf(` ${open}`, before + 1);
  while (at >= 0 && open === "[" && /[\]\d]/.test(text[at + 2] ?? "")) at = text.indexOf(" [", at + 1);
  if (at < 0 || text[at] !== " ") return text;
  if (close === "*" && !/^\w{1,12}$/.test(text.slice(at + 2, -1))) return text;
  return text.slice(0, at);
}

/** A header as in “Format: standard”, its word also as words are compared. */
export function headerOf(text: string): { key: string; word: string; value: string } | undefined {
  const colon = text.indexOf(":");
  if (colon < 1 || colon > 24 || !/^\p{L}/u.test(text)) return undefined;
  const word = text.slice(0, colon).trim();
  return { key: fold(word), word, value: text.slice(colon + 1).trim() };
}

/** The word inside "[Player]", "== Player ==", "Player:" or "Player (54)"; undefined where the line has no such frame. */
export function unframed(text: string): string | undefined {
  const count = /^(.*\S)\s*\(\d{1,4}\)\s*:?$/.exec(text);
  const inner =
    /^\[([^[\]]+)\]$/.exec(text) ?? /^=+\s*([^=]+?)\s*=+$/.exec(text) ?? /^([^:]+):$/.exec(count?.[1] ?? text);
  return (inner?.[1] ?? count?.[1])?.replace(/\s*\(\d{1,4}\)$/, "").trim();
}

/** "Tidecaller (SOO) 14" without the set and number that other tools write. */
export function withoutMark(name: string): string | undefined {
  const mark = /^(.*\S)\s+\([A-Za-z0-9-]{2,8}\)(?:\s+\S{1,6})?$/.exec(name);
  return mark?.[1];
}

/** A count, whole or not, with or without marks between its thousands. */
export function numberOf(digits: string): number {
  return Number(/[.,]\d{3}(?:[.,]|$)/.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(",", "."));
}
