// Odds by trying every hand, as plainly as can be.
import type { Copies } from "../../lib/odds/atoms.ts";
import type { Demand, Question } from "../../lib/odds/question.ts";

export function cardsOf(pile: readonly Copies[]): readonly string[] {
  return pile.flatMap(({ label, count }) => Array.from({ length: count }, () => label));
}

/** Some cards, and those that are left. */
export interface Chosen {
  readonly of: readonly string[];
  readonly rest: readonly string[];
}

/** Every choice of so many cards, and what it leaves. */
export function chosen(cards: readonly string[], size: number): readonly Chosen[] {
  const [first, ...others] = cards;
  if (first === undefined || size === 0) return size === 0 ? [{ of: [], rest: cards }] : [];
  return [
    ...chosen(others, size - 1).map(({ of, rest }) => ({ of: [first, ...of], rest })),
    ...chosen(others, size).map(({ of, rest }) => ({ of, rest: [first, ...rest] })),
  ];
}

/** How many hands of each size a question says yes to. */
export function countedHands(pile: readonly Copies[], question: Question): readonly number[] {
  const cards = cardsOf(pile);
  const hands = Array.from({ length: cards.length + 1 }, () => 0);
  for (let chosen = 0; chosen < 2 ** cards.length; chosen++) {
    const hand = cards.filter((_, at) => chosen & (1 << at));
    if (isMet(question, hand)) hands[hand.length] = (hands[hand.length] ?? 0) + 1;
  }
  return hands;
}

export function isMet(question: Question, hand: readonly string[]): boolean {
  switch (question.is) {
    case "count": {
      const found = hand.filter((label) => question.group.has(label));
      const number = question.byName ? new Set(found).size : found.length;
      return number >= question.least && number <= question.most;
    }
    case "all":
      return question.of.every((part) => isMet(part, hand));
    case "any":
      return question.of.some((part) => isMet(part, hand));
    case "not":
      return !isMet(question.of, hand);
    case "apart":
      return isShared(question.demands, question.byName ? [...new Set(hand)] : hand);
  }
}

/** Whether every demand can take cards of its own, by trying every way to hand them out. */
function isShared(demands: readonly Demand[], cards: readonly string[]): boolean {
  const at = demands.findIndex(({ least }) => least > 0);
  const demand = demands[at];
  if (!demand) return true;
  const rest = demands.with(at, { ...demand, least: demand.least - 1 });
  return cards.some((label, place) => demand.group.has(label) && isShared(rest, cards.toSpliced(place, 1)));
}
