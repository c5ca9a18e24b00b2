const SPACE = /[ \t\r\n]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /\w{1,20}|\P{C}/uy;
const SPACE_CODE = 32;

/** Why a text is not JSON, with the line and column. JSON.parse leaves the place out of half of its messages. */
export function jsonFault(text: string): string {
  const scan = new Scan(text);
  if (scan.value()) scan.skip(SPACE);
  const { at } = scan;
  if (at >= text.length) return text.trim() === "" ? "there is nothing" : "it ends too early";
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  const before = text.slice(0, at).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  const place = text.trim().includes("\n") ? `line ${before.length}, column ${column}` : `character ${column}`;
  return `${word === undefined ? "an invisible character" : `“${word}”`} is not expected at ${place}`;
}

/** Scans JSON without building anything, up to the first error. */
class Scan {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Callers must limit how deep lists are nested. */
  value(): boolean {
    this.skip(SPACE);
    if (this.#letter("{")) return this.#items("}", () => this.#string() && this.#colon() && this.value());
    if (this.#letter("[")) return this.#items("]", () => this.value());
    return this.#string() || this.skip(SCALAR);
  }

  skip(token: RegExp): boolean {
    token.lastIndex = this.at;
    if (!token.test(this.#text)) return false;
    this.at = token.lastIndex;
    return true;
  }

  #letter(letter: string): boolean {
    if (this.#text[this.at] !== letter) return false;
    this.at++;
    return true;
  }

  #items(close: string, item: () => boolean): boolean {
    this.skip(SPACE);
    if (this.#letter(close)) return true;
    do {
      this.skip(SPACE);
      if (!item()) return false;
      this.skip(SPACE);
    } while (this.#letter(","));
    return this.#letter(close);
  }

  #colon(): boolean {
    this.skip(SPACE);
    return this.#letter(":");
  }

  #string(): boolean {
    if (!this.#letter('"')) return false;
    while (this.at < this.#text.length) {
      if (this.#letter('"')) return true;
      if (this.#text.charCodeAt(this.at) < SPACE_CODE) return false;
      if (this.#text[this.at] !== "\\") this.at++;
      else if (!this.skip(ESCAPE)) return false;
    }
    return false;
  }
}
