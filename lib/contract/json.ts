import { jsonFault } from "./json-fault.ts";

export interface JsonLimits {
  readonly depth: number;
  readonly keys: number;
}

export const SMALL: JsonLimits = { depth: 16, keys: 10_000 };
export const CARD_SET: JsonLimits = { depth: 16, keys: 250_000 };

export type Json = { ok: true; value: unknown } | { ok: false; message: string };

const BYTE_ORDER_MARK = "\ufeff";
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads JSON from outside, with or without a byte-order mark. Rejects anything deeper or larger than a deck or set can
 * be, duplicate keys, and keys such as `__proto__`.
 */
export function readJson(marked: string, limits: JsonLimits = SMALL): Json {
  const text = marked.startsWith(BYTE_ORDER_MARK) ? marked.slice(1) : marked;
  const message = fault(text, limits);
  if (message !== undefined) return { ok: false, message };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, message: `This is not JSON: ${jsonFault(text)}.` };
  }
}

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Checks the text in one pass before anything is built from it. */
function fault(text: string, limits: JsonLimits): string | undefined {
  const open: (Set<string> | "object" | "list")[] = [];
  let keys = 0;
  let [from, to] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    switch (letter) {
      case QUOTE:
        from = i + 1;
        to = endOfString(text, i);
        i = to;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        open.push(letter === OPEN_OBJECT ? "object" : "list");
        if (open.length > limits.depth) return `The JSON is nested more than ${limits.depth} levels deep.`;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
        break;
      case COLON: {
        if (++keys > limits.keys) return `The JSON has more than ${limits.keys} keys.`;
        if (open.at(-1) === "object") open[open.length - 1] = new Set();
        const wrong = wrongKey(text.slice(from, to), open.at(-1));
        if (wrong !== undefined) return wrong;
      }
    }
  }
  return undefined;
}

function wrongKey(raw: string, seen: Set<string> | string | undefined): string | undefined {
  const key = raw.includes("\\") ? unescaped(raw) : raw;
  if (FORBIDDEN.has(key)) return `The key “${key}” is not allowed.`;
  if (!(seen instanceof Set)) return undefined;
  if (seen.has(key)) return `The key “${key.slice(0, 80)}” appears twice in one object.`;
  seen.add(key);
  return undefined;
}

function endOfString(text: string, start: number): number {
  const end = text.indexOf('"', start + 1);
  if (end < 0) return text.length;
  if (text.charCodeAt(end - 1) !== BACKSLASH) return end;
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}

function unescaped(raw: string): string {
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    // Not a valid string: JSON.parse, which runs next, reports it with its place.
    return raw;
  }
}
