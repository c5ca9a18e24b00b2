import type { Range, Shown } from "../../../../lib/sheets/range.ts";

/** A cell, by what stays the same when rows come and go. */
export interface Place {
  readonly row: string;
  readonly column: string;
}

/** The cell that has the focus, and the one where the selection begins: mostly the same one. */
export interface Selection {
  readonly at: Place;
  readonly from: Place;
}

interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Where a cell stands. One that is not there any more is taken for the first. */
export function spotOf({ rows, columns }: Shown, { row, column }: Place): Spot {
  return {
    row: Math.max(
      0,
      rows.findIndex(({ id }) => id === row),
    ),
    column: Math.max(0, columns.indexOf(column)),
  };
}

export function placeAt({ rows, columns }: Shown, spot: Spot): Place {
  const inside = (n: number, length: number) => Math.min(Math.max(0, n), length - 1);
  return {
    row: rows[inside(spot.row, rows.length)]?.id ?? "",
    column: columns[inside(spot.column, columns.length)] ?? "name",
  };
}

export function only(at: Place): Selection {
  return { at, from: at };
}

export function rangeOf(shown: Shown, { at, from }: Selection): Range {
  const [a, b] = [spotOf(shown, at), spotOf(shown, from)];
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

/** The selection of a range, with the focus in its first cell. */
export function selectionOf(shown: Shown, { top, left, bottom, right }: Range): Selection {
  return {
    at: placeAt(shown, { row: top, column: left }),
    from: placeAt(shown, { row: bottom, column: right }),
  };
}

/** How many rows Page Up and Page Down go. */
const PAGE = 10;

/** By how many rows and columns a key goes, or to which end. */
const WAYS: Readonly<Record<string, (spot: Spot, last: Spot) => Spot>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  "Ctrl+Home": () => ({ row: 0, column: 0 }),
  "Ctrl+End": (_, last) => last,
  "Ctrl+ArrowUp": ({ column }) => ({ row: 0, column }),
  "Ctrl+ArrowDown": ({ column }, last) => ({ row: last.row, column }),
  "Ctrl+ArrowLeft": ({ row }) => ({ row, column: 0 }),
  "Ctrl+ArrowRight": ({ row }, last) => ({ row, column: last.column }),
};

export const WALK_KEYS = Object.keys(WAYS);

/** Where a key of `WALK_KEYS` leads. With Shift it takes the cells on its way into the selection. */
export function walked(shown: Shown, { at, from }: Selection, key: string): Selection {
  const isWidened = key.includes("Shift+");
  const last = { row: shown.rows.length - 1, column: shown.columns.length - 1 };
  const spot = WAYS[key.replace("Shift+", "")]?.(spotOf(shown, at), last);
  const to = spot ? placeAt(shown, spot) : at;
  return { at: to, from: isWidened ? from : to };
}
