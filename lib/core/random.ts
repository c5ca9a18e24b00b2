/** Dice whose whole state is four numbers (sfc32). The same seed gives the same rolls on every machine. */
export class Dice {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  private constructor(a: number, b: number, c: number, d: number) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  /** Makes dice from a seed, which can be any text. */
  static of(seed: string): Dice {
    const [a, b] = [stirred(seed, 0x9e3779b9), stirred(seed, 0x243f6a88)];
    const dice = new Dice(a, b, stirred(seed, 0xb7e15162), 1);
    for (let i = 0; i < 15; i++) dice.next();
    return dice;
  }

  static from([a, b, c, d]: readonly [number, number, number, number]): Dice {
    return new Dice(a | 0, b | 0, c | 0, d | 0);
  }

  get state(): [number, number, number, number] {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0];
  }

  copy(): Dice {
    return new Dice(this.#a, this.#b, this.#c, this.#d);
  }

  /** A 32-bit whole number. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    const over = 0x1_0000_0000 - n;
    for (;;) {
      const word = this.next();
      // The shift tells the engine that both operands are 32-bit integers, so that it uses integer division.
      const value = word % (n >>> 0);
      // Rejects the incomplete last range, so that no value is more likely than others.
      if (word - value <= over) return value;
    }
  }

  /** Shuffles a list in place. Every order is equally likely. */
  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swap = list[i] as number;
      list[i] = list[j] as number;
      list[j] = swap;
    }
  }
}

function stirred(text: string, start: number): number {
  let hash = start | 0;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x85ebca6b);
    hash = ((hash << 13) | (hash >>> 19)) ^ i;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return hash ^ (hash >>> 15);
}
