const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Writes whole numbers bit by bit into letters that an address can carry. */
export class BitWriter {
  readonly #sextets: number[] = [];
  #free = 0;

  bits(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) {
      if (this.#free === 0) this.#free = this.#sextets.push(0) && 6;
      this.#free--;
      if (Math.floor(value / 2 ** i) % 2 === 1)
        this.#sextets[this.#sextets.length - 1] = (this.#sextets.at(-1) ?? 0) | (1 << this.#free);
    }
  }

  /** How many letters there are so far, those at the end that tell typing errors left out. */
  get length(): number {
    return this.#sextets.length;
  }

  /** Small numbers in few bits (Elias gamma of n + 1). */
  small(n: number): void {
    const width = Math.floor(Math.log2(n + 1));
    this.bits(0, width);
    this.bits(n + 1, width + 1);
  }

  /** Numbers that mostly stay below 2 to the power of k (Rice). */
  rice(n: number, k: number): void {
    for (let i = n >> k; i > 0; i--) this.bits(1, 1);
    this.bits(0, 1);
    this.bits(n & ((1 << k) - 1), k);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    const wide = bytes.some((byte) => byte > 127);
    this.bits(wide ? 1 : 0, 1);
    this.small(bytes.length);
    for (const byte of bytes) this.bits(byte, wide ? 8 : 7);
  }

  /** The letters, closed by four that tell typing errors. */
  letters(): string {
    const check = crc24(this.#sextets);
    const all = [...this.#sextets, check >> 18, (check >> 12) & 63, (check >> 6) & 63, check & 63];
    return all.map((value) => ALPHABET[value]).join("");
  }
}

/** What a code that cannot be read is: reading goes no further. */
export class Unreadable extends Error {}

export class BitReader {
  readonly #sextets: readonly number[];
  #at = 0;

  private constructor(sextets: readonly number[]) {
    this.#sextets = sextets;
  }

  /** Takes letters whose last four agree with the rest; nothing if they do not. */
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

  /** Whether nothing but the filling of the last letter is left. */
  atEnd(): boolean {
    const left = this.#sextets.length * 6 - this.#at;
    return left < 6 && this.bits(left) === 0;
  }
}

const CRC_TABLE = Array.from({ length: 64 }, (_, i) => {
  let rest = i << 18;
  for (let bit = 0; bit < 6; bit++) rest = rest & 0x800000 ? (rest << 1) ^ 0x1864cfb : rest << 1;
  return rest & 0xffffff;
});

/** A remainder of 24 bits that tells every wrong letter and every swap of neighbours. */
function crc24(sextets: readonly number[]): number {
  let rest = 0xb704ce;
  for (const value of sextets) rest = ((rest << 6) ^ (CRC_TABLE[((rest >> 18) ^ value) & 63] ?? 0)) & 0xffffff;
  return rest;
}
