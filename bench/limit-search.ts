import type { Text } from "./search-cards.ts";

/** The fastest way to look up words: a sorted vocabulary, the cards of each word, and sets of cards as bits. */
export class WordIndex {
  readonly #words: readonly string[];
  readonly #cards: readonly Uint16Array[];
  readonly #size: number;
  readonly #all: Uint32Array;
  readonly #one: Uint32Array;

  constructor(texts: readonly Text[]) {
    const postings = new Map<string, Set<number>>();
    for (const { id, name, text } of texts) {
      for (const word of wordsIn(`${name} ${text}`)) {
        const cards = postings.get(word) ?? new Set();
        postings.set(word, cards.add(id));
      }
    }
    this.#words = [...postings.keys()].sort();
    this.#cards = this.#words.map((word) => Uint16Array.from(postings.get(word) ?? []));
    this.#size = Math.ceil(texts.length / 32);
    this.#all = new Uint32Array(this.#size);
    this.#one = new Uint32Array(this.#size);
  }

  /** The number of cards that have, for each of these, a word that begins with it. */
  find(beginnings: readonly string[]): number {
    const [all, one] = [this.#all, this.#one];
    for (const [i, beginning] of beginnings.entries()) {
      const set = i === 0 ? all : one;
      set.fill(0);
      for (let at = this.#first(beginning); this.#words[at]?.startsWith(beginning); at++) {
        const cards = this.#cards[at];
        if (cards) put(cards, set);
      }
      if (i > 0) for (let j = 0; j < all.length; j++) all[j] = (all[j] ?? 0) & (one[j] ?? 0);
    }
    let found = 0;
    for (let j = 0; j < all.length; j++) found += ones(all[j] ?? 0);
    return found;
  }

  #first(beginning: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function put(cards: Uint16Array, set: Uint32Array): void {
  for (let j = 0; j < cards.length; j++) {
    const card = cards[j] ?? 0;
    set[card >> 5] = (set[card >> 5] ?? 0) | (1 << (card & 31));
  }
}

export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[a-z0-9]+/g) ?? []
  );
}

function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
