// Parts a text into the deck lists that it holds. A rule across the text, a header such as “Name:”, a title such as “# Ann”
// and a deck code each begin a new list. Every line that says something is in one of the lists.
import type { Game } from "../core/game.ts";
import { memoPerKey } from "../core/memo.ts";
import { fold } from "../core/words.ts";
import { codeIn } from "../deck/code/code-in-text.ts";
import { decode } from "../deck/code/code-reader.ts";
import { kindNamed } from "../deck/list/list-reader.ts";
import { headerOf, isComment, type TypedLine, typedLine, unframed } from "../deck/list/typed-line.ts";
import { sectionWords } from "../deck/place.ts";

/** A list in a text, from its first line, which is counted from 1. */
export interface TextPart {
  readonly line: number;
  readonly text: string;
  readonly name?: string;
  readonly player?: string;
}

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029\u0085]/;
const RULE = /^(?:[-–—=_*~#─━═] ?){3,}$/;
/** A name inside a rule, as in “=== Ann ===”. */
const FRAMED = /^[=~-]{2,}\s*([^=~]*[^=~\s-])\s*[=~-]{2,}$/;
/** Headers that stand above a list. One below the cards of a list belongs to the next list. */
const HEADERS = new Set(["game", "format", "name"]);
const PLAYER = "player";

/** A setting is any other line that may stand above the cards, such as “Points: 12”. */
type Kind = "blank" | "rule" | "framed" | "comment" | "header" | "setting" | "code" | "card";

interface Sorted extends TypedLine {
  readonly raw: string;
  readonly kind: Kind;
}

export function partsOf(games: readonly Game[], text: string): readonly TextPart[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(LINE_ENDS)
    .map((raw, i): Sorted => {
      const line = typedLine(i + 1, raw);
      return { ...line, raw, kind: kindOf(games, line) };
    });
  const parter = new Parter(games, lines);
  for (const [i, line] of lines.entries()) parter.take(i, line);
  return parter.end();
}

function kindOf(games: readonly Game[], { typed, bare }: TypedLine): Kind {
  if (typed === "") return "blank";
  if (RULE.test(typed)) return "rule";
  const framed = FRAMED.exec(typed)?.[1];
  if (framed !== undefined && !isHeading(games, framed)) return "framed";
  if (isComment(typed)) return "comment";
  const header = headerOf(bare);
  if (header && HEADERS.has(header.key)) return "header";
  if (codeOf(games, typed)) return "code";
  const isSetting = header && header.value !== "" && (optionWords(games).has(header.key) || !/^\d/.test(header.value));
  return isSetting ? "setting" : "card";
}

const optionWords = memoPerKey(
  (games: readonly Game[]): ReadonlySet<string> =>
    new Set(["house", ...games.flatMap(({ options }) => options.flatMap(({ id, name }) => [id, fold(name)]))]),
);

/** The code at the end of a line, and what stands before it, such as the name of the player. */
export function codeOf(
  games: readonly Game[],
  typed: string,
): { readonly code: string; readonly before: string } | undefined {
  const at = typed.lastIndexOf(" ") + 1;
  const [word, before] = [typed.slice(at), typed.slice(0, at)];
  const code = codeIn(word);
  if (!code) return undefined;
  const isAddress = code.certain && word.includes("/");
  const isCode = isAddress || (before === "" && (code.certain || decode(games, code.letters).ok));
  return isCode ? { code: word, before: before.replace(/[\s:;,|–—-]+$/, "") } : undefined;
}

class Parter {
  readonly #games: readonly Game[];
  readonly #lines: readonly Sorted[];
  readonly #parts: TextPart[] = [];
  /** Whether titles such as “# Ann” are the only thing that parts the lists. */
  readonly #isByTitles: boolean;
  #start = 0;
  #hasCards = false;
  #headers = new Set<string>();
  #sections = new Set<string>();
  /** The first comment after the last cards. It belongs to the list that may begin there. */
  #title: number | undefined;
  #isAfterGap = false;
  /** Whether the list has a name inside a rule. */
  #isFramed = false;
  /** The rule across the text that was found after the last cards. */
  #rule: number | undefined;

  constructor(games: readonly Game[], lines: readonly Sorted[]) {
    this.#games = games;
    this.#lines = lines;
    const first = lines.find(({ kind }) => kind !== "blank");
    this.#isByTitles = first?.kind === "comment" && !lines.some(({ kind }) => kind === "header" || kind === "rule");
  }

  take(at: number, line: Sorted): void {
    if (this.#rule !== undefined && line.kind !== "blank" && line.kind !== "rule") this.#passRule(line);
    if (line.kind === "blank") this.#gap();
    else if (line.kind === "rule") {
      this.#gap();
      if (this.#start < at) this.#rule ??= at;
    } else if (line.kind === "comment") this.#comment(at, line);
    else if (line.kind === "framed") this.#framed(at);
    else if (line.kind === "header") this.#header(at, line);
    else if (line.kind === "code") this.#code(at);
    else if (line.kind === "setting") this.#setting(at, line);
    else this.#card(line);
  }

  end(): readonly TextPart[] {
    this.#part(this.#lines.length);
    return this.#parts;
  }

  /** A rule parts lists, except above a section that the list does not have yet. */
  #passRule(next: Sorted): void {
    const section = this.#sectionIn(next);
    const isNew = section === undefined || this.#sections.has(section);
    // Above the cards a rule only underlines what is said of them, unless somebody else's title follows.
    const below = (this.#rule ?? 0) + 1;
    // Such a title belongs to the cards below the rule too.
    if (this.#hasCards ? isNew : next.kind === "comment")
      this.#part(next.kind === "comment" ? below : (this.#title ?? below));
    this.#rule = undefined;
  }

  #framed(at: number): void {
    if (this.#hasCards || this.#isFramed) this.#part(this.#title ?? at);
    this.#isFramed = true;
    this.#title = undefined;
  }

  #comment(at: number, line: Sorted): void {
    const isTitle = this.#isByTitles && this.#hasCards && this.#isAfterGap && titleOf(line) !== undefined;
    if (isTitle && !isHeading(this.#games, headingIn(line))) this.#part(at);
    else this.#title ??= at;
  }

  /** A comment right below the cards and above a gap is about those cards. */
  #gap(): void {
    if (!this.#isAfterGap) this.#title = undefined;
    this.#isAfterGap = true;
  }

  #header(at: number, { bare }: Sorted): void {
    const key = headerOf(bare)?.key ?? "";
    if (this.#hasCards || this.#headers.has(key)) this.#part(this.#title ?? at);
    this.#headers.add(key);
    this.#title = undefined;
    this.#isAfterGap = false;
  }

  /** Below cards a setting may stand above the headers of the next list, or be a card behind the word for its section. */
  #setting(at: number, line: Sorted): void {
    if (!this.#hasCards) return;
    const key = headerOf(line.bare)?.key ?? "";
    if (key === PLAYER && this.#isAfterGap) this.#part(this.#title ?? at);
    else if (key === PLAYER || optionWords(this.#games).has(key)) this.#title ??= at;
    else this.#card(line);
  }

  /** A code is a whole list. What stands above it without cards says whose it is. */
  #code(at: number): void {
    if (this.#hasCards) this.#part(this.#title ?? at);
    const above = this.#lines.slice(this.#start, at);
    // What a code can't take over is a list without cards, so that somebody sees it.
    if (above.some(({ kind, bare }) => ["header", "setting"].includes(kind) && !isWhose(bare))) this.#part(at);
    const [name] = above.flatMap((line) => nameIn(line) ?? []);
    const { code = "", before = "" } = codeOf(this.#games, this.#lines[at]?.typed ?? "") ?? {};
    const player = /\p{L}/u.test(before) ? before : playerIn(above)?.player;
    this.#parts.push({
      line: at + 1,
      text: code,
      ...(name === undefined ? {} : { name }),
      ...(player === undefined ? {} : { player }),
    });
    this.#begin(at + 1);
  }

  #card(line: Sorted): void {
    const section = this.#sectionIn(line);
    if (section !== undefined) this.#sections.add(section);
    this.#hasCards = true;
    this.#title = undefined;
    this.#isAfterGap = false;
  }

  /** Ends the present list before this line. */
  #part(end: number): void {
    const lines = this.#lines.slice(this.#start, end);
    const isSaid = ({ kind }: Sorted) => kind !== "blank" && kind !== "rule";
    const [first, last] = [lines.findIndex(isSaid), lines.findLastIndex(isSaid)];
    if (first >= 0) {
      const isNamed = lines.some((line) => line.kind === "header" && nameIn(line) !== undefined);
      const name = isNamed ? undefined : nameIn(lines.find(({ kind }) => kind === "framed") ?? lines[first]);
      const { line: ofPlayer, player } = playerIn(lines) ?? {};
      this.#parts.push({
        line: this.#start + first + 1,
        // Lines that only say whose it is are left empty, so that the numbers of the others stay.
        text: lines
          .slice(first, last + 1)
          .map(({ line, kind, raw }) => (line === ofPlayer || kind === "framed" ? "" : raw))
          .join("\n"),
        ...(name === undefined ? {} : { name }),
        ...(player === undefined ? {} : { player }),
      });
    }
    this.#begin(end);
  }

  #begin(start: number): void {
    this.#start = start;
    this.#hasCards = false;
    this.#headers = new Set();
    this.#sections = new Set();
    this.#title = undefined;
    this.#isAfterGap = false;
    this.#isFramed = false;
    this.#rule = undefined;
  }

  #sectionIn(line: Sorted): string | undefined {
    const word = fold(headingIn(line));
    return sectionWords(this.#games).has(word) ? word : undefined;
  }
}

/** Whether a word only names the cards below it: a section or a kind of card. */
function isHeading(games: readonly Game[], word: string): boolean {
  return sectionWords(games).has(fold(word)) || games.some((game) => kindNamed(game, word) !== undefined);
}

/** Whether a header says only whose list it is. */
function isWhose(bare: string): boolean {
  return ["name", PLAYER].includes(headerOf(bare)?.key ?? "");
}

function headingIn({ kind, typed, bare }: Sorted): string {
  const text = kind === "comment" ? typed.replace(/^(?:#+|\/\/+)\s*/, "") : bare;
  return unframed(text) ?? text;
}

/** “Ann” of “# Ann”. A comment such as “# by Ann” names an author. */
function titleOf({ kind, typed }: Sorted): string | undefined {
  const title = kind === "comment" ? /^#+\s*(\S.{0,79})$/.exec(typed)?.[1] : undefined;
  return title === undefined || /^by /i.test(title) ? undefined : title;
}

function nameIn(line: Sorted | undefined): string | undefined {
  if (line?.kind === "framed") return FRAMED.exec(line.typed)?.[1]?.slice(0, 80);
  if (line?.kind !== "header") return line && titleOf(line);
  const header = headerOf(line.bare);
  return header?.key === "name" && header.value !== "" ? header.value : undefined;
}

/**
 * The player of “Player: Ann” above the cards. Lists have no such header, and in some games it names a section: a list
 * with several such lines means that.
 */
function playerIn(lines: readonly Sorted[]): { readonly line: number; readonly player: string } | undefined {
  const of = ({ kind, bare }: Sorted) =>
    kind === "setting" && headerOf(bare)?.key === PLAYER ? headerOf(bare) : undefined;
  const first = lines.find((line) => of(line) || line.kind === "card");
  const header = first && of(first);
  if (!header || lines.filter(of).length > 1) return undefined;
  return { line: first.line, player: header.value.slice(0, 80) };
}
