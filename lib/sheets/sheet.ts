// A card set while it is being written: rows of cells as they were typed, so that nothing is lost that cannot be read
// yet. Reading a sheet makes the set of those rows that have no fault.
import { cellOf, valueOfCell } from "../cards/cells.ts";
import { columnsOf } from "../cards/csv.ts";
import { checkCardSet, sameCard } from "../contract/card-set.ts";
import { setFault, type Wrong } from "../contract/set-fault.ts";
import type { Attribute, Card, CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { memoPerKey } from "../core/memo.ts";

/** One card. A cell that is missing or empty is not known, and `null` is known not to exist. */
export interface Row {
  /** It stays the same for as long as the row is there. */
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
  /** The columns whose values are placeholders. */
  readonly standIn: readonly string[];
  /** Where the fact in a column is from. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface Sheet {
  readonly game: string;
  /** The id and the name of the set, and where its cards are from. */
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly rows: readonly Row[];
}

/** The form of a card-set file. */
export interface SetFile {
  readonly game: string;
  readonly set: Omit<CardSet, "game" | "cards">;
  readonly cards: readonly Readonly<Record<string, unknown>>[];
}

export interface CellFault {
  readonly row: number;
  /** It is empty if the fault belongs to the row as a whole. */
  readonly column: string;
  readonly wrong: Wrong;
  /** What is wrong, in the words of files. */
  readonly message: string;
}

export interface SheetReading {
  /** The set of the rows that have no fault. It can be used at once. */
  readonly set: CardSet;
  readonly faults: readonly CellFault[];
}

/** The columns that are typed into. Placeholders and sources belong to their cells. */
export function cellColumns(game: Game): readonly string[] {
  return columnsOf(game).filter((column) => column !== "standIn" && column !== "sources");
}

export function attributeOf(game: Game, column: string): Attribute | undefined {
  return game.attributes.find(({ name }) => name === column);
}

/** What people call a column. */
export function labelOfColumn(game: Game, column: string): string {
  return attributeOf(game, column)?.label ?? column;
}

export function emptyRow(id: string): Row {
  return { id, cells: {}, standIn: [], sources: {} };
}

export function isBlank({ cells }: Row): boolean {
  return Object.values(cells).every((cell) => cell.trim() === "");
}

/** A row with another cell. One that is emptied is no placeholder and has no source any more. */
export function withCell(row: Row, column: string, cell: string): Row {
  if ((row.cells[column] ?? "") === cell) return row;
  const { [column]: _, ...others } = row.cells;
  if (cell !== "") return { ...row, cells: { ...others, [column]: cell } };
  const { [column]: __, ...sources } = row.sources;
  return { ...row, cells: others, standIn: row.standIn.filter((name) => name !== column), sources };
}

/** A row whose value in a column is marked as a placeholder, or as a fact again. Nothing is no placeholder. */
export function withPlaceholder(row: Row, column: string, isPlaceholder: boolean): Row {
  const others = row.standIn.filter((name) => name !== column);
  const standIn = isPlaceholder && (row.cells[column] ?? "") !== "" ? [...others, column] : others;
  return { ...row, standIn };
}

/** A sheet with other rows in place of those that have the same ids. */
export function withRows(sheet: Sheet, rows: readonly Row[]): Sheet {
  const changed = new Map(rows.map((row) => [row.id, row]));
  return { ...sheet, rows: sheet.rows.map((row) => changed.get(row.id) ?? row) };
}

/** The sheet that is read as this set. */
export function sheetOf(game: Game, set: CardSet, newId: () => string): Sheet {
  const { id, name, source } = set;
  return { game: game.id, id, name, source, rows: set.cards.map((card) => rowOf(game, card, newId())) };
}

/** The row that is read as this card. */
export function rowOf(game: Game, card: Card, id: string): Row {
  const cells = cellColumns(game)
    .map((column): [string, string] => [column, cellOf(game, column, Reflect.get(card, column))])
    .filter(([, cell]) => cell !== "");
  return { id, cells: Object.fromEntries(cells), standIn: card.standIn ?? [], sources: card.sources ?? {} };
}

interface RowReading {
  readonly card?: Card;
  readonly faults: readonly Omit<CellFault, "row">[];
}

/** Rows are read once, because a sheet of a thousand is read again with every key. */
const readings = memoPerKey((game: Game) => memoPerKey((row: Row) => readAnew(game, row)));

/** What a row says of its card, sound or not. */
function cardIn(game: Game, { cells, standIn, sources }: Row): Readonly<Record<string, unknown>> {
  return Object.fromEntries([
    ...Object.entries(cells)
      .map(([column, cell]): [string, unknown] => [column, valueOfCell(game, column, cell)])
      .filter(([, value]) => value !== undefined),
    ...(standIn.length > 0 ? [["standIn", standIn]] : []),
    ...(Object.keys(sources).length > 0 ? [["sources", sources]] : []),
  ]);
}

/** The sheet as a card-set file, with all its rows: what is faulty is carried along, and named where it is read. */
export function fileOf(game: Game, sheet: Sheet): SetFile {
  const { id, name, source, rows } = sheet;
  const cards = rows.filter((row) => !isBlank(row)).map((row) => cardIn(game, row));
  return { game: game.id, set: { id, name, official: false, source }, cards };
}

function readAnew(game: Game, row: Row): RowReading {
  const card = cardIn(game, row);
  const file = { game: game.id, set: { id: "row", name: "row" }, cards: [card] };
  // Each cell that is wrong has its own fault.
  const checked = checkCardSet(game, file, Number.POSITIVE_INFINITY);
  if (checked.ok) return { ...(checked.set.cards[0] ? { card: checked.set.cards[0] } : {}), faults: [] };
  return { faults: checked.faults.map(({ at, wrong, message }) => ({ column: columnAt(at), wrong, message })) };
}

/** "cards[0].hits.kinds[0]" is in the column “hits”. */
function columnAt(at: string): string {
  return /^cards\[0\]\.(\w+)/.exec(at)?.[1] ?? "";
}

/** The cards of a sheet, and what is wrong with the others. Blank rows are left out. */
export function readSheet(game: Game, sheet: Sheet): SheetReading {
  const cards: Card[] = [];
  const faults: CellFault[] = [];
  const seen = new Map<string, number>();
  for (const [at, row] of sheet.rows.entries()) {
    if (isBlank(row)) continue;
    const { card, faults: own } = readings(game)(row);
    for (const fault of own) faults.push({ row: at, ...fault });
    if (!card) continue;
    const key = sameCard(game, card);
    const first = seen.get(key);
    if (first !== undefined) {
      const { wrong, message } = setFault(game, "", { is: "twice", name: card.name, first: `row ${first + 1}` });
      faults.push({ row: at, column: "name", wrong, message });
      continue;
    }
    seen.set(key, at);
    cards.push(card);
  }
  const { id, name, source } = sheet;
  return { set: { game: game.id, id, name, official: false, source, cards }, faults };
}
