// Decides what each line of a list is, using the cards of one game. Every line is either understood or reported.

import { near } from "../../cards/near.ts";
import type { Pool } from "../../cards/pool.ts";
import { Budget } from "../../core/budget.ts";
import { type Game, gameNamed } from "../../core/game.ts";
import { memoPerKey } from "../../core/memo.ts";
import { fold } from "../../core/words.ts";
import { homeOf, type Line, mainSection, sectionNamed, sectionWords } from "../place.ts";
import { type AskedSettings, type Fault, houseWords } from "../settings.ts";
import { type Counted, type Names, readCard } from "./card-patterns.ts";
import { headerOf, isComment, type TypedLine, typedLine, unframed } from "./typed-line.ts";

/** The most settings that headers can ask for. No game has as many house rules, and each unknown one is reported. */
const MOST_ASKED = 200;

/** How many steps may be spent on telling a title from a misspelt card. */
const MOST_COMPARED = 50_000;

interface LinePattern {
  readonly name: string;
  /** A line that the pattern reads in any game. */
  readonly example: string;
  /** Reads the line and answers true, or leaves the line to the next patterns. */
  read(list: ListReader, line: TypedLine): boolean;
}

/** What a line can be. The first pattern that fits reads it. A line that none of them reads is a card. */
export const LINE_PATTERNS: readonly LinePattern[] = [
  { name: "a comment", example: "# Built for Sunday", read: (_, { typed }) => isComment(typed) },
  {
    name: "a header, before all cards",
    example: "Name: Sunday",
    read: (list, { line, typed, bare }) => list.isInHeader && (list.game(bare) || list.header(line, typed)),
  },
  {
    name: "the heading above a deck’s name, as Arena writes it",
    example: "About",
    read: (list, { bare }) => list.isInHeader && list.about(bare),
  },
  { name: "a rule across the list", example: "-----", read: (list, { line, bare }) => list.blank(line, bare) },
  {
    name: "columns, with a tab between them",
    example: "[Sideboard]\t[Maybeboard]",
    read: (list, line) => list.columns(line),
  },
  { name: "a heading", example: "[Maybeboard]", read: (list, { line, bare }) => list.heading(line, bare) },
];

export class ListReader {
  readonly lines: Line[] = [];
  readonly guessed: { line: number; text: string; as: string }[] = [];
  readonly notUnderstood: { line: number; text: string; why: string }[] = [];
  readonly wish: {
    format?: string;
    name?: string;
    options: Record<string, number>;
    house: Record<string, boolean | number>;
  } = {
    options: {},
    // Without a prototype, so that a house rule called “constructor” is nothing special.
    house: Object.create(null),
  };
  readonly #games: readonly Game[];
  readonly #pool: Pool;
  readonly #names: Names;
  readonly #strangers: ReadonlySet<string>;
  /** The headers so far, the lines of their settings, and the headings that name no section of the game. */
  readonly #headers = new Set<string>();
  readonly #asks = new Map<string, number>();
  readonly #strange: { line: number; text: string; section: string }[] = [];
  /** Counts and names that were already found in parts of the present line. */
  readonly #countedOf = new Map<string, Counted>();
  #section: string | undefined;
  /** The section of each column, as long as a list goes on in columns. */
  #sections: (string | undefined)[] = [];
  #isInHeader = true;
  /** Whether the header “About” stands above. */
  #isAbout = false;
  /** The first line if it names no card. It is the title of the list if a header or a heading follows. */
  #first: TypedLine | undefined;
  #isTitled = false;
  /** How many cards stand above each empty line. */
  readonly #gaps: number[] = [];
  /** Whether the list says anywhere what its sections are. */
  #isInSections = false;

