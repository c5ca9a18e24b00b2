import type { Area, BoardArea, Goldfish } from "../../../lib/core/table/goldfish.ts";
import { isOpposed } from "../../../lib/core/table/seats.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** A zone and where it lies on the table. */
export interface PlacedZone<A extends Area = Area> {
  readonly zone: number;
  readonly id: string;
  readonly area: A;
  /** Which of the zone's slots it is, counted from 0. */
  readonly slot: number;
}

/** Zones with slots that lie one behind the other in the same columns, such as everything at one world. */
export interface Strip {
  readonly column: number;
  readonly span: number;
  readonly zones: readonly PlacedZone<BoardArea>[];
}

/** How the table is laid out: the board in its middle, and what lies beside it. */
export interface TablePlan {
  readonly all: readonly PlacedZone[];
  readonly strips: readonly Strip[];
  /** The zones of the board that are in no strip. */
  readonly wells: readonly PlacedZone<BoardArea>[];
  readonly piles: readonly PlacedZone[];
  readonly hands: readonly PlacedZone[];
  readonly rows: number;
  readonly columns: number;
  /** The first row below those of an enemy: the player's side of the line of battle. */
  readonly front: number;
}

export function tablePlanOf({ areas }: Pick<Goldfish, "areas">, table: Table): TablePlan {
  const all = areas.flatMap((area) => zonesIn(area, table));
  const board = all.filter(isOnBoard);
  const strips = stripsOf(board.filter(({ area }) => area.step !== undefined));
  return {
    all,
    strips,
    wells: board.filter(({ area }) => area.step === undefined),
    piles: all.filter(({ area }) => area.as === "pile"),
    hands: all.filter(({ area }) => area.as === "fan"),
    rows: Math.max(1, ...board.map(({ area: { row, rows = 1 } }) => row + rows - 1)),
    columns: Math.max(1, ...board.map(({ area, slot }) => area.column + slot * (area.step ?? 0) + area.span - 1)),
    front: Math.max(0, ...board.map(({ area: { side, row, rows = 1 } }) => (side === "enemy" ? row + rows : 0))),
  };
}

/** Whether the board has so many rows that it needs the height of a large hand. */
export function isTall({ rows }: TablePlan): boolean {
  return rows > 5;
}

/** The places that are shown now: while nobody is opposite, without the enemy's empty ones. */
export function shownPlan(plan: TablePlan, table: Table): TablePlan {
  return isOpposed(table.start) ? plan : alone(plan, (zone) => table.count(zone));
}

/**
 * What is shown while nobody is opposite: all but the enemy's empty zones. What lies before them in its row takes their
 * room.
 */
export function alone(plan: TablePlan, count: (zone: number) => number): TablePlan {
  const isShown = ({ area, zone }: PlacedZone) => area.side !== "enemy" || count(zone) > 0;
  if (plan.all.every(isShown)) return plan;
  const free = plan.wells.filter((well) => !isShown(well));
  const wells = plan.wells.filter(isShown).map((well) => widened(well, free));
  return { ...plan, all: plan.all.filter(isShown), wells };
}

function widened(well: PlacedZone<BoardArea>, free: readonly PlacedZone<BoardArea>[]): PlacedZone<BoardArea> {
  const { row, rows, column, span } = well.area;
  const next = free.find(({ area }) => area.row === row && area.rows === rows && area.column === column + span);
  return next ? widened({ ...well, area: { ...well.area, span: span + next.area.span } }, free) : well;
}

/** The rows and columns of the board, as its style says them. A row of empty zones is lower. */
export function gridOf({ all, rows, columns }: TablePlan, count: (zone: number) => number) {
  const board = all.filter(isOnBoard);
  const heights = Array.from({ length: rows }, (_, at) => {
    const here = board.filter(({ area }) => area.row === at + 1 && area.rows === undefined);
    const height = Math.max(0, ...here.map(({ area }) => area.height ?? 1)) * 10;
    const share = here.some(({ zone }) => count(zone) > 0) ? height : height * EMPTY;
    // Shares that add up to less than one would leave a part of the board free.
    return share === 0 ? "0" : `minmax(1.75rem, ${share}fr)`;
  });
  return { gridTemplateRows: heights.join(" "), gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
}

export function stripStyle({ column, span }: Strip) {
  return { gridColumn: `${column} / span ${span}` };
}

/** Where a zone lies on the board, or in its strip. */
export function placeOf({ area }: PlacedZone): { readonly gridRow?: string; readonly gridColumn?: string } {
  if (area.as !== "row") return {};
  const { row, rows = 1, column, span } = area;
  return { gridRow: `${row} / span ${rows}`, gridColumn: `${column} / span ${span}` };
}

/** How high a row of empty zones is, compared with one that holds cards. */
const EMPTY = 0.4;

function isOnBoard(place: PlacedZone): place is PlacedZone<BoardArea> {
  return place.area.as === "row";
}

function stripsOf(zones: readonly PlacedZone<BoardArea>[]): readonly Strip[] {
  const bySlot = Map.groupBy(zones, ({ slot }) => slot);
  return [...bySlot].map(([slot, own]) => {
    const first = Math.min(...own.map(({ area }) => area.column));
    const end = Math.max(...own.map(({ area }) => area.column + area.span));
    const step = Math.max(...own.map(({ area }) => area.step ?? 0));
    return { column: first + slot * step, span: end - first, zones: own };
  });
}

/** The zones of an area: one, or one per slot. */
function zonesIn(area: Area, table: Table): PlacedZone[] {
  const count = table.board.zones.find(({ id }) => id === area.zone)?.slots;
  const ids = count === undefined ? [area.zone] : Array.from({ length: count }, (_, k) => `${area.zone}:${k + 1}`);
  return ids.map((id, slot) => ({ zone: table.zone(id), id, area, slot }));
}
