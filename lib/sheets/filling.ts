import { cellOf } from "../cards/cells.ts";
import { keyOf } from "../cards/pool.ts";
import type { Card } from "../core/card/card.ts";
import { fact } from "../core/card/fact.ts";
import type { Game } from "../core/game.ts";
import { emptyRow, type Row, type Sheet, withCell, withPlaceholder } from "./sheet.ts";

/** What nobody has stated about a card and its owner can read off it: unknown values and placeholders of its kind. */
export function openColumns(game: Game, card: Card): readonly string[] {
  const kind = fact(card, game.kind);
  const own = game.attributes.filter(
    ({ name, kinds, bounds }) => !bounds && (name === game.kind || !kinds || kinds.includes(String(kind))),
  );
  // What else a card of an unknown kind can have is not known before its kind is.
  const asked = kind === undefined ? own.filter(({ name }) => name === game.kind) : own;
  return [...asked.map(({ name }) => name), "text"].filter((column) => fact(card, column) === undefined);
}

/** A new sheet for the cards that somebody owns. */
export function ownedCards(game: Game): Sheet {
  return { game: game.id, id: "my-cards", name: `My ${game.name} cards`, source: "", rows: [] };
}

/** The sheet with more facts about a card, each with its source. What it said of other columns stays. */
export function filledIn(
  game: Game,
  sheet: Sheet,
  card: Card,
  cells: Readonly<Record<string, string>>,
  source: string,
  newId: () => string,
): Sheet {
  const there = sheet.rows.find((row) => rowIs(game, row, card));
  const begun = there ?? named(game, card, newId());
  const filled = Object.entries(cells).reduce((row, [column, cell]) => stated(row, column, cell, source), begun);
  const rows = there ? sheet.rows.map((row) => (row === there ? filled : row)) : [...sheet.rows, filled];
  return { ...sheet, rows };
}

/** A row that says which card it is about, and nothing else. */
function named(game: Game, card: Card, id: string): Row {
  const known = [game.kind, ...(game.numbered === undefined ? [] : [game.numbered])];
  return ["name", ...known.filter((column) => fact(card, column) !== undefined)].reduce(
    (row, column) => withCell(row, column, cellOf(game, column, Reflect.get(card, column))),
    emptyRow(id),
  );
}

function rowIs(game: Game, row: Row, card: Card): boolean {
  const asCard = { name: row.cells.name ?? "", ...(game.numbered ? { [game.numbered]: numberIn(game, row) } : {}) };
  return keyOf(game, asCard) === keyOf(game, card);
}

function numberIn(game: Game, row: Row): unknown {
  const cell = game.numbered === undefined ? undefined : row.cells[game.numbered];
  return cell === undefined || cell === "null" ? cell : Number(cell);
}

function stated(row: Row, column: string, cell: string, source: string): Row {
  const next = withPlaceholder(withCell(row, column, cell), column, false);
  return cell === "" || source === "" ? next : { ...next, sources: { ...next.sources, [column]: source } };
}
