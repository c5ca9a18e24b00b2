import type { Card } from "../core/card/card.ts";
import { type ValueAt, valueAt } from "../core/look/card-view.ts";

/**
 * Tells a picture the facts of a card and nothing else. If a value is a placeholder, or nobody has published it, the card is
 * drawn as one without that attribute, so that no drawing claims it.
 */
export class Facts {
  readonly #card: Card;
  readonly #name: string;

  constructor(card: Card, name: string) {
    this.#card = card;
    this.#name = name;
  }

  /** A number, the sum of the amounts of several kinds, or 0. */
  number(attribute: string, part?: string): number {
    const value = this.#value(attribute, part);
    if (typeof value === "number") return value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
    return Object.values(value).reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0);
  }

  /** A number as a share of the most that there is. */
  share(attribute: string, most: number, part?: string): number {
    return shareOf(this.number(attribute, part), most);
  }

  has(attribute: string): boolean {
    const value = this.#value(attribute);
    return value !== undefined && value !== null;
  }

  /** True if a flag of the card is known to be set. */
  is(attribute: string): boolean {
    return this.#value(attribute) === true;
  }

  word(attribute: string): string | undefined {
    const value = this.#value(attribute);
    return typeof value === "string" ? value : undefined;
  }

  words(attribute: string): readonly string[] {
    const value = this.#value(attribute);
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  }

  numbers(attribute: string): readonly number[] {
    const value = this.#value(attribute);
    return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
  }

  /** The first word of an attribute that has one or several. */
  first(attribute: string): string | undefined {
    return this.word(attribute) ?? this.words(attribute)[0];
  }

  /** The number of kinds in an attribute of amounts. */
  kinds(attribute: string): number {
    const value = this.#value(attribute);
    return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
  }

  /** True if the name has a word that begins with one of these, which "|" separates. */
  named(beginnings: string): boolean {
    return matcher(beginnings).test(this.#name);
  }

  #value(attribute: string, part?: string): unknown {
    const { state, value }: ValueAt = valueAt(this.#card, part === undefined ? { attribute } : { attribute, part });
    return state === "fact" ? value : undefined;
  }
}

export function shareOf(number: number, most: number): number {
  return Math.min(1, Math.max(0, number / most));
}

const matchers = new Map<string, RegExp>();

/** Made once for each list, of which there is one for each place in the code. */
function matcher(beginnings: string): RegExp {
  const before = matchers.get(beginnings);
  if (before) return before;
  const made = new RegExp(`\\b(?:${beginnings})`, "i");
  matchers.set(beginnings, made);
  return made;
}

/** A drawing for cards whose names have a word that begins so. */
export type NameChoice = readonly [beginnings: string, draw: () => void];

/** Draws the first that the name has a word for, or else what is drawn without one. */
export function drawByName(facts: Facts, choices: readonly NameChoice[], otherwise: () => void): void {
  const [, draw] = choices.find(([beginnings]) => facts.named(beginnings)) ?? ["", otherwise];
  draw();
}
