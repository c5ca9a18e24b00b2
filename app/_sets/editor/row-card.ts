import { labelOf } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faultSays } from "../../../lib/sheets/fault-words.ts";
import { type CellFault, isBlank, labelOfColumn, type Row, readSheet } from "../../../lib/sheets/sheet.ts";
import { artDataUrl } from "../../_client/art/data-url.ts";
import { drawHere } from "../../_client/art/own-art.ts";

export type RowCard = { readonly card: Card; readonly label: string } | { readonly why: string };

/** The card of a row, or why there is none to be drawn yet. */
export function cardOfRow(game: Game, row: Row, faults: readonly CellFault[]): RowCard {
  if (isBlank(row)) return { why: "Type a name and a kind, and the card is drawn here." };
  const { set } = readSheet(game, { game: game.id, id: "row", name: "row", source: "", rows: [row] });
  const [card] = set.cards;
  if (card) {
    drawHere([card], artDataUrl);
    return { card, label: labelOf(game, card) };
  }
  const [first] = faults;
  if (first === undefined) return { why: "The card is being read." };
  const where = first.column === "" ? "" : ` in “${labelOfColumn(game, first.column)}”`;
  return { why: `The card is drawn here once the fault${where} is mended. ${faultSays(game, first)}` };
}
