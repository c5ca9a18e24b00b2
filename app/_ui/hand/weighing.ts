import type { Ruled } from "../../../lib/core/table/move.ts";
import { redrawOf } from "../../../lib/core/table/opening.ts";
import type { FirstHand } from "../../../lib/deck/first-hand.ts";
import { decimalOf } from "../../../lib/odds/fraction.ts";
import {
  type OwnQuestions,
  pileCards,
  type Redrawn,
  type Scales,
  type Wanted,
  type Weighed,
  weighHand,
  weighRedrawn,
} from "../../../lib/odds/weigh.ts";
import type { Dealing } from "./dealing.ts";

/** A hand that was dealt with a seed, after some moves. */
export interface HandAfter {
  readonly seed: string;
  readonly moves: readonly Ruled[];
  readonly hand: FirstHand;
}

/** What was found of a hand. */
export interface OnScales {
  readonly found: Weighed | Redrawn;
  /** The move of the best redraw, and the cards that it is made with. None if it is made with the hand as a whole. */
  readonly best?: { readonly what: string; readonly cards: readonly number[] };
  /** The cards that had better go. None if the hand had better stay, or go as a whole. */
  readonly marked: readonly number[];
}

/** Weighs a hand against its best redraw, or says what a redraw came to, or why neither can be done. */
export function weigh(
  dealing: Dealing,
  { seed, moves, hand }: HandAfter,
  wanted: Wanted,
  own: OwnQuestions | undefined,
): OnScales | string {
  if (moves.length > 0) return afterwards(dealing, { seed, moves, hand }, wanted, own);
  const found = weighHand({ ...scalesOf(dealing, hand), own }, labelsOf(hand), wanted);
  if (typeof found === "string") return found;
  const { keep, redraw, away, isWhole } = found;
  const cards = isWhole ? [] : away.flatMap((place) => hand.cards[place]?.id ?? []);
  const what = redrawOf(dealing.opening, dealing.start.house)?.move ?? "";
  const isBetter = decimalOf(redraw) > decimalOf(keep);
  return { found, best: { what, cards }, marked: isBetter ? cards : [] };
}

function afterwards(
  dealing: Dealing,
  { seed, moves, hand }: HandAfter,
  wanted: Wanted,
  own: OwnQuestions | undefined,
): OnScales | string {
  const before = dealing.hand(seed);
  if (typeof before === "string") return before;
  const gone = before.cards.filter(({ id }) => moves.some(({ card }) => card === id)).map(({ label }) => label);
  const hands = { before: labelsOf(before), now: labelsOf(hand), gone };
  const found = weighRedrawn({ ...scalesOf(dealing, before), own }, hands, wanted);
  return typeof found === "string" ? found : { found, marked: [] };
}

/** What a hand of this deck is weighed by. */
function scalesOf({ game, opening, dealer, start, pileOf }: Dealing, hand: FirstHand): Scales {
  return {
    game,
    opening,
    house: start.house,
    pile: pileCards(pileOf(hand)),
    size: hand.cards.length,
    served: (asks) => asks(dealer, start, hand.open),
  };
}

function labelsOf({ cards }: FirstHand): readonly string[] {
  return cards.map(({ label }) => label);
}
