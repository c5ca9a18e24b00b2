import type { Kept } from "./kept.ts";

/** The numbers that cards carry, by kind of token and by card. A kind that no card has had yet takes no room. */
export class Tokens {
  readonly #kept: Kept;
  readonly #size: number;
  readonly #kinds: (number[] | undefined)[];

  constructor(kept: Kept, size: number, from?: Tokens) {
    this.#kept = kept;
    this.#size = size;
    this.#kinds = from ? from.#kinds.map((kind) => kind?.slice()) : [];
  }

  get(card: number, token: number): number {
    this.#kept.reads(1);
    return this.#kinds[token]?.[card] ?? 0;
  }

  set(card: number, token: number, value: number): void {
    if (this.get(card, token) === value) return;
    this.#kinds[token] ??= new Array<number>(this.#size).fill(0);
    this.#kinds[token][card] = value | 0;
    this.#kept.marks++;
  }

  hasHad(token: number): boolean {
    this.#kept.reads(1);
    return this.#kinds[token] !== undefined;
  }

  /** Cards take over what others carried, in whose places they lie now. */
  follow(before: readonly number[], now: readonly number[]): void {
    for (const kind of this.#kinds) {
      const carried = before.map((card) => kind?.[card] ?? 0);
      if (kind) for (const [place, card] of now.entries()) kind[card] = carried[place] ?? 0;
    }
    this.#kept.marks++;
  }

  clear(card: number): void {
    for (const kind of this.#kinds) if (kind) kind[card] = 0;
  }
}
