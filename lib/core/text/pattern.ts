// Patterns in words that sentences of card texts are read by: "draw {n} card(s)", "[you may] destroy {units}".

/** What a reader found at a place among the words, and the place behind it. A reader may find several things. */
export type Found<T> = readonly [value: T, next: number];

/** Reads a part of a sentence that differs from card to card: a number, or the units that are meant. */
export interface Reader<T> {
  /** What stands there, in a word or two for the help page: "number", "units". */
  readonly name: string;
  read(words: readonly string[], at: number): readonly Found<T>[];
}

export type Readers = Readonly<Record<string, Reader<unknown>>>;
/** What the readers of a pattern have found, by the names that they have in it. */
export type Values<R extends Readers> = { readonly [K in keyof R]: R[K] extends Reader<infer T> ? T : never };

const WORD = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu;

/** A sentence as words in lower case. Punctuation that separates its parts counts as words. */
export function wordsOf(sentence: string): readonly string[] {
  return sentence.toLowerCase().match(WORD) ?? [];
}

/** Words in the letters in which the first of these sentences that has them prints them. */
export function asPrinted(sentences: readonly string[], words: readonly string[]): string {
  for (const sentence of sentences) {
    const all = [...sentence.matchAll(WORD)];
    const at = all.findIndex((_, first) => words.every((word, n) => all[first + n]?.[0].toLowerCase() === word));
    const [from, to] = [all[at], all[at + words.length - 1]];
    if (from && to) return sentence.slice(from.index, to.index + to[0].length);
  }
  return words.join(" ");
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The number that a word stands for, if any. "a" is one. */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === "a" || word === "an") return 1;
  const at = NUMBERS.indexOf(word);
  return at < 0 ? undefined : at;
}

export const number: Reader<number> = {
  name: "number",
  read: (words, at) => {
    const found = numberOf(words[at]);
    return found === undefined ? [] : [[found, at + 1]];
  },
};

/** A change: "+2" or "-1". */
export const signed: Reader<number> = {
  name: "change",
  read: (words, at) => (/^[+-]\d+$/.test(words[at] ?? "") ? [[Number(words[at]), at + 1]] : []),
};

/** One of several fixed words or groups of words. */
export function oneOf<T>(name: string, options: Readonly<Record<string, T>>): Reader<T> {
  const all = Object.entries(options).map(([words, value]) => [wordsOf(words), value] as const);
  return {
    name,
    read: (words, at) => all.flatMap(([own, value]) => (startsWith(words, at, own) ? [[value, at + own.length]] : [])),
  };
}

export function startsWith(words: readonly string[], at: number, own: readonly string[]): boolean {
  return own.every((word, i) => words[at + i] === word);
}

type Node =
  | { readonly is: "words"; readonly any: readonly string[] }
  | { readonly is: "slot"; readonly name: string }
  | { readonly is: "maybe"; readonly nodes: readonly Node[] };

/** A pattern in words, with what each of its places in braces reads. */
export class Pattern<R extends Readers> {
  readonly #nodes: readonly Node[];
  readonly #readers: R;
  readonly words: string;

  constructor(words: string, readers: R) {
    this.words = words;
    this.#readers = readers;
    this.#nodes = compile(words, readers);
  }

  /** Everything that the words from this place on can mean, with the places behind it. */
  read(words: readonly string[], at: number): readonly Found<Values<R>>[] {
    return this.#all(this.#nodes, words, at).map(([values, next]) => [values as Values<R>, next]);
  }

  #all(nodes: readonly Node[], words: readonly string[], at: number): readonly Found<Record<string, unknown>>[] {
    const [node, ...rest] = nodes;
    if (!node) return [[{}, at]];
    return this.#one(node, words, at).flatMap(([values, next]) =>
      this.#all(rest, words, next).map(([more, end]) => [{ ...values, ...more }, end] as const),
    );
  }

  #one(node: Node, words: readonly string[], at: number): readonly Found<Record<string, unknown>>[] {
    if (node.is === "words") return node.any.includes(words[at] ?? "") ? [[{}, at + 1]] : [];
    if (node.is === "slot") {
      const { name } = node;
      return (this.#readers[name] as Reader<unknown>).read(words, at).map(([value, next]) => [{ [name]: value }, next]);
    }
    return [...this.#all(node.nodes, words, at), [{}, at]];
  }
}

/** `word(s)` takes the word with and without its end, `a|b` either, `[…]` may be missing, `{name}` is read by a reader. */
function compile(pattern: string, readers: Readers): readonly Node[] {
  const tokens = pattern.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [];
  let at = 0;
  const sequence = (): readonly Node[] => {
    const nodes: Node[] = [];
    for (let token = tokens[at]; token !== undefined && token !== "]"; token = tokens[at]) {
      at++;
      if (token === "[") {
        nodes.push({ is: "maybe", nodes: sequence() });
        at++;
      } else nodes.push(single(token, readers));
    }
    return nodes;
  };
  return sequence();
}

function single(token: string, readers: Readers): Node {
  const name = /^\{(\w+)\}$/.exec(token)?.[1];
  if (name === undefined) return { is: "words", any: token.split("|").flatMap(forms) };
  // The braces keep the letters that the readers were given.
  const own = Object.keys(readers).find((key) => key.toLowerCase() === name);
  if (own === undefined) throw new Error(`no reader is called ${name}`);
  return { is: "slot", name: own };
}

/** "card(s)" is "card" and "cards". */
function forms(word: string): readonly string[] {
  const [, stem, end] = /^(.+)\((\w+)\)$/.exec(word) ?? [];
  return stem === undefined ? [word] : [stem, `${stem}${end}`];
}
