// Arranging Your Fleet (p.5): whether during setup or during play, the ship of the highest VP is the flagship.
import { type SpurTable, TOKEN } from "./table.ts";

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
  const old = flagshipOf(table, rows);
  if (old >= 0) {
    table.move(old, table.zoneOf(card));
    table.setToken(old, TOKEN.column, table.token(card, TOKEN.column));
  }
  table.move(card, behind(rows));
  table.say(() => `${table.label(card)} is the flagship.`);
}

/** Makes a ship the flagship that is worth more than the present one. */
export function promote(table: SpurTable, rows: readonly number[]): void {
  let best = flagshipOf(table, rows);
  for (const row of rows) {
    for (const id of table.in(row)) if (best < 0 || vpOf(table, id) > vpOf(table, best)) best = id;
  }
  if (best >= 0 && best !== flagshipOf(table, rows)) makeFlagship(table, best, rows);
}
