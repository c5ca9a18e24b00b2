import type { Game } from "../../../lib/core/game.ts";
import { openOn } from "../../../lib/deck/first-hand.ts";
import { pileOf } from "../../../lib/deck/view/odds.ts";
import { decimalOf, hundredthsOf } from "../../../lib/odds/fraction.ts";
import { pileCards, type Scales, type Wanted, type Weighed, weighHand, weighRedrawn } from "../../../lib/odds/weigh.ts";
import type { Session } from "./session.ts";

/** A first hand on the scales: how many of a hundred games reach what is asked of it, if it stays and if it goes. */
export interface OnScales {
  readonly weighed: Weighed;
  readonly keep: number;
  readonly redraw: number;
  /** Which of the two is better. None if they are equal. */
  readonly better: "keep" | "redraw" | undefined;
  /** The cards of the best redraw. */
  readonly going: readonly number[];
  /** What the redraw came to, in a sentence, once its cards are seen. */
  came(): string;
}

/** Weighs a first hand by what the deck holds and not by its order, or says why that cannot be done. */
export function weighAt(game: Game, session: Session, hand: readonly number[], question: Wanted): OnScales | string {
  const { dealer, start } = session;
  const { table } = session.view;
  const labels = hand.map((id) => table.label(id));
  const cards = hand.map((id, place) => ({ id, label: labels[place] ?? "" }));
  const open = openOn(table);
  const scales: Scales = {
    game,
    opening: dealer.goldfish.opening,
    house: start.house,
    pile: pileCards(pileOf(dealer.goldfish, start.cards, { cards })),
    size: hand.length,
    served: (asks) => asks(dealer, start, open),
  };
  const weighed = weighHand(scales, labels, question);
  if (typeof weighed === "string") return weighed;
  const { keep, redraw, away, isWhole, asked, questions } = weighed;
  const ahead = decimalOf(redraw) - decimalOf(keep);
  const hands = table.zoneOf(hand[0] ?? -1);
  const came = () => {
    const { table: after } = session.view;
    const gone = isWhole ? [] : away.map((place) => labels[place] ?? "");
    // The turn may have drawn more behind them.
    const now = after
      .in(hands)
      .slice(0, hand.length)
      .map((id) => after.label(id));
    const found = weighRedrawn(scales, { before: labels, now, gone }, asked);
    if (typeof found === "string") return "";
    const [expected, has] = [hundredthsOf(redraw), hundredthsOf(found.now)];
    return `${questions[asked]}: before you saw the cards ${expected} in 100, with them ${has}.`;
  };
  return {
    weighed,
    keep: hundredthsOf(keep),
    redraw: hundredthsOf(redraw),
    better: ahead === 0 ? undefined : ahead > 0 ? "redraw" : "keep",
    going: away.map((place) => hand[place] ?? -1),
    came,
  };
}
