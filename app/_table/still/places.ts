import { lineWidth, widthsOf } from "../state/packing.ts";
import { type PlacedZone, rowHeights } from "../state/table-plan.ts";
import type { MomentInPlay } from "./moment.ts";

type Drawn = Pick<MomentInPlay, "board" | "plan">;

/** The rules of style that put each zone of a table in its place, and say how many cards it has room for. */
export function rulesFor({ board, plan }: Drawn): string {
  const rows = rowHeights(plan, (zone) => board.get(zone)?.count ?? 0).map((height) =>
    height === 0 ? "0" : `minmax(1.5rem,${Math.round(height * 100)}fr)`,
  );
  const grid = `[data-in-play]{grid-template:${rows.join(" ")}/repeat(${plan.columns},minmax(0,1fr))}`;
  const wells = plan.wells.map((place) => rule(board, place, 1));
  const strips = plan.strips.flatMap(({ column, span, zones }) => [
    `[data-strip="${column}"]{grid-column:${column}/span ${span}}`,
    ...zones.map((place) => rule(board, place, column)),
  ]);
  return [grid, ...wells, ...strips].join("\n");
}

/** The rule for a zone of the board, or of the strip that begins at a column. */
function rule(board: Drawn["board"], { zone, id, area, slot }: PlacedZone, from: number): string {
  if (area.as !== "row") return "";
  const widths = widthsOf(board.get(zone)?.cards ?? []);
  const [one, two] = [lineWidth(widths, 1), lineWidth(widths, 2)].map((width) => Math.round(width * 100) / 100);
  const column = area.column + slot * (area.step ?? 0) - from + 1;
  return `[data-at="${id}"]{grid-area:${area.row}/${column}/span ${area.rows ?? 1}/span ${area.span};--in-one:${one};--in-two:${two}}`;
}
