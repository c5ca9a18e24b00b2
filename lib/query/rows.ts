import type { Attribute, Card } from "../core/card/card.ts";
import { fact } from "../core/card/fact.ts";
import { memoPerKey } from "../core/memo.ts";
import { fold } from "../core/words.ts";

/** What a query is tested on: a card as the pool has it. */
export interface Row {
  readonly card: Card;
  readonly label: string;
  readonly set: string;
}

/** A value in the form in which values are compared: words are folded, and objects have folded keys. */
export type Value = number | boolean | string | null | undefined | readonly Value[] | ReadonlyMap<string, Value>;

/** A word of a closed list, or a value of an attribute, folded and without hyphens. */
export function wordKey(word: string): string {
  return fold(word).replace(/[-_]/g, "");
}

/** The words of a text, folded and separated by single spaces: `The "X-Wing's"` is `the x wings`. */
export function wordsOf(text: string): string {
  return ASCII.test(text) ? plainWords(text) : foldedWords(text);
}

const ASCII = /^[ -~\s]*$/;

/** Most texts are plain, and those take a tenth of the time. */
function plainWords(text: string): string {
  return text
    .replace(/['`]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function foldedWords(text: string): string {
  const bare = text.replace(/['‘’ʼ`´′]/g, "").normalize("NFKC");
  const plain = ASCII.test(bare)
    ? bare.toLowerCase()
    : bare
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .map(fold)
        .join(" ");
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
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

/** A value of a card in the form in which values are compared. */
export function folded(value: unknown): Value {
  if (typeof value === "string") return keyOf(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (Array.isArray(value)) return value.map(folded);
  if (typeof value !== "object") return undefined;
  return new Map(Object.entries(value).map(([key, part]) => [keyOf(key), folded(part)]));
}

export type Stated = "yes" | "none" | "unknown";

/** What is stated about an attribute of a card. Placeholders state nothing. */
export function statedOf(card: Card, attribute: Pick<Attribute, "name" | "kinds">, kind: unknown): Stated {
  if (kind !== undefined && attribute.kinds && !attribute.kinds.some((one) => one === kind)) return "none";
  const value = fact(card, attribute.name);
  if (value === undefined) return "unknown";
  return value === null ? "none" : "yes";
}

/** A card as it is searched: its words, and its values once somebody has asked for them. */
class SearchedCard {
  /** All of them have a space before and after them. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly set: string;
  readonly #card: Card;
  readonly #values = new Map<string, Value>();

  constructor({ card, label, set }: Row) {
    this.#card = card;
    this.name = spaced(card.name);
    this.label = label === card.name ? this.name : spaced(label);
    this.text = spaced(card.text ?? "");
    this.set = spaced(set);
  }

  value(attribute: string): Value {
    if (!this.#values.has(attribute)) this.#values.set(attribute, folded(Reflect.get(this.#card, attribute)));
    return this.#values.get(attribute);
  }
}

function spaced(text: string): string {
  return ` ${wordsOf(text)} `;
}

/** To fold a text takes a hundred times as long as to search it, so it is done once for each card of a pool. */
export const searchedCard = memoPerKey((row: Row) => new SearchedCard(row));

/** Prepares cards for search before the first query, one slice at a time. */
export async function prepare(rows: readonly Row[], pause: () => Promise<void>): Promise<void> {
  for (const [place, row] of rows.entries()) {
    searchedCard(row);
    if (place % SLICE === SLICE - 1) await pause();
  }
}

/** How many cards to prepare before letting other work run. */
const SLICE = 250;
