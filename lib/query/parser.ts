// question = either
// either   = all { "or" all }
// all      = part { [ "and" ] part }
// part     = { "-" } ( "(" either ")" | word | phrase | field operator value )
import { LONE_DASH, type Operator, type QueryFault, type Token, type Typed } from "./lexer.ts";

export type Tree =
  | { readonly is: "all" | "any"; readonly of: readonly Tree[] }
  | { readonly is: "not"; readonly of: Tree }
  | { readonly is: "words"; readonly typed: Typed }
  | { readonly is: "filter"; readonly field: Typed; readonly operator: Operator; readonly value: Typed };

const MOST_TERMS = 32;
const MOST_DEPTH = 8;
const NOTHING: Tree = { is: "all", of: [] };

/** Parses tokens as a query. If there is a fault, the tree holds whatever could be parsed around it. */
export function parse(tokens: readonly Token[]): { readonly tree: Tree; readonly faults: readonly QueryFault[] } {
  const parser = new Parser(tokens);
  const tree = parser.question();
  return { tree, faults: parser.faults };
}

class Parser {
  readonly faults: QueryFault[] = [];
  readonly #tokens: readonly Token[];
  #next = 0;
  #terms = 0;
  #tooDeep = false;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  question(): Tree {
    const parts = [this.#either(0)];
    for (let stray = this.#peek(); stray; stray = this.#peek()) {
      this.#fault(stray, "“)” closes nothing. Leave it out, or write “(” before what belongs together.");
      this.#next++;
      parts.push(this.#either(0));
    }
    return joined("all", parts);
  }

  #either(depth: number): Tree {
    const sides = [this.#all(depth)];
    for (let or = this.#peek(); or && this.#isWord("or"); or = this.#peek()) {
      this.#next++;
      const left = sides.at(-1) ?? [];
      const right = this.#all(depth);
      // If two operators follow each other, the fault is reported at the second one.
      if (left.length === 0 || (right.length === 0 && !this.#isWord("or"))) {
        this.#fault(or, "“or” needs something on both sides. Put it in quotes to look for the word.");
      }
      sides.push(right);
    }
    return joined(
      "any",
      sides.map((parts) => joined("all", parts)),
    );
  }

  #all(depth: number): readonly Tree[] {
    const parts: Tree[] = [];
    while (!this.#isEnd()) {
      if (parts.length > 0 && this.#isWord("and") && !this.#isEnd(1)) this.#next++;
      parts.push(this.#part(depth));
    }
    return parts;
  }

  #part(depth: number): Tree {
    let isNot = false;
    const first = this.#peek();
    while (this.#peek()?.is === "-") {
      this.#next++;
      isNot = !isNot;
    }
    if (first?.is === "-" && this.#isEnd()) {
      this.#fault(first, LONE_DASH);
      return NOTHING;
    }
    const tree = this.#one(depth);
    return isNot ? { is: "not", of: tree } : tree;
  }

  #one(depth: number): Tree {
    const token = this.#tokens[this.#next++];
    if (token?.is === "(") return this.#group(token, depth + 1);
    if (token?.is === "operator") {
      const shown = `${token.operator}${token.value?.text ?? ""}`;
      const length = (token.value ? token.value.at + token.value.length : token.at + token.length) - token.at;
      this.#fault(
        { at: token.at, length },
        `“${shown}” needs a field before it, as in name:${token.value?.text || "city"}.`,
      );
    }
    if (token?.is !== "word") return NOTHING;
    this.#count(token);
    const { text, quoted, at, length } = token;
    const typed: Typed = { text, quoted, at, length };
    const sign = this.#peek();
    if (quoted || sign?.is !== "operator") return { is: "words", typed };
    this.#next++;
    if (sign.value && sign.value.text.trim() !== "") {
      return { is: "filter", field: typed, operator: sign.operator, value: sign.value };
    }
    const end = sign.value ? sign.value.at + sign.value.length : sign.at + sign.length;
    this.#fault(
      { at, length: end - at },
      `“${text}${sign.operator}” needs a word or a number after it. For several, write it before each one.`,
    );
    return NOTHING;
  }

  #group(open: Token, depth: number): Tree {
    if (depth > MOST_DEPTH && !this.#tooDeep) {
      this.#tooDeep = true;
      this.#fault(open, `Brackets can be at most ${MOST_DEPTH} deep. Remove this pair or split the search.`);
    }
    const isEmpty = this.#peek()?.is === ")";
    const tree = this.#either(depth);
    const close = this.#peek();
    if (close?.is !== ")") this.#fault(open, "“(” is not closed. Write “)” after what belongs together.");
    else if (isEmpty)
      this.#fault(
        { at: open.at, length: close.at + 1 - open.at },
        "There is nothing between the brackets. Leave them out.",
      );
    this.#next++;
    return tree;
  }

  #count(token: Typed): void {
    if (++this.#terms !== MOST_TERMS + 1) return;
    this.#fault(token, `A search has at most ${MOST_TERMS} terms. Leave some out.`);
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#next + ahead];
  }

  #isWord(word: "or" | "and", ahead = 0): boolean {
    const token = this.#peek(ahead);
    return (
      token?.is === "word" &&
      !token.quoted &&
      token.text.toLowerCase() === word &&
      this.#peek(ahead + 1)?.is !== "operator"
    );
  }

  #isEnd(ahead = 0): boolean {
    const token = this.#peek(ahead);
    return token === undefined || token.is === ")" || this.#isWord("or", ahead);
  }

  #fault(where: { readonly at: number; readonly length: number }, message: string): void {
    this.faults.push({ at: where.at, length: where.length, message });
  }
}

function joined(is: "all" | "any", of: readonly Tree[]): Tree {
  const [only] = of;
  return of.length === 1 && only ? only : { is, of };
}
