// Cards that leave a zone, come on top of it, or are dealt anew.
import { Dice } from "../random.ts";
import type { Start } from "./board.ts";

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

/** Deals the cards of some piles anew among their places, but for those that stay, and answers which pile each has come to. */
export function dealtAnew(
  piles: readonly number[][],
  stays: (card: number) => boolean,
  dice: Dice,
): readonly (readonly [card: number, pile: number])[] {
  const places = piles.flatMap((cards, pile) =>
    cards.flatMap((card, place) => (stays(card) ? [] : [{ card, pile, place }])),
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

interface Shuffling {
  readonly turn: number;
  readonly start: Pick<Start, "seed" | "beside">;
  readonly dice: Dice;
}

/**
 * Shuffles the cards of a zone. A deck beside another one is shuffled as that one was: what takes a place there comes in
 * the same order, by the same throws, and all else comes in between, anywhere, by dice of its own.
 */
export function shuffle(cards: number[], zone: string, { turn, start: { seed, beside }, dice }: Shuffling): void {
  // Once cards were drawn, the two go ways of their own.
  const isAsDealt = turn === 0 && cards.every((id, at) => at === 0 || id > (cards[at - 1] ?? id));
  if (!beside || !isAsDealt) {
    dice.shuffle(cards);
    return;
  }
  const byPlace = new Map(cards.map((id) => [beside.places[id] ?? -1, id]));
  byPlace.delete(-1);
  const left = beside.left.flatMap((one) => (one.zone === zone ? [one.place] : []));
  const order = [...byPlace.keys(), ...left].sort((a, b) => a - b);
  dice.shuffle(order);
  const both = order.flatMap((place) => byPlace.get(place) ?? []);
  const own = Dice.of(`${zone} ${seed}`);
  for (const id of cards) if ((beside.places[id] ?? -1) < 0) both.splice(own.below(both.length + 1), 0, id);
  cards.splice(0, cards.length, ...both);
}
