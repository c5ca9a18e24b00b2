// question = all { "or" all }
// all      = part { "and" part } [ "with" "different" ( "cards" | "names" ) ]
// part     = "not" part | "(" question ")" | many [ "of" ] group
// many     = [ "at" "least" ] N | "at" "most" N | "exactly" N | N "to" N | "no"
// group    = "[" query "]" | '"' name of a card '"'
import type { Game } from "../core/game.ts";
import { fold, nearest } from "../core/words.ts";
import { compile } from "../query/query.ts";
import type { Row } from "../query/rows.ts";
import type { Group, Question, Range } from "./question.ts";

/** A group as it was typed, and the cards that it means. */
export interface AskedGroup {
  readonly typed: string;
  /** What was understood. */
  readonly says: string;
  readonly group: Group;
}

export interface QuestionFault {
  readonly at: number;
  readonly message: string;
}

export type QuestionReading =
  | { readonly ok: true; readonly question: Question; readonly groups: readonly AskedGroup[] }
  | { readonly ok: false; readonly faults: readonly QuestionFault[] };

const MOST_CHARACTERS = 1000;
const EXAMPLE = "2 of [name:city] and no [set:practice]";

interface Token {
  readonly is: "word" | "number" | "query" | "name" | "(" | ")";
  readonly text: string;
  readonly at: number;
}

/** Reads a question about the cards of a pile: `2 of [cost<=2] and 1 of "City 20" with different cards`. */
export function readQuestion(game: Game, cards: readonly Row[], text: string): QuestionReading {
  if (text.length > MOST_CHARACTERS)
    return faulty([{ at: MOST_CHARACTERS, message: `A question has at most ${MOST_CHARACTERS} characters.` }]);
  const tokens = tokensOf(text);
  if (!Array.isArray(tokens)) return faulty([tokens]);
  const reader = new Reader(game, cards, tokens, text.length);
  const question = reader.whole();
  return reader.faults.length > 0 ? faulty(reader.faults) : { ok: true, question, groups: reader.groups };
}

function faulty(faults: readonly QuestionFault[]): QuestionReading {
  return { ok: false, faults };
}

const PATTERNS: readonly (readonly [Token["is"], RegExp])[] = [
  ["query", /\[([^\]]*)\]/y],
  ["name", /["“”„‟]([^"“”„‟]*)["“”„‟]/y],
  ["number", /(\d{1,3})(?!\d)/y],
  ["word", /(\p{L}+)/uy],
  ["(", /(\()/y],
  [")", /(\))/y],
];

/** The tokens of a question, or the first place that none begins at. A comma says nothing. */
function tokensOf(text: string): Token[] | QuestionFault {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    if (/[\s,]/.test(text.charAt(at))) {
      at++;
      continue;
    }
    const found = PATTERNS.flatMap(([is, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      return match ? [{ is, text: match[1] ?? "", at, length: match[0].length }] : [];
    })[0];
    if (!found) return { at, message: unread(text, at) };
    tokens.push(found);
    at += found.length;
  }
  return tokens;
}

