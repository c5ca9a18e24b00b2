import { placed } from "../../../lib/core/table/free-moves.ts";
import type { Area, Goldfish } from "../../../lib/core/table/goldfish.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** A zone and where it lies on the board. */
export interface BoardZone {
  readonly zone: number;
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  readonly style: { readonly gridRow: number; readonly gridColumn: string };
}

/** All zones, in the order in which phones show them. */
export function boardZonesOf({ areas }: Pick<Goldfish, "areas">, table: Table): readonly BoardZone[] {
  return [...areas].sort((a, b) => a.order - b.order).flatMap((area) => zonesIn(area, table));
}

/** The zones of an area: one, or one per slot. */
function zonesIn(area: Area, table: Table): BoardZone[] {
  const count = table.board.zones.find(({ id }) => id === area.zone)?.slots;
  const ids = count === undefined ? [area.zone] : Array.from({ length: count }, (_, k) => `${area.zone}:${k + 1}`);
  return ids.map((id, k) => {
    const zone = table.zone(id);
    const column = area.column + k * (area.step ?? area.span);
    const style = { gridRow: area.row, gridColumn: `${column} / span ${area.span}` };
    return { zone, id, name: placed(table, zone), area, style };
  });
}
