/** The numbers that cards carry, by kind of token and by card. A kind that no card has had yet takes no room. */
export class Tokens {
  readonly #size: number;
  readonly #kinds: (number[] | undefined)[];

  constructor(size: number, kinds: readonly (readonly number[] | undefined)[] = []) {
    this.#size = size;
    this.#kinds = kinds.map((kind) => kind?.slice());
  }

  copy(): Tokens {
    return new Tokens(this.#size, this.#kinds);
  }

  get(card: number, token: number): number {
    return this.#kinds[token]?.[card] ?? 0;
  }

  set(card: number, token: number, value: number): void {
    if (value === 0 && !this.#kinds[token]) return;
    this.#kinds[token] ??= new Array<number>(this.#size).fill(0);
    this.#kinds[token][card] = value | 0;
  }

  hasHad(token: number): boolean {
    return this.#kinds[token] !== undefined;
  }

  clear(card: number): void {
    for (const kind of this.#kinds) if (kind) kind[card] = 0;
  }
}
