import { type Bits, noBits, put, shared } from "./bits.ts";

/** Texts by their words: which places have a word, or one that begins with given letters. */
export class WordIndex {
  /** The text at each place: its words, with one space before and after each. */
  readonly #texts: string[] = [];
  readonly #places = new Map<string, number[]>();
  /** All words in their order. It is made anew when a word has been added. */
  #sorted: string[] | undefined;

  /** Puts a text at a place, instead of the one that was there. */
  put(place: number, text: string): void {
    const before = this.#texts[place];
    if (before === text) return;
    if (before !== undefined) for (const word of wordsIn(before)) this.#remove(word, place);
    this.#texts[place] = text;
    for (const word of wordsIn(text)) this.#add(word, place);
  }

  #remove(word: string, place: number): void {
    const places = this.#places.get(word) ?? [];
    const at = firstFrom(places, place);
    if (places[at] === place) places.splice(at, 1);
  }

  #add(word: string, place: number): void {
    const places = this.#places.get(word);
    if (places === undefined) {
      this.#places.set(word, [place]);
      this.#sorted?.splice(firstFrom(this.#sorted, word), 0, word);
      return;
    }
    const last = places.at(-1);
    // A text may have a word several times.
    if (last === place) return;
    if (last === undefined || last < place) places.push(place);
    else if (places[firstFrom(places, place)] !== place) places.splice(firstFrom(places, place), 0, place);
  }

  /** The places with a text in which these words stand side by side, the last of them perhaps only begun. */
  beginning(sought: string, size: number): Bits {
    const words = sought.split(" ");
    const last = words.pop() ?? "";
    const begun = last === "" ? undefined : this.#begun(last, size);
    const bits = this.#with(words, begun, size);
    const isOneWord = words.length + (begun === undefined ? 0 : 1) === 1;
    return isOneWord ? bits : this.#kept(bits, (text) => text.includes(` ${sought}`));
  }

  /** The places whose text fits, among those that have all of its words. */
  fitting(sought: string, size: number, fits: (text: string, place: number) => boolean): Bits {
    return this.#kept(this.#with(wordsIn(sought), undefined, size), fits);
  }

  #with(words: readonly string[], begun: Bits | undefined, size: number): Bits {
    let bits = begun;
    for (const word of words) {
      const whole = this.#whole(word, size);
      bits = bits === undefined ? whole : shared(bits, whole);
    }
    return bits ?? noBits(size);
  }

  #whole(word: string, size: number): Bits {
    const bits = noBits(size);
    for (const place of this.#places.get(word) ?? []) put(bits, place);
    return bits;
  }

  #begun(letters: string, size: number): Bits {
    this.#sorted ??= [...this.#places.keys()].sort();
    const bits = noBits(size);
    for (let i = firstFrom(this.#sorted, letters); this.#sorted[i]?.startsWith(letters); i++) {
      const places = this.#places.get(this.#sorted[i] ?? "") ?? [];
      for (let j = 0; j < places.length; j++) put(bits, places[j] ?? 0);
    }
    return bits;
  }

  #kept(bits: Bits, fits: (text: string, place: number) => boolean): Bits {
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
        const bit = word & -word;
        const place = (i << 5) + 31 - Math.clz32(bit);
        if (!fits(this.#texts[place] ?? "", place)) bits[i] = (bits[i] ?? 0) & ~bit;
      }
    }
    return bits;
  }
}

function wordsIn(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** The first index of a sorted list whose item is not below this one. */
function firstFrom<T extends number | string>(sorted: readonly T[], item: T): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const one = sorted[middle];
    if (one !== undefined && one < item) low = middle + 1;
    else high = middle;
  }
  return low;
}
