// The shortest possible code for a deck of numbered cards, and two codecs that come close: bare cards and counts,
// without version, game, format or a checksum.

/** The cards of a section in the order of their numbers, with counts. */
export type Section = readonly (readonly [card: number, count: number])[];
export interface Codec {
  readonly name: string;
  encode(deck: readonly Section[], pool: number): string;
  decode(code: string, pool: number, sections: number): readonly Section[];
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

const total = (section: Section) => section.reduce((sum, [, count]) => sum + count, 0);

/** The bits needed to tell this deck from all others with as many lines and cards, if all are equally likely. */
export function entropy(deck: readonly Section[], pool: number): number {
  const bits = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => Math.log2((n - i) / (k - i))).reduce((a, b) => a + b, 0);
  return deck
    .filter((section) => section.length > 0)
    .reduce((sum, s) => sum + bits(pool, s.length) + bits(total(s) - 1, s.length - 1), 0);
}

const rows: bigint[][] = [];

/** The number of ways to choose k of n. */
function choose(n: number, k: number): bigint {
  for (let i = rows.length; i <= n; i++) {
    const above = rows[i - 1] ?? [];
    rows.push(
      Array.from({ length: i + 1 }, (_, j) => (j === 0 || j === i ? 1n : (above[j - 1] ?? 0n) + (above[j] ?? 0n))),
    );
  }
  return rows[n]?.[k] ?? 0n;
}

/** The index of a set of ascending numbers among all sets of its size. */
function rank(set: readonly number[]): bigint {
  return set.reduce((sum, n, i) => sum + choose(n, i + 1), 0n);
}

function unrank(place: bigint, size: number, below: number): number[] {
  const set: number[] = [];
  let left = place;
  for (let k = size, n = below - 1; k > 0; n--) {
    const ways = choose(n, k);
    if (ways > left) continue;
    left -= ways;
    set[--k] = n;
  }
  return set;
}

/** Running sums of the counts are also a set of ascending numbers. The last sum is the number of cards. */
function sums(section: Section): number[] {
  let sum = 0;
  return section.slice(0, -1).map(([, count]) => {
    sum += count;
    return sum - 1;
  });
}

/**
 * Two letters per section for its numbers of lines and cards, then one number: the index of the cards among all sets of
 * that size, and of the counts among all ways to distribute the cards.
 */
export const enumerative: Codec = {
  name: "limit: enumerative",
  encode: (deck, pool) => {
    let number = 0n;
    for (const section of deck) {
      number = number * choose(pool, section.length) + rank(section.map(([card]) => card));
      number = number * shares(section.length, total(section)) + rank(sums(section));
    }
    const sizes = deck.map((section) => `${LETTERS[section.length]}${LETTERS[total(section)]}`);
    return sizes.join("") + lettersOf(number);
  },
  decode: (code, pool, sections) => {
    const sizes = [...code.slice(0, 2 * sections)].map((letter) => VALUES.get(letter) ?? 0);
    let number = numberOf(code.slice(2 * sections));
    const deck: Section[] = [];
    for (let i = sections - 1; i >= 0; i--) {
      const [lines = 0, cards = 0] = [sizes[2 * i], sizes[2 * i + 1]];
      const ways = shares(lines, cards);
      const ends = [...unrank(number % ways, lines - 1, cards - 1), cards - 1];
      number /= ways;
      const set = unrank(number % choose(pool, lines), lines, pool);
      number /= choose(pool, lines);
      deck.unshift(set.map((card, j) => [card, (ends[j] ?? 0) - (ends[j - 1] ?? -1)] as const));
    }
    return deck;
  },
};

/** The number of ways to distribute cards over lines, with at least one on each. */
function shares(lines: number, cards: number): bigint {
  return lines === 0 ? 1n : choose(cards - 1, lines - 1);
}

function lettersOf(number: bigint): string {
  let out = "";
  for (let left = number; left > 0n; left >>= 6n) out = LETTERS[Number(left & 63n)] + out;
  return out;
}

function numberOf(letters: string): bigint {
  let number = 0n;
  for (const letter of letters) number = (number << 6n) | BigInt(VALUES.get(letter) ?? 0);
  return number;
}

/** Gaps between the cards and counts in Rice codes, each list with the parameter that suits it best. */
export const rice: Codec = {
  name: "limit: Rice",
  encode: (deck) => {
    const bits: number[] = [];
    for (const section of deck) {
      write(bits, section.length, 6);
      if (section.length === 0) continue;
      for (const numbers of [
        section.map(([card], i) => card - (section[i - 1]?.[0] ?? -1) - 1),
        section.map((c) => c[1] - 1),
      ]) {
        const k = [0, 1, 2, 3, 4, 5, 6, 7].reduce((best, k) => (cost(numbers, k) < cost(numbers, best) ? k : best));
        write(bits, k, 3);
        for (const n of numbers) {
          for (let high = n >> k; high > 0; high--) bits.push(1);
          write(bits, n & ((1 << k) - 1), k + 1);
        }
      }
    }
    let out = "";
    for (let i = 0; i < bits.length; i += 6) {
      let value = 0;
      for (let j = i; j < i + 6; j++) value = value * 2 + (bits[j] ?? 0);
      out += LETTERS[value];
    }
    return out;
  },
  decode: (code, _, sections) => {
    let at = 0;
    const bit = () => ((VALUES.get(code[Math.floor(at / 6)] ?? "") ?? 0) >> (5 - (at++ % 6))) & 1;
    const read = (width: number) => {
      let value = 0;
      for (let i = 0; i < width; i++) value = value * 2 + bit();
      return value;
    };
    const list = (length: number) => {
      const k = read(3);
      return Array.from({ length }, () => {
        let high = 0;
        while (bit() === 1) high++;
        return (high << k) + read(k);
      });
    };
    return Array.from({ length: sections }, () => {
      const length = read(6);
      if (length === 0) return [];
      const [gaps, more] = [list(length), list(length)];
      let card = -1;
      return gaps.map((gap, i) => {
        card += gap + 1;
        return [card, (more[i] ?? 0) + 1] as const;
      });
    });
  },
};

function cost(numbers: readonly number[], k: number): number {
  return numbers.reduce((sum, n) => sum + (n >> k) + 1 + k, 0);
}

function write(bits: number[], value: number, width: number): void {
  for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
}
