import { ALPHABET, crc24 } from "./bit-writer.ts";

const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Thrown when a code cannot be read, so that reading stops there. */
export class Unreadable extends Error {}

export class BitReader {
  readonly #sextets: readonly number[];
  #at = 0;

  private constructor(sextets: readonly number[]) {
    this.#sextets = sextets;
  }

  /** Takes letters whose last four match the checksum of the rest, and answers undefined for any others. */
  static of(letters: string): BitReader | undefined {
    const sextets: number[] = [];
    for (const letter of letters) {
      const value = VALUES.get(letter);
      if (value === undefined) return undefined;
      sextets.push(value);
    }
    const body = sextets.slice(0, -4);
    const [a = 0, b = 0, c = 0, d = 0] = sextets.slice(-4);
    if (sextets.length < 5 || crc24(body) !== ((a << 18) | (b << 12) | (c << 6) | d)) return undefined;
    return new BitReader(body);
  }

  bits(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) {
      const sextet = this.#sextets[Math.floor(this.#at / 6)];
      if (sextet === undefined) throw new Unreadable();
      value = value * 2 + ((sextet >> (5 - (this.#at % 6))) & 1);
      this.#at++;
    }
    return value;
  }

  small(): number {
    let width = 0;
    while (this.bits(1) === 0) if (++width > 20) throw new Unreadable();
    return 2 ** width + this.bits(width) - 1;
  }

  rice(k: number): number {
    let high = 0;
    while (this.bits(1) === 1) if (++high > 65_535) throw new Unreadable();
    return (high << k) + this.bits(k);
  }

  text(most: number): string {
    const wide = this.bits(1) === 1;
    const length = this.small();
    if (length > most) throw new Unreadable();
    const bytes = Uint8Array.from({ length }, () => this.bits(wide ? 8 : 7));
    return new TextDecoder().decode(bytes);
  }

  /** Whether only the padding of the last letter is left. */
  atEnd(): boolean {
    const left = this.#sextets.length * 6 - this.#at;
    return left < 6 && this.bits(left) === 0;
  }
}
