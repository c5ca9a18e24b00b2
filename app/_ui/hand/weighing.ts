import type { FirstHand } from "../../../lib/deck/first-hand.ts";
import { pileCards, type Scales, type Weighed, weighHand } from "../../../lib/odds/weigh.ts";
import type { Dealing } from "./dealing.ts";

/** What a hand of this deck is weighed by. */
export function scalesOf({ game, opening, dealer, start, pileOf }: Dealing, hand: FirstHand): Scales {
  return {
    game,
    opening,
    house: start.house,
    pile: pileCards(pileOf(hand)),
    size: hand.cards.length,
    served: (asks) => asks(dealer, start, hand.open),
  };
}

/** Weighs a hand for one of the questions of its game, or says why that cannot be done. */
export function weigh(dealing: Dealing, hand: FirstHand, question: number | "open"): Weighed | string {
  return weighHand(
    scalesOf(dealing, hand),
    hand.cards.map(({ label }) => label),
    question,
  );
}
