// What people write into the cells of a table of cards, as the cells that a sheet reads.
import { cellOf, NONE, NOT_KNOWN, NOTHING, valueOfCell } from "../cards/cells.ts";
import type { Attribute, Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { worded } from "../core/look/card-view.ts";
import { memoPerKey } from "../core/memo.ts";
import { counted } from "../core/words.ts";
import { keyOfWord } from "./intake-columns.ts";
import { attributeOf } from "./sheet.ts";

const FLAGS: ReadonlyMap<string, string> = new Map([
  ["x", "true"],
  ["y", "true"],
  ["1", "true"],
  ["✓", "true"],
  ["✔", "true"],
  ["n", "false"],
  ["0", "false"],
]);

/** Counts what was read differently from how it is written, to say it once for all cells. */
export class Tally {
  readonly #counts = new Map<string, number>();

  note(says: string): void {
    this.#counts.set(says, (this.#counts.get(says) ?? 0) + 1);
  }

  get guesses(): readonly string[] {
    return [...this.#counts].map(([says, count]) => `${says} (${counted(count, "cell")}).`);
  }
}

/** The cell of a sheet for a cell of a table, or for a part of a typed line, which has no notation of its own. */
export function typedCell(game: Game, column: string, typed: string, isLiteral: boolean, tally: Tally): string {
  const cell = typed.trim();
  const attribute = attributeOf(game, column);
  if (cell === "" || (!isLiteral && cell.startsWith("'"))) return cell === "" ? "" : typed;
  const mark = column === "name" ? undefined : markIn(game, column, cell, tally);
  if (mark !== undefined) return mark;
  if (!attribute) return isLiteral ? cellOf(game, column, column === "number" ? numberIn(cell) : cell) : typed;
  const read = attribute.shapes.some((shape) => fits(shape, cell)) ? undefined : firstReading(game, attribute, cell);
  if (read === undefined) return isLiteral && isOpen(attribute) ? cellOf(game, column, cell) : cell;
  // A word in other letters of the same kind is no guess.
  if (attributesListing(game, cell).length === 0)
    tally.note(`“${cell.slice(0, 40)}” is read as “${read.slice(0, 60)}”`);
  return read;
}

/** Whether any word can stand in a column. */
export function isOpen({ shapes }: Attribute): boolean {
  return shapes.some((shape) => shape.is === "word" && shape.of === undefined);
}

/** The cell for a value of a JSON file. What its column can't hold stays as it is written there. */
export function jsonCell(game: Game, column: string, value: unknown, tally: Tally): string {
  const attribute = attributeOf(game, column);
  if (typeof value === "string" && attribute && !isOpen(attribute)) return typedCell(game, column, value, false, tally);
  const cell = cellOf(game, column, value);
  return same(valueOfCell(game, column, cell), value) ? cell : JSON.stringify(value);
}

/** Whether a cell is read as this value of a JSON file, and so says all of it. */
export function saysAll(game: Game, column: string, cell: string, value: unknown): boolean {
  return typeof value !== "object" || same(valueOfCell(game, column, cell), value);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function numberIn(cell: string): string | number {
  return /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
}

function markIn(game: Game, column: string, cell: string, tally: Tally): string | undefined {
  const mark = cell.toLowerCase();
  if (cell === NONE) return NONE;
  // Every card has a kind, so a cell without one is not filled in yet.
  if (NOT_KNOWN.has(mark) || (NOTHING.has(mark) && column === game.kind)) {
    tally.note(`“${cell}” is read as not known`);
    return "";
  }
  if (!NOTHING.has(mark)) return undefined;
  tally.note(`“${cell}” is read as “does not exist”`);
  return NONE;
}

/** Whether a cell is a value of this shape as it stands. */
function fits(shape: Shape, cell: string): boolean {
  switch (shape.is) {
    case "number":
      return /^[+-]?\d{1,6}$/.test(cell);
    case "flag":
      return /^(true|yes|false|no)$/i.test(cell);
    case "word":
      return !shape.of || shape.of.includes(cell);
    case "words":
      return !shape.of || cell === "[]" || cell.split("|").every((word) => shape.of?.includes(word.trim()));
    default:
      return false;
  }
}

function firstReading(game: Game, attribute: Attribute, cell: string): string | undefined {
  for (const shape of attribute.shapes) {
    const read = reading(game, attribute, shape, cell);
    if (read !== undefined && read !== cell) return read;
  }
  return undefined;
}

/** A cell that is no value of this shape as it stands, but whose meaning is plain. */
function reading(game: Game, attribute: Attribute, shape: Shape, cell: string): string | undefined {
  switch (shape.is) {
    case "number":
      // A number with places behind a comma or a point that are all zero is whole.
      return /^([+-]?\d{1,6})[.,]0{1,6}$/.exec(cell)?.[1];
    case "flag":
      return FLAGS.get(cell.toLowerCase());
    case "word":
      return listedWord(game, attribute, cell);
    case "words": {
      const read = cell.split(/[|,;/]/).map((word) => listedWord(game, attribute, word));
      return read.includes(undefined) ? undefined : read.join("|");
    }
    case "numbers":
      return /^\d{1,3}(?:\s*[,;/]\s*\d{1,3})+$/.test(cell) ? cell.split(/\s*[,;/]\s*/).join("|") : undefined;
    case "amounts":
      return amounts(shape.of, cell);
    default:
      return undefined;
  }
}

interface ListedWord {
  readonly attribute: string;
  readonly word: string;
}

/** The words of fixed lists, as they are stored and as they are printed, without case, spaces and hyphens. */
const listedWords = memoPerKey((game: Game): ReadonlyMap<string, readonly ListedWord[]> => {
  const found = new Map<string, ListedWord[]>();
  for (const { name: attribute, shapes, bounds } of game.attributes) {
    if (bounds) continue;
    const words = shapes.flatMap((shape) => (shape.is === "word" || shape.is === "words" ? (shape.of ?? []) : []));
    for (const word of words)
      for (const key of new Set([keyOfWord(word), keyOfWord(worded(game.layout, word))]))
        found.set(key, [...(found.get(key) ?? []), { attribute, word }]);
  }
  return found;
});

/** The attributes whose lists have a word. */
export function attributesListing(game: Game, word: string): readonly string[] {
  return (listedWords(game).get(keyOfWord(word)) ?? []).map(({ attribute }) => attribute);
}

function listedWord(game: Game, { name }: Attribute, word: string): string | undefined {
  return listedWords(game)
    .get(keyOfWord(word))
    ?.find(({ attribute }) => attribute === name)?.word;
}

/** "2 blue, 1 gold" and "blue 2": how people write amounts. */
export function amounts(of: readonly string[], cell: string): string | undefined {
  const parts = cell.split(/[,;|+&]|\band\b/).map((part) => {
    const match = /^\s*(?:(\d{1,2})\s*x?\s*([a-z][a-z/]*)|([a-z][a-z/]*)\s*[:=]?\s*(\d{1,2}))\s*$/i.exec(part);
    const word = of.find((one) => one === (match?.[2] ?? match?.[3])?.toLowerCase());
    return word && `${word}:${Number(match?.[1] ?? match?.[4])}`;
  });
  return parts.every((part) => part !== undefined) ? parts.join("|") : undefined;
}
