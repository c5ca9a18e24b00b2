// Mends of faulty cells. A mend is offered only if the fault of its cell is gone with it.
import { NONE } from "../cards/cells.ts";
import type { Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { fold, nearest, spelled } from "../core/words.ts";
import { canHave, wordsIn } from "./columns.ts";
import { attributeOf, type CellFault, labelOfColumn, type Row, readSheet, type Sheet, withCell } from "./sheet.ts";

/** What a mend does with a cell. Mends of one sort can be made all at once. */
export type MendSort = "word" | "number" | "flag" | "list" | "amounts" | "none" | "letters" | "foreign" | "unknown";

export interface Mend {
  readonly sort: MendSort | "twice" | "nameless";
  /** What its button says. */
  readonly says: string;
  /** The row as it is then. Without one, the row is removed. */
  readonly row?: Row;
}

/** What the button says that makes all mends of a sort. */
export const ALL_OF_SORT: Readonly<Record<Mend["sort"], string>> = {
  word: "Use the nearest words",
  number: "Use the numbers inside",
  flag: "Use yes and no",
  list: "Part the lists with bars",
  amounts: "Write the amounts in order",
  none: "Say “none”",
  letters: "Remove the letters that cannot be seen",
  foreign: "Clear what other kinds have",
  unknown: "Clear as not known",
  twice: "Remove the rows that repeat a card",
  nameless: "Remove the rows without a name",
};

type Finder = (game: Game, row: Row, column: string, cell: string) => readonly string[];

/** The letters that the check of card sets refuses. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const FINDERS: readonly (readonly [MendSort, Finder])[] = [
  ["letters", (_game, _row, _column, cell) => [cell.replace(UNSEEN, " ").replace(/ +/g, " ").trim()]],
  ["word", nearWords],
  ["flag", flagsIn],
  ["number", numbersIn],
  ["list", listsIn],
  ["amounts", amountsIn],
  ["none", (_game, _row, _column, cell) => (/^(?:-|–|—|x|n\/a|none|nothing)$/i.test(cell) ? [NONE] : [])],
];

/** The mends of a fault, the most likely first. */
export function mendsOf(game: Game, sheet: Sheet, { row: at, column, wrong }: CellFault): readonly Mend[] {
  const row = sheet.rows[at];
  if (!row || column === "") return [];
  const isSound = faultsOf(game, row).length === 0;
  // A sound row has a fault only if its card is in the set already.
  if (isSound) return wrong.is === "twice" ? [{ sort: "twice", says: "Remove this row" }] : [];
  const cell = (row.cells[column] ?? "").trim();
  if (column === "name" && cell === "") return [{ sort: "nameless", says: "Remove this row" }];
  const found = FINDERS.flatMap(([sort, find]) => find(game, row, column, cell).map((to) => [sort, to] as const));
  const last = canHave(game, row, column) ? "unknown" : "foreign";
  const seen = new Set<string>([cell]);
  return [...found, [last, ""] as const].flatMap(([sort, to]): Mend[] => {
    if (seen.has(to)) return [];
    seen.add(to);
    const mended = withCell(row, column, to);
    return goesWith(game, mended, column) ? [{ sort, says: wordsOf(game, sort, column, to), row: mended }] : [];
  });
}

function wordsOf(game: Game, sort: MendSort, column: string, to: string): string {
  if (sort === "foreign") return `Clear ${labelOfColumn(game, column)}`;
  if (to === "") return "Not known";
  return to === NONE ? "None" : `“${to.length > 60 ? `${to.slice(0, 60)}…` : to}”`;
}

function faultsOf(game: Game, row: Row) {
  return readSheet(game, { game: game.id, id: "row", name: "row", source: "", rows: [row] }).faults;
}

/** Whether the fault of a column is gone in a mended row. A kind that can be read may show what is wrong beside it. */
function goesWith(game: Game, mended: Row, column: string): boolean {
  return faultsOf(game, mended).every((fault) => fault.column !== column);
}

/** The words of the list that are nearest to what was typed. In a list each word becomes the nearest. */
function nearWords(game: Game, row: Row, column: string, cell: string): readonly string[] {
  const words = wordsIn(game, row, column);
  if (words.length === 0) return [];
  const near = (typed: string) => nearest(fold(typed), words, (word) => [fold(word), fold(wordAs(game, word))]);
  const isList = attributeOf(game, column)?.shapes.some(({ is }) => is === "words" || is === "conditions");
  if (!isList) return near(cell);
  const all = partsOf(cell).map((part) => (words.includes(part) ? part : near(part)[0]));
  return all.includes(undefined) ? [] : [all.join("|")];
}

/** A word as its cards print it. */
function wordAs({ layout }: Game, word: string): string {
  return layout.words[word] ?? word;
}

function partsOf(cell: string): readonly string[] {
  return cell
    .split(/[|,;/+]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function shapesOf(game: Game, column: string, is: Shape["is"]): readonly Shape[] {
  return attributeOf(game, column)?.shapes.filter((shape) => shape.is === is) ?? [];
}

const YES = /^(?:y|ye|x|1|✓|✔|☑|ja|oui|si|on|wahr|true\W*|yes\W*)$/i;
const NO = /^(?:n|0|nein|non|off|☐|falsch|false\W*|no\W*)$/i;

function flagsIn(game: Game, _row: Row, column: string, cell: string): readonly string[] {
  if (shapesOf(game, column, "flag").length === 0) return [];
  return YES.test(cell) ? ["yes"] : NO.test(cell) ? ["no"] : [];
}

/** "7 CQ", "ten". */
function numbersIn(game: Game, _row: Row, column: string, cell: string): readonly string[] {
  if (shapesOf(game, column, "number").length === 0) return [];
  const inside = cell.match(/(?<![\d.,])[-+−]?\d{1,6}(?![\d.,]*\d)/g) ?? [];
  if (inside.length > 0) return inside.length === 1 ? inside.map((digits) => digits.replace("−", "-")) : [];
  const word = Array.from({ length: 13 }, (_, n) => n).find((n) => spelled(n) === cell.toLowerCase());
  return word === undefined ? [] : [String(word)];
}

/** "1, 2" and "1 2", where bars part lists. */
function listsIn(game: Game, _row: Row, column: string, cell: string): readonly string[] {
  if (shapesOf(game, column, "numbers").length > 0) return [(cell.match(/\d+/g) ?? []).join("|")].filter(Boolean);
  return shapesOf(game, column, "words").length > 0 ? [partsOf(cell).join("|")] : [];
}

/** "2 blue, 1 gold", "blue 2", "energy 1 damage 2": amounts and records of numbers in any order. */
function amountsIn(game: Game, _row: Row, column: string, cell: string): readonly string[] {
  const keys = [...shapesOf(game, column, "amounts"), ...shapesOf(game, column, "record")].flatMap((shape) =>
    shape.is === "amounts" ? shape.of : shape.is === "record" ? Object.keys(shape.fields) : [],
  );
  if (keys.length === 0) return [];
  const pieces = cell.match(/\d+|\p{L}+(?:\/\p{L}+)?/gu) ?? [];
  if (pieces.length === 0 || pieces.length % 2 === 1) return [];
  const pairs = Array.from({ length: pieces.length / 2 }, (_, n) => [pieces[2 * n] ?? "", pieces[2 * n + 1] ?? ""]);
  const all = pairs.map((pair) => {
    const amount = pair.find((piece) => /^\d/.test(piece));
    const word = pair.find((piece) => !/^\d/.test(piece));
    const [key] = word === undefined ? [] : nearest(fold(word), keys, (one) => [fold(one)]);
    return key === undefined || amount === undefined ? undefined : `${key}:${amount}`;
  });
  return all.includes(undefined) ? [] : [all.join("|")];
}

/** A sheet with all mends of a sort, and how many there were. */
export function mendedAll(
  game: Game,
  sheet: Sheet,
  faults: readonly CellFault[],
  sort: Mend["sort"],
): { readonly sheet: Sheet; readonly count: number } {
  const rows = new Map<string, Row | undefined>();
  let count = 0;
  for (const fault of faults) {
    const row = sheet.rows[fault.row];
    if (!row) continue;
    // A row with several faults is mended cell by cell.
    const now = rows.get(row.id) ?? row;
    const mend = mendsOf(game, { ...sheet, rows: [now] }, { ...fault, row: 0 }).find((one) => one.sort === sort);
    if (!mend) continue;
    rows.set(row.id, mend.row);
    count++;
  }
  const mended = sheet.rows.flatMap((row) => (rows.has(row.id) ? (rows.get(row.id) ?? []) : row));
  return { sheet: { ...sheet, rows: mended }, count };
}