function unread(text: string, at: number): string {
  const sign = text.charAt(at);
  if (sign === "[") return "“[” is not closed. Write “]” after the search.";
  if (/["“”„‟]/.test(sign)) return "The quotes are not closed. Write them after the name of the card too.";
  if (/\d/.test(sign)) return "A number has at most three digits.";
  return `“${sign}” means nothing here. Write searches in square brackets: ${EXAMPLE}.`;
}

const NOTHING: Question = { is: "all", of: [] };

class Reader {
  readonly faults: QuestionFault[] = [];
  readonly groups: AskedGroup[] = [];
  readonly #game: Game;
  readonly #cards: readonly Row[];
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(game: Game, cards: readonly Row[], tokens: readonly Token[], end: number) {
    this.#game = game;
    this.#cards = cards;
    this.#tokens = tokens;
    this.#end = end;
  }

  whole(): Question {
    const question = this.#either();
    const stray = this.#peek();
    if (stray?.is === ")") this.#fault(stray, "“)” closes nothing. Leave it out.");
    else if (stray) this.#fault(stray, `Write “and” or “or” before “${stray.text}”.`);
    return question;
  }

  #either(): Question {
    const of = [this.#all()];
    while (this.#takes("or")) of.push(this.#all());
    return joined("any", of);
  }

  #all(): Question {
    const start = this.#peek();
    const of = [this.#part()];
    while (this.#takes("and")) of.push(this.#part());
    if (!this.#takes("with")) return joined("all", of);
    const isDifferent = this.#takes("different");
    const byName = this.#takes("names");
    if (!isDifferent || (!byName && !this.#takes("cards")))
      this.#fault(this.#peek(), "After “with” comes “different cards” or “different names”.");
    return this.#different(of, byName, start);
  }

  #different(of: readonly Question[], byName: boolean, start: Token | undefined): Question {
    const [only] = of;
    if (of.length === 1 && only?.is === "count") return { ...only, byName };
    const demands = of.filter((part) => part.is === "count" && part.most === Number.POSITIVE_INFINITY);
    if (demands.length < of.length)
      this.#fault(start, "“with different” joins only “at least” of groups. Put the rest into brackets: ( … ).");
    return { is: "apart", demands: demands.filter((part) => part.is === "count"), byName };
  }

  #part(): Question {
    if (this.#takes("not")) return { is: "not", of: this.#part() };
    const open = this.#peek();
    if (open?.is !== "(") return this.#count();
    this.#next++;
    const question = this.#either();
    if (this.#peek()?.is !== ")") this.#fault(open, "“(” is not closed. Write “)” after what belongs together.");
    this.#next++;
    return question;
  }

  #count(): Question {
    const range = this.#many();
    if (!range) return NOTHING;
    this.#takes("of");
    const token = this.#peek();
    if (token?.is !== "query" && token?.is !== "name") {
      this.#fault(token, "Write which cards: a search in square brackets, or the name of a card in quotes.");
      return NOTHING;
    }
    this.#next++;
    const asked = token.is === "query" ? this.#query(token) : this.#named(token);
    this.groups.push(asked);
    return { is: "count", group: asked.group, ...range, byName: false };
  }

  #many(): Range | undefined {
    if (this.#takes("no") || this.#takes("none")) return { least: 0, most: 0 };
    const start = this.#peek();
    const isExact = this.#takes("exactly");
    const bound = !isExact && this.#takes("at") ? (this.#takes("most") ? "most" : "least") : undefined;
    if (bound === "least" && !this.#takes("least")) this.#fault(this.#peek(), "After “at” comes “least” or “most”.");
    const number = this.#number();
    if (number === undefined) {
      this.#fault(this.#peek(), `Write how many of which cards: ${EXAMPLE}.`);
      return undefined;
    }
    if (isExact) return { least: number, most: number };
    if (bound === "most") return { least: 0, most: number };
    if (bound === "least" || !this.#takes("to")) return { least: number, most: Number.POSITIVE_INFINITY };
    const most = this.#number() ?? -1;
    if (most < number) this.#fault(start, `After “${number} to” comes a number that is no smaller.`);
    return { least: number, most };
  }

  #query({ text, at }: Token): AskedGroup {
    const compiled = compile(this.#game, text);
    if (!compiled.ok) {
      for (const fault of compiled.faults) this.faults.push({ at: at + 1 + fault.at, message: fault.message });
      return { typed: `[${text}]`, says: "", group: new Set() };
    }
    const found = compiled.query.in(this.#cards);
    return { typed: `[${text}]`, says: compiled.query.says, group: labelsOf(found) };
  }

  #named(token: Token): AskedGroup {
    const key = fold(token.text);
    const found = this.#cards.filter(({ label, card }) => fold(label) === key || fold(card.name) === key);
    if (found.length === 0) {
      const [near] = nearest(key, this.#cards, ({ label }) => [fold(label)]);
      const instead = near ? ` Did you mean “${near.label}”?` : "";
      this.#fault(token, `None of these cards is called “${token.text}”.${instead}`);
    }
    return { typed: `“${token.text}”`, says: `cards called “${token.text}”`, group: labelsOf(found) };
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #takes(word: string): boolean {
    const token = this.#peek();
    const isNext = token?.is === "word" && token.text.toLowerCase() === word;
    if (isNext) this.#next++;
    return isNext;
  }

  #number(): number | undefined {
    const token = this.#peek();
    if (token?.is !== "number") return undefined;
    this.#next++;
    return Number(token.text);
  }

  /** Reports the first fault alone, because what follows it is guesswork. */
  #fault(token: Token | undefined, message: string): void {
    if (this.faults.length === 0) this.faults.push({ at: token?.at ?? this.#end, message });
  }
}

function labelsOf(rows: readonly Row[]): Group {
  return new Set(rows.map(({ label }) => label));
}

function joined(is: "all" | "any", of: readonly Question[]): Question {
  const [only] = of;
  return of.length === 1 && only ? only : { is, of };
}
