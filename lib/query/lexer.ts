/** Something in a query that was not understood: its position, and a sentence that says how to fix it. */
export interface QueryFault {
  readonly at: number;
  readonly length: number;
  readonly message: string;
}

export interface Typed {
  readonly text: string;
  readonly quoted: boolean;
  readonly at: number;
  readonly length: number;
}

export type Operator = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

export type Token =
  | { readonly is: "(" | ")" | "-"; readonly at: number; readonly length: number }
  | ({ readonly is: "word" } & Typed)
  | {
      readonly is: "operator";
      readonly operator: Operator;
      /** What follows it, if anything does. */
      readonly value?: Typed;
      readonly at: number;
      readonly length: number;
    };

const QUOTES = '"“”„‟';
const DASHES = "-‐‑‒–—−";
const SIGNS: readonly (readonly [string, Operator])[] = [
  ["!=", "!="],
  ["<=", "<="],
  [">=", ">="],
  ["==", "="],
  [":", ":"],
  ["=", "="],
  ["<", "<"],
  [">", ">"],
  ["≠", "!="],
  ["≤", "<="],
  ["≥", ">="],
];

const isSpace = (c: string) => /\s/.test(c);
const isQuote = (c: string) => QUOTES.includes(c);

function signAt(text: string, at: number) {
  return SIGNS.find(([sign]) => text.startsWith(sign, at));
}

/** Cuts a query into tokens in a single pass from left to right. */
export function lex(text: string): { readonly tokens: readonly Token[]; readonly faults: readonly QueryFault[] } {
  const tokens: Token[] = [];
  const faults: QueryFault[] = [];
  let at = 0;
  while (at < text.length) {
    if (isSpace(text.charAt(at))) at++;
    else if (isLoneDash(text, at)) faults.push({ at: at++, length: 1, message: LONE_DASH });
    else {
      const token = tokenAt(text, at, faults);
      tokens.push(token);
      const last = token.is === "operator" && token.value ? token.value : token;
      at = last.at + last.length;
    }
  }
  return { tokens, faults };
}

export const LONE_DASH = "“-” stands alone. Write it right before what you do not want, or leave it out.";

function isLoneDash(text: string, at: number): boolean {
  return DASHES.includes(text.charAt(at)) && (at + 1 === text.length || isSpace(text.charAt(at + 1)));
}

function tokenAt(text: string, at: number, faults: QueryFault[]): Token {
  const c = text.charAt(at);
  if (c === "(" || c === ")") return { is: c, at, length: 1 };
  if (DASHES.includes(c)) return { is: "-", at, length: 1 };
  if (isQuote(c)) return { is: "word", ...phraseAt(text, at, faults) };
  const sign = signAt(text, at);
  if (!sign) return { is: "word", ...wordAt(text, at, true) };
  const { length } = sign[0];
  const value = valueAt(text, at + length, faults);
  return { is: "operator", operator: sign[1], at, length, ...(value && { value }) };
}

function phraseAt(text: string, at: number, faults: QueryFault[]): Typed {
  let end = at + 1;
  while (end < text.length && !isQuote(text.charAt(end))) end++;
  const length = Math.min(end + 1, text.length) - at;
  if (end === text.length)
    faults.push({
      at,
      length,
      message: `The quotes are not closed. Add ${text.charAt(at)} after the last word.`,
    });
  return { text: text.slice(at + 1, end), quoted: true, at, length };
}

function wordAt(text: string, at: number, beforeSigns: boolean): Typed {
  let end = at;
  for (; end < text.length; end++) {
    const c = text.charAt(end);
    if (isSpace(c) || isQuote(c) || c === "(" || c === ")" || (beforeSigns && signAt(text, end))) break;
  }
  return { text: text.slice(at, end), quoted: false, at, length: end - at };
}

/** A value runs to the next space, bracket or quote, so that `requires:own:population` is one value. */
function valueAt(text: string, from: number, faults: QueryFault[]): Typed | undefined {
  let at = from;
  while (at < text.length && isSpace(text.charAt(at))) at++;
  if (isQuote(text.charAt(at))) return phraseAt(text, at, faults);
  const value = wordAt(text, at, false);
  if (value.length === 0) return undefined;
  // After a space, text that belongs to the rest of the query is not a value: `c: or k:orbital`, `c: -is:apex`.
  if (at > from && (value.text.toLowerCase() === "or" || /^-\D/.test(value.text))) return undefined;
  return value;
}
