import type { Attribute, Card } from "../core/card/card.ts";
import { fact } from "../core/card/fact.ts";
import type { Game } from "../core/game.ts";
import { keptPer } from "../core/kept-per.ts";
import { fold } from "../core/words.ts";

/** What a query is tested on: a card as the pool has it. */
export interface Row {
  readonly card: Card;
  readonly label: string;
  readonly set: string;
}

/** A value in the form in which values are compared: words are folded, and objects have folded keys. */
export type Value = number | boolean | string | null | undefined | readonly Value[] | ReadonlyMap<string, Value>;

/** A card prepared for search. It is made once and kept for as long as the card is. */
export interface Columns {
  readonly label: string;
  /** Its words, folded, with one space before and after each. */
  readonly name: string;
  readonly names: string;
  readonly nameMarks: number;
  readonly text: string;
  readonly textMarks: number;
  /** The values that the game is played with, both facts and placeholders, in the order of the game's attributes. */
  readonly values: readonly Value[];
  /** What is stated about each attribute, and last about the text. Placeholders state nothing. */
  readonly stated: readonly ("yes" | "none" | "unknown")[];
  readonly standIn: boolean;
}

/** A word of a closed list, or a value of an attribute, folded and without hyphens. */
export function wordKey(word: string): string {
  return fold(word).replace(/[-_]/g, "");
}

/** The words of a text, folded and separated by single spaces: `The "X-Wing's"` is `the x wings`. */
export function wordsOf(text: string): string {
  const bare = text.replace(/['‘’ʼ`´′]/g, "").normalize("NFKC");
  const plain = /^[ -~]*$/.test(bare)
    ? bare.toLowerCase()
    : bare
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .map(fold)
        .join(" ");
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Thirty bits that quickly rule out most texts without a word. Each word sets one bit, chosen by its first letters. */
export function marksOf(words: string): number {
  let marks = 0;
  for (let at = 0; at >= 0 && at < words.length; at = next(words, at)) marks |= 1 << mark(words, at);
  return marks;
}

function next(words: string, at: number): number {
  const space = words.indexOf(" ", at);
  return space < 0 ? -1 : space + 1;
}

/** The bit for the first two letters of a word. */
function mark(words: string, at: number): number {
  return (words.charCodeAt(at) * 7 + (at + 1 < words.length ? words.charCodeAt(at + 1) : 32)) % 30;
}

// Cards share few words, and folding them is most of the work. The limit keeps loaded sets from filling the memory.
const keys = new Map<string, string>();

function keyOf(word: string): string {
  let key = keys.get(word);
  if (key === undefined) {
    key = wordKey(word);
    if (keys.size < 2_000 && word.length < 100) keys.set(word, key);
  }
  return key;
}

function folded(value: unknown): Value {
  if (typeof value === "string") return keyOf(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (Array.isArray(value)) return value.map(folded);
  if (typeof value !== "object") return undefined;
  return new Map(Object.entries(value).map(([key, part]) => [keyOf(key), folded(part)]));
}

function statedOf(card: Card, attribute: Pick<Attribute, "name" | "kinds">, kind: unknown): "yes" | "none" | "unknown" {
  if (kind !== undefined && attribute.kinds && !attribute.kinds.some((one) => one === kind)) return "none";
  const value = fact(card, attribute.name);
  if (value === undefined) return "unknown";
  return value === null ? "none" : "yes";
}

function columnsOf(game: Game, { card, label }: Row): Columns {
  const kind = fact(card, game.kind);
  const name = wordsOf(card.name);
  const shown = wordsOf(label);
  // The gap keeps a phrase from matching across both names.
  const names = `${shown} `.startsWith(`${name} `) ? shown : `${name}  ${shown}`;
  const text = wordsOf(card.text ?? "");
  return {
    label,
    name: ` ${name} `,
    names: ` ${names} `,
    nameMarks: marksOf(names),
    text: ` ${text} `,
    textMarks: marksOf(text),
    values: game.attributes.map((attribute) => folded(Reflect.get(card, attribute.name))),
    stated: [...game.attributes, { name: "text" }].map((attribute) => statedOf(card, attribute, kind)),
    standIn: (card.standIn ?? []).length > 0,
  };
}

const columnsKept = keptPer((_: Game) => new WeakMap<Card, Columns>());

/** The columns of a game's cards. Each is made when it is first asked for. */
export function columnsFor(game: Game): (row: Row) => Columns {
  const known = columnsKept(game);
  return (row) => {
    const before = known.get(row.card);
    if (before !== undefined && before.label === row.label) return before;
    const columns = columnsOf(game, row);
    known.set(row.card, columns);
    return columns;
  };
}

/** Prepares cards for search before the first query, one slice at a time. */
export async function layOut(game: Game, rows: readonly Row[], pause: () => Promise<void>): Promise<void> {
  const columns = columnsFor(game);
  for (const [i, row] of rows.entries()) {
    columns(row);
    if (i % SLICE === SLICE - 1) await pause();
  }
}

/** How many cards to prepare before letting other work run. */
const SLICE = 250;
