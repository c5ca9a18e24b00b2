import { type Bits, noBits } from "./bits.ts";

/** One value for each place. Cards share few values, so a question is asked of each value once and not of each card. */
export class CodedColumn<V> {
  readonly #read: (place: number) => unknown;
  readonly #toValue: (raw: unknown) => V;
  #codes: Uint32Array;
  #size = 0;
  readonly #codeOf = new Map<unknown, number>();
  readonly #values: V[] = [];

  /** `read` says what stands at a place, and `toValue` in what form it is compared. */
  constructor(size: number, read: (place: number) => unknown, toValue: (raw: unknown) => V) {
    this.#read = read;
    this.#toValue = toValue;
    this.#codes = new Uint32Array(size);
    for (let place = 0; place < size; place++) this.put(place);
  }

  /** Reads what stands at a place now. */
  put(place: number): void {
    const raw = this.#read(place);
    const key = typeof raw === "object" && raw !== null ? JSON.stringify(raw) : raw;
    // A text may look like the JSON of a list.
    const own = typeof raw === "object" && raw !== null ? `${typeof raw} ${key}` : key;
    let code = this.#codeOf.get(own);
    if (code === undefined) {
      code = this.#values.push(this.#toValue(raw)) - 1;
      this.#codeOf.set(own, code);
    }
    if (place >= this.#codes.length) this.#codes = longer(this.#codes, place + 1);
    this.#codes[place] = code;
    this.#size = Math.max(this.#size, place + 1);
  }

  /** The places whose value fits. */
  where(fits: (value: V) => boolean): Bits {
    const fitting = Uint8Array.from(this.#values, (value) => (fits(value) ? 1 : 0));
    const bits = noBits(this.#size);
    if (!fitting.includes(1)) return bits;
    const codes = this.#codes;
    for (let i = 0; i < bits.length; i++) {
      let word = 0;
      const end = Math.min(32, this.#size - 32 * i);
      for (let j = 0; j < end; j++) word |= (fitting[codes[32 * i + j] ?? 0] ?? 0) << j;
      bits[i] = word;
    }
    return bits;
  }
}

/** The same codes with room for more than are needed now, so that cards can be added one by one. */
function longer(codes: Uint32Array, least: number): Uint32Array {
  const out = new Uint32Array(Math.max(least, 2 * codes.length, 32));
  out.set(codes);
  return out;
}
