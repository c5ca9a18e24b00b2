import { expect, test } from "vitest";
import { FirstHands } from "../../lib/deck/first-hand.ts";
import { games } from "../every-game.ts";
import { tableOf } from "./games.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "a first hand of %s is dealt from its deck",
  async (_, game) => {
    const { dealer, start } = await tableOf(game);
    const hands = new FirstHands(dealer.goldfish, start("1"));
    const dealt = (seed: string) => {
      const hand = hands.dealt(start(seed));
      if (typeof hand === "string") throw new Error(hand);
      return hand.cards.map(({ label }) => label);
    };
    const some = ["1", "2", "3", "4"].map(dealt);
    const deck = start("1").cards.map(({ label }) => label);
    for (const hand of some) {
      expect(hand.length).toBeGreaterThan(0);
      for (const card of hand)
        expect(hand.filter((one) => one === card).length, card).toBeLessThanOrEqual(
          deck.filter((one) => one === card).length,
        );
    }
    expect(dealt("1")).toEqual(some[0]);
    expect(new Set(some.map((hand) => hand.join())).size).toBeGreaterThan(1);
  },
);
