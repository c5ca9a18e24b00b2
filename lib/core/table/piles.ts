// Cards that leave a zone, come on top of it, or are dealt anew.
import type { Dice } from "../random.ts";

/** These replace `splice` and `unshift`, which are slow for something that runs with every card that moves. */
export function takeOut(cards: number[], id: number): void {
  const last = cards.length - 1;
  for (let at = cards.indexOf(id); at < last; at++) cards[at] = cards[at + 1] as number;
  cards.pop();
}

export function putOnTop(cards: number[], id: number): void {
  cards.push(id);
  for (let at = cards.length - 1; at > 0; at--) cards[at] = cards[at - 1] as number;
  cards[0] = id;
}

/** Deals the cards of some piles that are not known anew among their places, and answers which pile each has come to. */
export function dealtAnew(
  piles: readonly number[][],
  isKnown: (card: number) => boolean,
  dice: Dice,
): readonly (readonly [card: number, pile: number])[] {
  const places = piles.flatMap((cards, pile) =>
    cards.flatMap((card, place) => (isKnown(card) ? [] : [{ card, pile, place }])),
  );
  // In the order of their numbers, so that nothing of their true order is left.
  const unknown = places.map(({ card }) => card).sort((a, b) => a - b);
  dice.shuffle(unknown);
  return places.map(({ card, pile, place }, at) => {
    const dealt = unknown[at] ?? card;
    const cards = piles[pile];
    if (cards) cards[place] = dealt;
    return [dealt, pile];
  });
}
