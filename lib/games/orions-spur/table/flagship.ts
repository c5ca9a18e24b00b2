// Arranging Your Fleet (p.5): during setup and during play, the ship with the highest VP is the flagship.
import { columnOf, enterRow, type SpurTable } from "./table.ts";

export function vpOf(table: SpurTable, id: number): number {
  return table.card(id).vp ?? 0;
}

function behind(rows: readonly number[]): number {
  return rows.at(-1) ?? -1;
}

/** The ship behind the rows of a fleet, or -1. */
export function flagshipOf(table: SpurTable, rows: readonly number[]): number {
  return table.first(behind(rows));
}

/** The new flagship changes places with the old one. */
export function makeFlagship(table: SpurTable, card: number, rows: readonly number[]): void {
  const place = behind(rows);
  const old = flagshipOf(table, rows);
  if (old >= 0 && table.zoneOf(card) !== place) enterRow(table, old, table.zoneOf(card), columnOf(table, card));
  table.move(card, place);
  // A list may put several ships behind the rows. The first of them is the flagship.
  for (const other of table.in(place).slice(0, -1)) table.move(other, place);
  table.say(() => `${table.label(card)} is the flagship.`);
}

/** Makes a ship the flagship if it is worth more than the present one. A ship with unknown VP is not known to be. */
export function promote(table: SpurTable, rows: readonly number[]): void {
  const present = flagshipOf(table, rows);
  if (present >= 0 && table.card(present).vp === undefined) return;
  let best = present;
  for (const row of rows) {
    for (const id of table.in(row)) if (best < 0 || vpOf(table, id) > vpOf(table, best)) best = id;
  }
  if (best >= 0 && best !== present) makeFlagship(table, best, rows);
}
