/** A set of places of an index, one bit for each. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  return inverted(noBits(size), size);
}

export function put(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Adds the places of another set to `bits`, and answers with it. */
export function united(bits: Bits, more: Bits): Bits {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (more[i] ?? 0);
  return bits;
}

/** Keeps the places in `bits` that another set has too, and answers with it. */
export function shared(bits: Bits, other: Bits): Bits {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
  return bits;
}

/** Turns `bits` into all other places of an index of this size, and answers with it. */
export function inverted(bits: Bits, size: number): Bits {
  for (let i = 0; i < bits.length; i++) bits[i] = ~(bits[i] ?? 0);
  const rest = size & 31;
  const last = bits.length - 1;
  if (rest > 0) bits[last] = (bits[last] ?? 0) & ((1 << rest) - 1);
  return bits;
}

/** The things at these places, in their order. */
export function at<T>(bits: Bits, all: readonly T[]): T[] {
  const out: T[] = [];
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
      const thing = all[(i << 5) + 31 - Math.clz32(word & -word)];
      if (thing !== undefined) out.push(thing);
    }
  }
  return out;
}
