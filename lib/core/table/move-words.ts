import type { Card } from "../card/card.ts";
import type { Dealer } from "./dealer.ts";
import type { Ruled } from "./move.ts";
import type { Table } from "./table.ts";

/** A move in words: "Stage face down: City 12 → Koti". */
export function moveWords<C extends Card>(dealer: Dealer<C>, table: Table<C>, move: Ruled): string {
  const { what, where } = dealer.says(table, move);
  const cards = move.card === undefined ? [] : [table.known(move.card)];
  return [what, [...cards, ...(where ? [where] : [])].join(" → ")].filter(Boolean).join(": ");
}
