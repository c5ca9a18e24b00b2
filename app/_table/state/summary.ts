import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { History } from "../../../lib/core/table/replay.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import type { Session } from "./session.ts";

/** How a game went. */
export interface Summary {
  readonly turns: number;
  /** The name of the number that tells how a game went, and its value at the end of each turn. */
  readonly measure: string;
  readonly curve: readonly { readonly turn: number; readonly value: number }[];
  /** The names of the cards that were drawn and never left the hand, with their counts. */
  readonly held: readonly (readonly [name: string, count: number])[];
}

/** Plays the moves again and looks at the table after each of them. */
export function summaryOf({ dealer, start }: Session, { moves, at }: History): Summary {
  const { counters, measure } = dealer.goldfish;
  const measured = counters.findIndex(({ id }) => id === measure);
  const table = dealer.open(start, false);
  const byTurn = new Map<number, number>();
  for (const move of moves.slice(0, at)) {
    if (dealer.play(table, move) !== undefined) break;
    if (table.turn > 0) byTurn.set(table.turn, table.get(measured));
  }
  return {
    turns: table.turn,
    measure: counters[measured]?.name ?? measure,
    curve: [...byTurn].map(([turn, value]) => ({ turn, value })),
    held: heldIn(dealer, table),
  };
}

function heldIn({ goldfish: { areas } }: Dealer, table: Table): Summary["held"] {
  const hands = areas.filter(({ as }) => as === "fan").flatMap(({ zone }) => table.in(table.zone(zone)));
  return [...Map.groupBy(hands, (card) => table.label(card))].map(([name, cards]) => [name, cards.length]);
}