  /** `games` are those whose section names count as headings if no card has the same name. */
  constructor(pool: Pool, games: readonly Game[]) {
    this.#games = games;
    this.#pool = pool;
    this.#strangers = sectionWords(games);
    this.#names = {
      isOne: (name) => this.#isOne(name),
      isAny: (name) => this.#isAny(name),
      areNumbered: pool.game.numbered !== undefined,
    };
  }

  get isInHeader(): boolean {
    return this.#isInHeader;
  }

  take(line: TypedLine): void {
    const before = this.#section;
    this.#take(line);
    // A heading above all columns ends those of the columns.
    if (line.cells.length === 0 && this.#section !== before) this.#sections = [];
  }

  #take(line: TypedLine): void {
    this.#countedOf.clear();
    const isInColumns = this.#sections.length > 1 && line.cells.length > 0;
    if ((isInColumns || !this.#isOne(line.typed)) && LINE_PATTERNS.some((pattern) => pattern.read(this, line))) return;
    if (this.#isInHeader && !this.#first && this.#canBeTitle(line)) {
      this.#first = line;
      return;
    }
    this.#firstIsCard();
    this.#isInHeader = false;
    this.#card(line);
  }

  /** Ends the list: what could not be known before its last line, and headings of other games without lines under them. */
  end(): void {
    this.#firstIsCard();
    if (this.#first && this.wish.name === undefined) {
      const { line, typed } = this.#first;
      this.wish.name = typed;
      this.guessed.unshift({ line, text: typed, as: "the deck’s name" });
    } else if (this.#first)
      this.notUnderstood.push({ line: this.#first.line, text: this.#first.typed, why: "The list has a name already." });
    this.#splitOff();
    const used = new Set(this.lines.map(({ section }) => section));
    for (const { line, text, section } of this.#strange) {
      const why = `${this.#pool.game.name} has no section “${section}”, and there are no cards under it.`;
      if (!used.has(section)) this.notUnderstood.push({ line, text, why });
    }
  }

  /** Adds to a fault the line of the header that caused it, unless the setting came from outside the list. */
  placed({ about = "", message }: Fault, { format, options, house }: AskedSettings): Fault {
    const [what = "", id = ""] = about.split(".");
    const isBeside = what === "format" ? format !== undefined : Object.hasOwn({ options, house }[what] ?? {}, id);
    const line = isBeside ? undefined : this.#asks.get(about);
    return line === undefined ? { about, message } : { line, about, message };
  }

  /** A line without letters or numbers. It is reported unless it only draws a line across the list. */
  blank(line: number, text: string): boolean {
    if (/[\p{L}\p{N}]/u.test(text)) return false;
    if (text === "" && this.#gaps.at(-1) !== this.lines.length) this.#gaps.push(this.lines.length);
    if (!/^[\s\p{Pd}=_*~`+.·•|#/\u2500-\u257f]*$/u.test(text))
      this.notUnderstood.push({ line, text, why: "It has no letters or numbers." });
    return true;
  }

  /** The name of a game alone says what the list is for, and makes the line above it a title. */
  game(text: string): boolean {
    if (!gameNamed(this.#games, text) || this.#isAny(text)) return false;
    this.#isTitled = this.#first !== undefined;
    return true;
  }

  header(line: number, text: string): boolean {
    const header = headerOf(text);
    if (!header || sectionNamed(this.#pool.game, header.key) || this.#isAny(text)) return false;
    if (this.#prefixed(text)) return false;
    const { key, word, value } = header;
    const option = this.#pool.game.options.find((o) => o.id === key || fold(o.name) === key);
    const about = option?.id ?? key;
    const known = ["game", "format", "name", "house"].includes(key) || option !== undefined;
    if (!known && value === "") return false;
    const why = !known
      ? `Lists have no header “${word}”.`
      : value === ""
        ? `Nothing follows “${word}:”.`
        : this.#headers.has(about) && key !== "house"
          ? `“${word}” is already set above.`
          : undefined;
    this.#isTitled = this.#first !== undefined;
    if (why === undefined) this.#ask(about, value, line);
    else this.notUnderstood.push({ line, text, why });
    return true;
  }

  /** “About” and the name below it, which Arena writes without a colon. */
  about(text: string): boolean {
    const name = this.#isAbout ? /^name (\S.*)$/i.exec(text)?.[1] : undefined;
    if (name !== undefined) this.#ask("name", name, 0);
    else if (text.toLowerCase() === "about") this.#isAbout = true;
    else return false;
    return true;
  }

  #ask(about: string, value: string, line: number): void {
    this.#headers.add(about);
    if (about === "name") this.wish.name = value;
    else this.#asked(about, value.replace(/\s+(?:#|\/\/).*$/, ""), line);
  }

  #asked(about: string, value: string, line: number): void {
    if (about === "format") {
      this.wish.format = value;
      this.#asks.set(about, line);
    } else if (about === "house") {
      for (const [id, on] of houseWords(value)) {
        if (this.#asks.size >= MOST_ASKED) return;
        this.wish.house[id] = on;
        this.#asks.set(`house.${id}`, line);
      }
    } else if (about !== "game") {
      this.wish.options[about] = Number(value);
      this.#asks.set(`options.${about}`, line);
    }
  }

  /**
   * Cards and headings beside each other, as rulebooks print their decks. Each column has headings of its own. A line
   * that makes one card with its count as a whole is left alone, and so is one with a column that is only a number.
   */
  columns({ line, typed, cells }: TypedLine): boolean {
    const parts = cells.map((cell) => typedLine(line, cell));
    const filled = parts.filter(({ typed }) => typed !== "");
    const isBelow = filled.length === 1 && this.#sections.length > 1;
    if (!isBelow && (filled.length < 2 || this.#isAny(this.#counted(typed).name))) return false;
    if (!filled.every(({ bare }) => /\p{L}/u.test(bare))) return false;
    const isCard = ({ bare }: TypedLine) => this.#isAny(this.#counted(bare).name);
    if (!filled.some(isCard) && !filled.every(({ bare }) => this.#isHeading(bare))) return false;
    const sections = this.#sections;
    if (sections.length === 0) sections.push(this.#section);
    for (const [column, part] of parts.entries()) {
      if (part.typed === "") continue;
      this.#section = column < sections.length ? sections[column] : sections[0];
      this.#take(part);
      sections[column] = this.#section;
    }
    this.#section = sections[0];
    return true;
  }

  #isHeading(text: string): boolean {
    const word = unframed(text) ?? text;
    const { game } = this.#pool;
    const isKnown = sectionNamed(game, word) !== undefined || this.#strangers.has(fold(word));
    return word !== text || isKnown || kindNamed(game, word) !== undefined;
  }

  /** A section's name alone on a line, or the name of a kind of card, because lists are often ordered by kind. */
  heading(line: number, text: string): boolean {
    const framed = unframed(text);
    const word = framed ?? text;
    const kind = kindNamed(this.#pool.game, word);
    if (sectionNamed(this.#pool.game, word)) {
      if (framed === undefined && this.#isAny(text) && this.#section !== undefined) return false;
      this.#section = word;
    } else if (this.#isAny(text) || this.#isAny(this.#counted(word).name)) return false;
    else if (kind !== undefined) {
      this.guessed.push({ line, text, as: "a heading" });
      this.#leave(kind);
    } else if ((framed !== undefined && !/^\d/.test(framed)) || this.#strangers.has(fold(word))) {
      this.#strange.push({ line, text, section: word });
      this.#section = word;
    } else return false;
    this.#isTitled ||= this.#first !== undefined && !this.#isMisspelt(this.#first);
    this.#firstIsCard();
    this.#isInSections = true;
    this.#isInHeader = false;
    return true;
  }

  /** A heading for a kind that does not belong in the current section ends that section. */
  #leave(kind: string): void {
    const section = this.#section === undefined ? undefined : sectionNamed(this.#pool.game, this.#section);
    if (typeof section === "object" && section.kinds && !section.kinds.includes(kind)) this.#section = undefined;
  }

  #card({ line, typed, bare }: TypedLine): void {
    // A mark after a card is removed only if no card has it in its name.
    const whole = this.#counted(this.#prefixed(typed)?.rest ?? typed);
    const used = this.#isAny(whole.name) ? typed : bare;
    const prefixed = this.#prefixed(used);
    const text = prefixed?.rest ?? used;
    const section = prefixed?.section ?? this.#section;
    const { name, count, guess } = this.#counted(text);
    if (guess) this.guessed.push({ line, text, as: `${count} ${name}` });
    if (section !== undefined) this.#isInSections = true;
    this.lines.push({ ...(section === undefined ? {} : { section }), name, count, line });
  }

  #canBeTitle({ bare, cells }: TypedLine): boolean {
    const { name } = this.#counted(bare);
    return name === bare && cells.length === 0 && !this.#isAny(name) && !this.#prefixed(bare);
  }

  /** Whether a line is nearly as long as the name that is nearest to it. A title may begin as a name does. */
  #isMisspelt({ bare }: TypedLine): boolean {
    const [best] = near(this.#pool, bare, new Budget(MOST_COMPARED));
    return best !== undefined && Math.abs(fold(best.label).length - fold(bare).length) <= 3;
  }

  /** Reads the first line as a card after all, if nothing has made it a title. */
  #firstIsCard(): void {
    if (!this.#first || this.#isTitled) return;
    const { line, bare } = this.#first;
    const { count, name } = this.#counted(bare);
    this.#first = undefined;
    // It stood above every heading.
    this.lines.unshift({ name, count, line });
  }

  /**
   * The cards after the one empty line of a list without headings are the sideboard, as MTGO writes it, if those before are
   * a whole deck without them.
   */
  #splitOff(): void {
    const { game } = this.#pool;
    const side = sectionNamed(game, "sideboard");
    const main = mainSection(game);
    const [gap = 0, ...more] = this.#gaps.filter((at) => at > 0 && at < this.lines.length);
    const bounds = game.rules.flatMap(({ sizes }) => sizes.filter(({ section }) => section === main.id));
    const needed = Math.max(0, ...bounds.map(({ cards }) => cards));
    if (typeof side !== "object" || this.#isInSections || gap === 0 || more.length > 0 || needed === 0) return;
    const isLoose = ({ name }: Line) => this.#homeOf(name) === main.id;
    const [before, after] = [this.lines.slice(0, gap), this.lines.slice(gap)].map((part) =>
      part.filter(isLoose).reduce((sum, { count }) => sum + count, 0),
    );
    if (after === undefined || before === undefined || after === 0 || before + after <= needed) return;
    const { line } = this.lines[gap] ?? { line: 0 };
    if (before < needed) {
      const as = `The cards from line ${line} on are read as ${main.name}. Put “${side.name}” above them if they belong there.`;
      this.guessed.unshift({ line: 0, text: "", as });
      return;
    }
    for (let at = gap; at < this.lines.length; at++) {
      const one = this.lines[at];
      if (one && isLoose(one)) this.lines[at] = { ...one, section: side.id };
    }
    const as = `The cards after the empty line, from line ${line} on, are read as the ${side.name}.`;
    this.guessed.unshift({ line: 0, text: "", as });
  }

  #homeOf(name: string): string {
    const found = this.#pool.find(name);
    const main = mainSection(this.#pool.game).id;
    return found !== undefined && "card" in found ? (homeOf(this.#pool.game, found.card) ?? main) : main;
  }

  /** A section in front of a single card, as in “SB: 2 …”. */
  #prefixed(text: string): { section: string; rest: string } | undefined {
    const colon = text.indexOf(":");
    if (colon < 1 || colon > 20) return undefined;
    const [word, rest] = [fold(text.slice(0, colon)), text.slice(colon + 1).trim()];
    if (rest === "" || this.#isOne(text)) return undefined;
    const { game } = this.#pool;
    const own = game.sections.find(({ prefix }) => prefix && fold(prefix) === word);
    if (own) return { section: own.id, rest };
    return sectionNamed(game, word) ? { section: word, rest } : undefined;
  }

  #counted(text: string): Counted {
    let counted = this.#countedOf.get(text);
    if (!counted) {
      counted = readCard(text, this.#names);
      this.#countedOf.set(text, counted);
    }
    return counted;
  }

  #isOne(name: string): boolean {
    const found = this.#pool.find(name);
    return found !== undefined && "card" in found;
  }

  #isAny(name: string): boolean {
    return this.#pool.find(name) !== undefined;
  }
}

/** The kinds of a game's cards by their names, folded and without hyphens. */
const kindsOf = memoPerKey((game: Game): ReadonlyMap<string, string> => {
  const shape = game.attributes.find((a) => a.name === game.kind)?.shapes[0];
  const words = shape?.is === "word" ? (shape.of ?? []) : [];
  return new Map(words.map((kind) => [fold(kind).replaceAll("-", ""), kind]));
});

/** The kind of card that a heading names, in the singular or the plural. */
export function kindNamed(game: Game, word: string): string | undefined {
  const key = fold(word).replaceAll("-", "");
  const singular = [/s$/, /es$/, /(?:forces?|cards?)$/].map((end) => key.replace(end, ""));
  const kinds = kindsOf(game);
  for (const one of [key, ...singular, key.replace(/ies$/, "y")]) {
    const kind = kinds.get(one);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
