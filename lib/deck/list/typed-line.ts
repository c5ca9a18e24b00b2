// Splits a line of a list into its parts before any card is looked up. It needs neither a game nor a pool.
import { fold } from "../../core/words.ts";
import { seen } from "./seen.ts";

/** A line as it was typed, cleaned. */
export interface TypedLine {
  /** Its line number, from 1. */
  readonly line: number;
  /** The text with single spaces and without invisible characters. */
  readonly typed: string;
  /** The same without bullets, comments, bold marks and the category marks that other tools put after a card. */
  readonly bare: string;
  /** The parts of a line with tabs, in their columns. It is empty if the line has no tab or too many. */
  readonly cells: readonly string[];
}

/** More columns than that are a table of something else than cards. */
const MOST_COLUMNS = 8;

export function typedLine(line: number, raw: string): TypedLine {
  const typed = seen(raw);
  const parts = raw.split("\t", MOST_COLUMNS + 1);
  const cells = parts.length > 1 && parts.length <= MOST_COLUMNS ? parts.map(seen) : [];
  return { line, typed, bare: bareOf(typed), cells };
}

export function isComment(text: string): boolean {
  return text.startsWith("#") || text.startsWith("//");
}

function bareOf(typed: string): string {
  let text = typed.replace(/^(?:[-*+•–—]\s+)(?:\[[ xX]\]\s+)?/, "").replace(/\s+(?:#|\/\/).*$/, "");
  text = text
    .replace(/^\*\*(.+)\*\*$/, "$1")
    .replace(/^__(.+)__$/, "$1")
    .replace(/^<b>(.+)<\/b>$/i, "$1");
  for (let i = 0; i < 4; i++) {
    const less = withoutCategory(text);
    if (less === text || !/\p{L}/u.test(less)) break;
    text = less;
  }
  return text.trim();
}

/** The last sign of each category mark, with its first sign. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ["]", "["],
  ["}", "{"],
  ["^", "^"],
  ["*", "*"],
  [">", "<"],
]);

/** Removes one mark from the end of a line: "[Ramp]", "{noDeck}", "^Have,#37d67a^", "*F*" or "<foil>". */
function withoutCategory(text: string): string {
  const close = text.at(-1) ?? "";
  const open = MARKS.get(close);
  if (open === undefined) return text;
  const before = text.lastIndexOf(close, text.length - 2);
  // If both signs are the same, as in "*F*", the mark begins at the nearest one. Otherwise it begins as early as
  // possible.
  let at = open === close ? before - 1 : text.indexOf(` ${open}`, before + 1);
  while (at >= 0 && open === "[" && /[\]\d]/.test(text[at + 2] ?? "")) at = text.indexOf(" [", at + 1);
  if (at < 0 || text[at] !== " ") return text;
  if (close === "*" && !/^\w{1,12}$/.test(text.slice(at + 2, -1))) return text;
  return text.slice(0, at);
}

/** A header such as “Format: standard”. `key` is its word, folded. */
export function headerOf(text: string): { key: string; word: string; value: string } | undefined {
  const colon = text.indexOf(":");
  if (colon < 1 || colon > 24 || !/^\p{L}/u.test(text)) return undefined;
  const word = text.slice(0, colon).trim();
  return { key: fold(word), word, value: text.slice(colon + 1).trim() };
}

/**
 * The word inside "[Player]", "== Player ==", "Player:" or "Player (54)". It is undefined if the line has no such
 * frame.
 */
export function unframed(text: string): string | undefined {
  const count = /^(.*\S)\s*\(\d{1,4}\)\s*:?$/.exec(text);
  const inner =
    /^\[([^[\]]+)\]$/.exec(text) ?? /^=+\s*([^=]+?)\s*=+$/.exec(text) ?? /^([^:]+):$/.exec(count?.[1] ?? text);
  return (inner?.[1] ?? count?.[1])?.replace(/\s*\(\d{1,4}\)$/, "").trim();
}

/** "Tidecaller (SOO) 14" without the set and number that other tools add. */
export function withoutMark(name: string): string | undefined {
  const mark = /^(.*\S)\s+\([A-Za-z0-9-]{2,8}\)(?:\s+\S{1,6})?$/.exec(name);
  return mark?.[1];
}

/** Reads a count, which may be fractional and may have thousands separators. */
export function numberOf(digits: string): number {
  return Number(/[.,]\d{3}(?:[.,]|$)/.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(",", "."));
}
