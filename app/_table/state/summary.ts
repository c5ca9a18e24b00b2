import type { Dealer } from "../../../lib/core/table/dealer.ts";
import { type History, scriptOf } from "../../../lib/core/table/replay.ts";
import { leadOf, type Result, type Score } from "../../../lib/core/table/result.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import type { Session } from "./session.ts";

/** How a game went. */
export interface Summary {
  readonly how: Result["how"];
  /** The result in a sentence. */
  readonly says: string;
  /** What the rulebook counts, at the end of each turn. */
  readonly curve: readonly Score[];
  /** The turn that mattered most, in a sentence. */
  readonly turning: string;
  /** The last card that was played, and the words of that move. */
  readonly last: { readonly label: string; readonly says: string } | undefined;
  /** The names of the cards in hand at the end, with their counts. The last card is not counted among its copies. */
  readonly held: readonly (readonly [name: string, count: number])[];
}

/** Plays the moves again and notes the score at the end of each turn. */
export function summaryOf({ dealer, start }: Session, history: History): Summary {
  const { table } = dealer.openAgain(start, false, scriptOf(history, 0));
  const scores: Score[] = [];
  let last: { readonly label: string; readonly says: string; readonly card: number } | undefined;
  table.turnEnds = (score) => scores.push(score);
  for (const [at, move] of history.moves.slice(0, history.at).entries()) {
    // A called phase is part of the move that called it, such as paying for a card.
    if ("do" in move && move.card !== undefined && table.stack.length === 1) {
      const { what, where } = dealer.says(table, move);
      last = { label: table.known(move.card), card: move.card, says: where ? `${what}: ${where}` : what };
    }
    if (dealer.play(table, move, scriptOf(history, at + 1)) !== undefined) break;
  }
  const { how = "ended", says = "" } = dealer.result(table) ?? {};
  const curve = [...scores, dealer.goldfish.score(table)];
  return { how, says, curve, turning: turningOf(curve), last, held: heldIn(dealer, table, last?.card) };
}

/** Since when somebody was ahead until the end, or alone the turn that brought most. */
function turningOf(curve: readonly Score[]): string {
  const final = curve.at(-1);
  if (final === undefined) return "";
  if (final.theirs !== undefined) {
    const side = Math.sign(leadOf(final));
    if (side === 0) return "Level at the end.";
    const since = curve.findLastIndex((score) => Math.sign(leadOf(score)) !== side) + 2;
    const word = side > 0 ? "ahead" : "behind";
    if (since === 1) return `You were ${word} from the first turn on.`;
    if (since < curve.length) return `You were ${word} from turn ${since} on.`;
    const isAgain = curve.slice(0, -1).some((score) => Math.sign(leadOf(score)) === side);
    if (side > 0) return `You took the lead ${isAgain ? "back " : ""}in the last turn.`;
    return `You fell behind ${isAgain ? "again " : ""}in the last turn.`;
  }
  const gains = curve.map(({ own }, at) => own - (curve[at - 1]?.own ?? 0));
  const most = Math.max(...gains);
  return most > 0 ? `Turn ${gains.indexOf(most) + 1} brought the most: ${most}.` : "";
}

function heldIn({ goldfish: { areas } }: Dealer, table: Table, last: number | undefined): Summary["held"] {
  const hands = areas.filter(({ as }) => as === "fan").flatMap(({ zone }) => table.in(table.zone(zone)));
  const others = hands.filter((card) => card !== last);
  return [...Map.groupBy(others, (card) => table.label(card))].map(([name, cards]) => [name, cards.length]);
}
