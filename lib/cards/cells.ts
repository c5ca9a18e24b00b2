// The cells of a table of cards: what is typed into one, and the value that it stands for. CSV files and the editor of
// card sets share them, so that what one writes the other reads.
import type { Attribute, Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { looksLikeFormula } from "./csv-row.ts";

/** The cell of a value that is known not to exist. An empty cell is a value that nobody knows. */
export const NONE = "null";

/** A cell that begins with it is a text as it stands, whatever it looks like: '=1+1, 'null. */
const AS_IT_STANDS = "'";

/** What people write for something that does not exist, and for something that they do not know. */
export const NOTHING: ReadonlySet<string> = new Set(["-", "–", "—", "none", "n/a", NONE]);
export const NOT_KNOWN: ReadonlySet<string> = new Set(["?", "??", "???"]);

/** Whether a cell says nothing of its own where people write tables. */
export function isMark(cell: string): boolean {
  const mark = cell.trim().toLowerCase();
  return NOTHING.has(mark) || NOT_KNOWN.has(mark);
}

/** The value of a cell in a column of a game, which the check of card sets then judges. Undefined if it is not known. */
export function valueOfCell(game: Game, column: string, typed: string): unknown {
  const head = typed.trimStart();
  const cell = head.startsWith(AS_IT_STANDS) ? head : head.trimEnd();
  if (cell === "") return undefined;
  if (cell === NONE) return null;
  if (column === "standIn") return words(cell);
  if (column === "sources") return pairs(cell, (value) => value);
  const attribute = game.attributes.find((a) => a.name === column);
  if (attribute) return valueOfAttribute(attribute, cell);
  if (column === "number" && /^\d{1,15}$/.test(cell)) return Number(cell);
  return cell.startsWith(AS_IT_STANDS) ? cell.slice(1) : cell;
}

/** The cell that is read as this value. */
export function cellOf(game: Game, column: string, value: unknown): string {
  if (value === undefined) return "";
  if (value === null) return NONE;
  if (column === "standIn") return written(value);
  if (column === "sources") return written(value);
  const attribute = game.attributes.find((a) => a.name === column);
  if (attribute) return typeof value === "string" ? wordCell(attribute, value) : written(value);
  return typeof value === "string" ? textCell(value, column) : String(value);
}

function textCell(text: string, column: string): string {
  const isTaken = isMark(text) || (column === "number" && /^\d{1,15}$/.test(text));
  const isPlain = text !== "" && text === text.trim() && !text.startsWith(AS_IT_STANDS) && !isTaken;
  return isPlain && !looksLikeFormula(text) ? text : `${AS_IT_STANDS}${text}`;
}

/** The word as it is, unless it would be read as another value: then as it stands. */
function wordCell(attribute: Attribute, word: string): string {
  const isPlain = word === word.trim() && !isMark(word) && !word.startsWith(AS_IT_STANDS) && !looksLikeFormula(word);
  return isPlain && valueOfAttribute(attribute, word) === word ? word : `${AS_IT_STANDS}${word}`;
}

/** The value of the first shape that fits the cell. If none fits, the cell itself, so that the check can name it. */
function valueOfAttribute(attribute: Attribute, cell: string): unknown {
  if (cell.startsWith(AS_IT_STANDS)) return cell.slice(1);
  for (const shape of attribute.shapes) {
    const value = valueOfShape(shape, cell);
    if (value !== undefined) return value;
  }
  return cell;
}

function valueOfShape(shape: Shape, cell: string): unknown {
  switch (shape.is) {
    case "number":
      return number(cell);
    case "flag":
      return /^(true|yes)$/i.test(cell) ? true : /^(false|no)$/i.test(cell) ? false : undefined;
    case "numbers": {
      const all = words(cell).map(number);
      return all.includes(undefined) ? undefined : all;
    }
    case "word":
      return !shape.of || shape.of.includes(cell) ? cell : undefined;
    case "words":
    case "conditions":
      return words(cell);
    case "amounts":
      return pairs(cell, (value) => number(value) ?? value);
    case "record":
      return pairs(cell, (value, key) => {
        if (value === NONE) return null;
        const field = shape.fields[key];
        return field ? (valueOfShape(field, value.replaceAll("+", "|")) ?? value) : value;
      });
  }
}

function number(cell: string): number | undefined {
  return /^[+-]?\d{1,6}$/.test(cell) ? Number(cell) : undefined;
}

/** What a backslash stands before: a letter that would part words, or the number of one that would be cut off. */
const KEPT = /\\(?:([\\|])|u([0-9a-f]{4}))/g;

/** "a|b": parted by bars, but not by one behind a backslash. */
function parts(cell: string): string[] {
  const out: string[] = [];
  let from = 0;
  for (let at = 0; at < cell.length; at++) {
    if (cell[at] === "\\") at++;
    else if (cell[at] === "|") {
      out.push(cell.slice(from, at));
      from = at + 1;
    }
  }
  return [...out, cell.slice(from)];
}

/** A word without the spaces around it, and without its backslashes. */
function bare(part: string): string {
  return part.trim().replace(KEPT, (_, letter, code) => letter ?? String.fromCharCode(Number.parseInt(code, 16)));
}

function words(cell: string): string[] {
  return cell === "[]" ? [] : parts(cell).map(bare);
}

/** "blue:2|gold:1". */
function pairs(cell: string, value: (text: string, key: string) => unknown): Record<string, unknown> | undefined {
  if (cell === "{}") return {};
  const out: [string, unknown][] = [];
  for (const part of parts(cell)) {
    const colon = part.indexOf(":");
    if (colon < 1) return undefined;
    const key = part.slice(0, colon).trim();
    out.push([key, value(bare(part.slice(colon + 1)), key)]);
  }
  return Object.fromEntries(out);
}

/** A list, a record or a number as its cell. */
function written(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const cell = value.map(part).join("|");
    const isTaken = cell === "[]" || isMark(cell) || cell.startsWith(AS_IT_STANDS) || looksLikeFormula(cell);
    return isTaken ? `${numbered(cell)}${cell.slice(1)}` : cell;
  }
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return entries.length === 0 ? "{}" : entries.map(([key, field]) => `${key}:${fieldOf(field)}`).join("|");
}

function fieldOf(field: unknown): string {
  if (!Array.isArray(field)) return part(field);
  return field.length === 0 ? "[]" : field.map(part).join("+");
}

/** A word with backslashes before what would part it, and in place of spaces at its ends. */
function part(word: unknown): string {
  const escaped = String(word).replace(/[\\|]/g, "\\$&");
  return escaped.replace(/^\s+|\s+$/g, (spaces) => [...spaces].map(numbered).join(""));
}

function numbered(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
