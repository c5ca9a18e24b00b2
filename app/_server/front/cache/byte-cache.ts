interface Limits {
  readonly entries: number;
  readonly bytes: number;
}

/** Keeps the most recently used values, up to a number of entries and of bytes. */
export class ByteCache<Value extends { readonly bytes: number }> {
  readonly #limits: Limits;
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): Limits {
    return { entries: this.#values.size, bytes: this.#bytes };
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // A map lists its keys in the order in which they were set, so this one is now dropped last.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** Keeps a value, unless it is larger than the whole cache. */
  set(key: string, value: Value): void {
    this.#drop(key);
    if (cost(key, value) > this.#limits.bytes) return;
    this.#values.set(key, value);
    this.#bytes += cost(key, value);
    for (const [oldest] of this.#values) {
      if (this.#values.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= cost(key, value);
  }
}

function cost(key: string, { bytes }: { readonly bytes: number }): number {
  return bytes + Buffer.byteLength(key);
}
