// What held a game up, as the engine knows it: why the cards in hand were not played.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Table } from "../core/table/table.ts";
import { counted } from "../core/words.ts";
import type { Asked } from "./goal.ts";
import type { Missed } from "./missed.ts";
import { movesIn, play, startOf, type Trial } from "./trial.ts";

/**
 * What held the first game that shows a cause up in the turn that decided, if its cards did: none in hand, or some that could
 * not be paid for or had no target. It is played again to that turn, which would take too long with a pilot that thinks.
 */
export function heldUp<C extends Card>(
  dealer: Dealer<C>,
  start: Start<C>,
  trial: Trial,
  { why, games: [at] }: Missed,
  asked: Asked,
): string | undefined {
  if (trial.rolls !== undefined || at === undefined) return undefined;
  const turn = decisive(why, asked);
  if (turn === undefined) return undefined;
  const table = dealer.open(startOf(start, trial, at), false);
  let most: Held | undefined;
  for (const move of movesIn(dealer, table, trial)) {
    if (table.turn > turn) break;
    if (table.turn === turn && table.side === 0 && move.do === "pass") {
      const held = heldAt(dealer, table);
      if (!most || held.cards > most.cards || (held.cards === most.cards && held.hand > most.hand)) most = held;
    }
    play(dealer, table, move);
  }
  if (!most || (most.hand > 0 && most.cards === 0)) return undefined;
  if (most.hand === 0) return `In turn ${turn} no card was in hand.`;
  return `In turn ${turn}, ${most.cards} of ${counted(most.hand, "card")} in hand could not be played. ${most.says}.`;
}

/** The turn that decided, if one did. */
function decisive(why: Missed["why"], { turn }: Asked): number | undefined {
  if (why.is === "behind") return why.turn;
  return why.is === "late" ? turn : undefined;
}

/** The cards in hand, and how many of them lack no more than their price or a target. */
interface Held {
  readonly hand: number;
  readonly cards: number;
  /** The first of them with what it lacks. */
  readonly says: string;
}

function heldAt<C extends Card>(dealer: Dealer<C>, table: Table<C>): Held {
  const hands = dealer.goldfish.areas.filter(({ as, side }) => as === "fan" && side === "mine");
  const hand = hands.flatMap(({ zone }) => table.in(table.zone(zone)));
  const held = hand.flatMap((card) => {
    const { lacks = [] } = dealer.closed(table, card)[0] ?? {};
    const isHeld = lacks.length > 0 && lacks.every(({ id, isPrice }) => isPrice || id === "place");
    return isHeld ? [`${table.label(card)} ${lacks.map(({ says }) => says).join(" and ")}`] : [];
  });
  return { hand: hand.length, cards: held.length, says: held[0] ?? "" };
}
