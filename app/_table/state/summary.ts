import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { History } from "../../../lib/core/table/replay.ts";
import type { Score } from "../../../lib/core/table/result.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import type { Session } from "./session.ts";

/** How a game went. */
export interface Summary {
  /** The result in a sentence. */
  readonly says: string;
  /** What the rulebook counts, at the end of each turn. */
  readonly curve: readonly Score[];
  /** The names of the cards that were drawn and never left the hand, with their counts. */
  readonly held: readonly (readonly [name: string, count: number])[];
}

/** Plays the moves again and notes the score at the end of each turn. */
export function summaryOf({ dealer, start }: Session, { moves, at }: History): Summary {
  const table = dealer.open(start, false);
  const curve: Score[] = [];
  table.turnEnds = (score) => curve.push(score);
  for (const move of moves.slice(0, at)) if (dealer.play(table, move) !== undefined) break;
  return {
    says: dealer.result(table)?.says ?? "",
    curve: [...curve, dealer.goldfish.score(table)],
    held: heldIn(dealer, table),
  };
}

function heldIn({ goldfish: { areas } }: Dealer, table: Table): Summary["held"] {
  const hands = areas.filter(({ as }) => as === "fan").flatMap(({ zone }) => table.in(table.zone(zone)));
  return [...Map.groupBy(hands, (card) => table.label(card))].map(([name, cards]) => [name, cards.length]);
}
