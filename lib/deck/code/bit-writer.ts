export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Writes whole numbers bit by bit into letters that are safe in URLs. */
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

  /** How many letters there are so far, without the checksum at the end. */
  get length(): number {
    return this.#sextets.length;
  }

  /** Writes small numbers in few bits (Elias gamma of n + 1). */
  small(n: number): void {
    const width = Math.floor(Math.log2(n + 1));
    this.bits(0, width);
    this.bits(n + 1, width + 1);
  }

  /** Writes numbers that are mostly below 2 to the power of k (Rice). */
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

  /** The letters, followed by a checksum of four. */
  letters(): string {
    const check = crc24(this.#sextets);
    const all = [...this.#sextets, check >> 18, (check >> 12) & 63, (check >> 6) & 63, check & 63];
    return all.map((value) => ALPHABET[value]).join("");
  }
}

const CRC_TABLE = Array.from({ length: 64 }, (_, i) => {
  let rest = i << 18;
  for (let bit = 0; bit < 6; bit++) rest = rest & 0x800000 ? (rest << 1) ^ 0x1864cfb : rest << 1;
  return rest & 0xffffff;
});

/** A 24-bit checksum that detects every wrong letter and every swap of neighbours. */
export function crc24(sextets: readonly number[]): number {
  let rest = 0xb704ce;
  for (const value of sextets) rest = ((rest << 6) ^ (CRC_TABLE[((rest >> 18) ^ value) & 63] ?? 0)) & 0xffffff;
  return rest;
}
