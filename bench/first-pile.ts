import { builtInPool, pilesOf } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import type { Start } from "../lib/core/table/board.ts";
import { deal } from "../lib/deck/deal.ts";
import { FirstHands } from "../lib/deck/first-hand.ts";
import { pileOf } from "../lib/deck/view/odds.ts";
import type { PileCard } from "../lib/odds/ask-odds.ts";
import { samples } from "./decks.ts";

/** The first sample deck of a game, what its first hand is drawn from, and how many cards that has. */
export interface FirstPile {
  readonly start: Start;
  readonly hands: FirstHands;
  readonly pile: readonly PileCard[];
  readonly hand: number;
}

export async function firstPile(game: Game): Promise<FirstPile> {
  const pool = builtInPool(game);
  const goldfish = await game.goldfish();
  const [deck] = samples(game);
  const start = deck && deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, "hands");
  if (start === undefined || typeof start === "string") throw new Error(start ?? `${game.name} has no sample`);
  const hands = new FirstHands(goldfish, start);
  const dealt = hands.dealt(start);
  if (typeof dealt === "string") throw new Error(dealt);
  const copies = Map.groupBy(pileOf(goldfish, start.cards, dealt), ({ label }) => label);
  const pile = pool.cards.flatMap((row) => {
    const count = copies.get(row.label)?.length;
    return count === undefined ? [] : [{ ...row, count }];
  });
  return { start, hands, pile, hand: dealt.cards.length };
}
