import { placed } from "../../../lib/core/table/free-moves.ts";
import type { Area, Goldfish } from "../../../lib/core/table/goldfish.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** Where a zone lies on the table. */
export interface Place {
  readonly zone: number;
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  readonly style: { readonly gridRow: number; readonly gridColumn: string };
}

/** The places of all zones, in the order of a phone. */
export function placesOf({ areas }: Pick<Goldfish, "areas">, table: Table): readonly Place[] {
  return [...areas].sort((a, b) => a.order - b.order).flatMap((area) => placesIn(area, table));
}

/** The places of an area: one, or one for each slot of its zone. */
function placesIn(area: Area, table: Table): Place[] {
  const count = table.board.zones.find(({ id }) => id === area.zone)?.slots;
  const ids = count === undefined ? [area.zone] : Array.from({ length: count }, (_, k) => `${area.zone}:${k + 1}`);
  return ids.map((id, k) => {
    const zone = table.zone(id);
    const column = area.column + k * (area.step ?? area.span);
    const style = { gridRow: area.row, gridColumn: `${column} / span ${area.span}` };
    return { zone, id, name: placed(table, zone), area, style };
  });
}
