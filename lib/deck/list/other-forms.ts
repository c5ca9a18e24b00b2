// Lists in the forms of programs: tables with named columns, and the JSON that Drydock exports. Other programs' files are named.
import { unguarded } from "../../cards/csv-row.ts";
import { fold } from "../../core/words.ts";
import { type TypedLine, typedLine } from "./typed-line.ts";

/** No more of a text than this is looked at to tell what it is. */
const HEAD = 2000;

interface Strange {
  isIt(head: string): boolean;
  readonly says: string;
}

const STRANGE: readonly Strange[] = [
  {
    isIt: (head) => head.startsWith("PK\u0003\u0004"),
    says: "This is a spreadsheet (.xlsx) or another packed file. Copy its cells and paste them here, or save it as CSV.",
  },
  {
    isIt: (head) => /^\s*(?:<\?xml[^>]*>\s*)?<cockatrice_deck/i.test(head),
    says: "This is a Cockatrice deck (.cod). Open it there, copy the deck to the clipboard as text, and paste that.",
  },
  {
    isIt: (head) => /^\s*(?:<\?xml[^>]*>\s*)?<deck\b[\s\S]*(?:CatID|NetDeckID)/i.test(head),
    says: "This is a Magic Online deck (.dek). Export it there as a text file (.txt), and use that.",
  },
  {
    isIt: (head) => /^\s*<(?:\?xml|deck\b|!doctype|html\b)/i.test(head),
    says: "This is XML or a web page, not a list. Copy the names of the cards with their counts, one card a line.",
  },
  {
    isIt: (head) => /^\s*\{[\s\S]*"(?:ObjectStates|SaveName|DeckIDs)"/.test(head),
    says: "This is a saved object of Tabletop Simulator. Write the names of the cards with their counts, one card a line.",
  },
  {
    isIt: (head) => /^\s*\{[\s\S]*"(?:investigator_code|slots)"/.test(head),
    says: "This is a deck of ArkhamDB, with numbers in the place of names. Download its text version, and use that.",
  },
];

/** What a text is if it is the file of a program that Drydock does not read, with the way out. */
export function strangeForm(text: string): string | undefined {
  const head = text.slice(0, HEAD);
  return STRANGE.find(({ isIt }) => isIt(head))?.says;
}

/** What the columns of a table of cards are called. */
const CALLED = {
  count: ["count", "qty", "quantity", "copies", "amount", "#"].map(fold),
  name: ["name", "card", "card name", "card title", "title"].map(fold),
  section: ["section", "board", "pile", "part"].map(fold),
};

interface Columns {
  readonly separator: string;
  readonly count: number;
  readonly name: number;
  readonly section: number;
}

/** The lines of a table whose first row names its columns, or undefined if a text is no such table. */
export function tableLines(lines: readonly string[]): readonly TypedLine[] | undefined {
  const first = lines.findIndex((line) => line.trim() !== "");
  const columns = columnsOf(lines[first] ?? "");
  if (!columns) return undefined;
  const out: TypedLine[] = [];
  let section = "";
  for (const [i, raw] of lines.entries()) {
    if (i <= first) continue;
    const cells = cellsOf(raw, columns.separator);
    const cell = (column: number) => (cells[column] ?? "").trim();
    const [name, under] = [cell(columns.name), cell(columns.section)];
    if (name === "") continue;
    if (under !== "" && under !== section) out.push(typedLine(i + 1, `[${under}]`));
    if (under !== "") section = under;
    out.push(typedLine(i + 1, `${cell(columns.count) || "1"} ${unguarded(name)}`));
  }
  return out;
}

/** Whether a text is a table of cards, one a row. */
export function isCardTable(text: string): boolean {
  return (
    columnsOf(
      text
        .replace(/^\ufeff/, "")
        .trimStart()
        .split(/[\r\n]/, 1)[0] ?? "",
    ) !== undefined
  );
}

function columnsOf(line: string): Columns | undefined {
  for (const separator of [",", ";", "\t"]) {
    const words = cellsOf(line.slice(0, HEAD), separator).map(fold);
    const [count = -1, name = -1, section = -1] = [CALLED.count, CALLED.name, CALLED.section].map((called) =>
      words.findIndex((word) => called.includes(word)),
    );
    if (name >= 0 && (count >= 0 || section >= 0)) return { separator, count, name, section };
  }
  return undefined;
}

/** The cells of one line. A quoted cell may hold the separator, and two quotation marks for one. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line.charAt(i);
    if (sign === '"' && isQuoted && line[i + 1] === '"') cell += line[++i];
    else if (sign === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}

const NO_DECK = "This is JSON, but no deck that Drydock exported. Write the cards with their counts, one card a line.";

/** The lines of a deck in the form in which Drydock exports JSON, a sentence for other JSON, or undefined for no JSON. */
export function jsonLines(text: string): readonly TypedLine[] | string | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A list may begin with a bracket too, as in “[Main]”.
    return /^\s*\{/.test(text) ? NO_DECK : undefined;
  }
  const deck = part(value, "deck") ?? value;
  const sections = part(deck, "sections");
  if (typeof sections !== "object" || sections === null) return NO_DECK;
  const out = [...headersOf(value, deck)].map((line) => typedLine(1, line));
  let from = 0;
  for (const [section, cards] of Object.entries(sections)) {
    out.push(typedLine(lineAt(text, from), `[${section}]`));
    for (const card of Array.isArray(cards) ? cards : []) {
      const [name, count] = Array.isArray(card) ? card : [];
      if (typeof name !== "string" || typeof count !== "number") return NO_DECK;
      from = Math.max(from, text.indexOf(JSON.stringify(name), from));
      out.push(typedLine(lineAt(text, from), `${count} ${name}`));
    }
  }
  return out;
}

/** The settings of an exported deck, as the headers of a list. */
function* headersOf(value: unknown, deck: unknown): Generator<string> {
  for (const [word, own] of [
    ["Game", part(value, "game")],
    ["Format", part(value, "format")],
    ["Name", part(deck, "name")],
  ] as const)
    if (typeof own === "string" && own.trim() !== "") yield `${word}: ${own}`;
  for (const [id, own] of Object.entries(part(value, "options") ?? {})) yield `${id}: ${own}`;
  const house = Object.entries(part(value, "house") ?? {}).filter(([, own]) => own !== false);
  if (house.length > 0) yield `House: ${house.map(([id, own]) => (own === true ? id : `${id}=${own}`)).join(", ")}`;
}

function part(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let i = text.indexOf("\n"); i >= 0 && i < at; i = text.indexOf("\n", i + 1)) line++;
  return line;
}
