// Cards that come into a set which has some of them already.
import { valueOfCell } from "../cards/cells.ts";
import { sameCard } from "../contract/card-set.ts";
import type { Game } from "../core/game.ts";
import type { Intake } from "./intake.ts";
import type { Difference } from "./overlaps.ts";
import { cellColumns, isBlank, type Row, type Sheet } from "./sheet.ts";

/** What is done with a card that is there already. */
export type WhenThere = "update" | "keep" | "add";

/** A card that a set has already, and how what comes in differs from it: `below` is the set's, `above` comes in. */
export interface CardThere {
  readonly row: Row;
  readonly there: Row;
  readonly differences: readonly Difference[];
}

export interface Coming {
  readonly fresh: readonly Row[];
  readonly there: readonly CardThere[];
  /** How many cards are in the set already, with all that comes in about them. */
  readonly same: number;
}

/** Which of the cards that come in are new to a sheet, and which differ from what it says. */
export function coming(game: Game, sheet: Sheet, { rows, kind }: Pick<Intake, "rows" | "kind">): Coming {
  const known = new Map<string, Row>();
  for (const row of sheet.rows) if (!isBlank(row) && !known.has(keyOf(game, row))) known.set(keyOf(game, row), row);
  const guessed = new Set(kind?.rows);
  const fresh: Row[] = [];
  const met: CardThere[] = [];
  let same = 0;
  for (const row of rows) {
    const there = known.get(keyOf(game, row));
    if (!there) {
      fresh.push(row);
      continue;
    }
    // A kind that was only guessed says nothing about a card that has one.
    const differences = differing(game, there, row).filter(
      ({ column }) => column !== game.kind || !guessed.has(row.id),
    );
    if (differences.length === 0) same++;
    else met.push({ row, there, differences });
  }
  return { fresh, there: met, same };
}

/** The sheet with the cards that come in. What it says about them stays where nothing else comes in. */
export function withComing(sheet: Sheet, { fresh, there }: Coming, choiceFor: (card: CardThere) => WhenThere): Sheet {
  const updated = new Map<string, Row>();
  const added: Row[] = [...fresh];
  for (const card of there) {
    const choice = choiceFor(card);
    if (choice === "add") added.push(card.row);
    if (choice === "update") updated.set(card.there.id, updatedRow(updated.get(card.there.id) ?? card.there, card));
  }
  return { ...sheet, rows: [...sheet.rows.map((row) => updated.get(row.id) ?? row), ...added] };
}

function keyOf(game: Game, { cells }: Row): string {
  const { numbered } = game;
  const number = numbered === undefined ? {} : { [numbered]: valueOfCell(game, numbered, cells[numbered] ?? "") };
  return sameCard(game, { name: String(valueOfCell(game, "name", cells.name ?? "") ?? ""), ...number });
}

function differing(game: Game, there: Row, row: Row): readonly Difference[] {
  return cellColumns(game).flatMap((column) => {
    const [below, above] = [there.cells[column] ?? "", row.cells[column] ?? ""];
    return column === "name" || above === "" || above.trim() === below.trim() ? [] : [{ column, below, above }];
  });
}

function updatedRow(there: Row, { row, differences }: CardThere): Row {
  const changed = new Set(differences.map(({ column }) => column));
  const cells = Object.fromEntries(differences.map(({ column, above }) => [column, above]));
  const kept = Object.entries(there.sources).filter(([column]) => !changed.has(column));
  const sources = Object.entries(row.sources).filter(([column]) => changed.has(column));
  return {
    ...there,
    cells: { ...there.cells, ...cells },
    sources: Object.fromEntries([...kept, ...sources]),
    standIn: [
      ...there.standIn.filter((column) => !changed.has(column)),
      ...row.standIn.filter((column) => changed.has(column)),
    ],
  };
}
