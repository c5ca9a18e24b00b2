import { Budget } from "../core/budget.ts";
import { atomsOf, type Copies } from "./atoms.ts";
import { handsOf, Polynomials } from "./count.ts";
import { type Fraction, fractionOf } from "./fraction.ts";
import { MOST_APART, plainly, type Question } from "./question.ts";

/** The chance that a question is answered with yes, by how many cards of a shuffled pile are seen: from none to all. */
export type Odds =
  | { readonly ok: true; readonly cards: number; readonly bySeen: readonly Fraction[] }
  | { readonly ok: false; readonly why: string };

/** Chances of more cards than this do not fit into a number. */
const MOST_CARDS = 1000;

/** One or two seconds of work. */
const MOST_STEPS = 50_000_000;

/** Works out exact odds. They are refused rather than estimated if they would take too long. */
export function oddsOf(pile: readonly Copies[], question: Question, steps = MOST_STEPS): Odds {
  const cards = pile.reduce((sum, { count }) => sum + count, 0);
  if (cards > MOST_CARDS)
    return refused(`Exact odds need a deck of at most ${MOST_CARDS} cards, and this has ${cards}.`);
  const plain = plainly(question);
  if (!plain) return refused(`At most ${MOST_APART} groups can be asked for with different cards.`);
  const polynomials = new Polynomials(cards);
  const hands = handsOf(atomsOf(pile, plain), polynomials, new Budget(steps));
  if (hands === undefined)
    return refused("This question has too many groups that overlap for exact odds. Ask about fewer groups or cards.");
  const all = polynomials.all(cards);
  const bySeen = Array.from({ length: cards + 1 }, (_, seen) =>
    fractionOf(polynomials.at(hands, seen), polynomials.at(all, seen)),
  );
  return { ok: true, cards, bySeen };
}

function refused(why: string): Odds {
  return { ok: false, why };
}
