import type { Attribute, Card } from "../card/card.ts";
import { isOf, valueAt } from "./card-view.ts";

/** Where cards bear a word, a number or a mark. */
export interface Borne {
  readonly word: string;
  /** The attribute whose values it is. Without it, the word is looked for in texts and among keywords. */
  readonly attribute?: string;
  /** Which stored words of the attribute it is, or how a text writes it. Without them, every value, or `word`. */
  readonly words?: readonly string[];
}

interface Described {
  readonly kind: "kind" | "type";
  readonly attributes: readonly Attribute[];
}

/**
 * What explains the value of an attribute of a card: the term for that very word, or else the one for the attribute.
 * What a card is known not to have needs no word.
 */
export function termOf<T extends Borne>(
  game: Described,
  card: Card,
  terms: readonly T[],
  attribute: string,
): T | undefined {
  const { value } = valueAt(card, { attribute });
  if (value === null || value === false) return undefined;
  return terms.find(
    (term) => term.attribute === attribute && (!term.words || isOf({ attribute, words: term.words }, card, game.kind)),
  );
}

/** The terms that stand in a card's text or among its keywords. */
export function termsIn<T extends Borne>(game: Described, card: Card, terms: readonly T[]): readonly T[] {
  const keywords = game.attributes
    .filter(({ shapes }) => shapes.some(({ is }) => is === "words"))
    .flatMap(({ name }) => valueAt(card, { attribute: name }).value ?? []);
  const text = [card.text ?? "", ...keywords].join("\n");
  return terms.filter(({ word, attribute, words = [word] }) => !attribute && words.some((one) => stands(one, text)));
}

/** Whether a word stands in a text as a whole, in capitals or not. */
function stands(word: string, text: string): boolean {
  const edge = (char: string | undefined) => (/\w/.test(char ?? "") ? "\\b" : "");
  const escaped = word.replace(/[^\w\s]/g, "\\$&");
  return new RegExp(`${edge(word[0])}${escaped}${edge(word.at(-1))}`, "i").test(text);
}

/** Where a page that lists all terms has this one. */
export function anchorOf({ word }: Borne): string {
  return `term-${word
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "")}`;
}
