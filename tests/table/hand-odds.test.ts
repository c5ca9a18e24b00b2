import { describe, expect, test } from "vitest";
import { FirstHands } from "../../lib/deck/first-hand.ts";
import { chanceOfAny, groupOdds, pileOf } from "../../lib/deck/view/odds.ts";
import { games } from "../every-game.ts";
import { tableOf } from "./games.ts";

test.each([
  // What tables of the hypergeometric distribution say.
  [3, 5, 40, 0.3376],
  [24, 5, 40, 0.9934],
  [1, 7, 40, 0.175],
  [0, 7, 40, 0],
  [40, 7, 40, 1],
  [1, 9, 5, 1],
])("of %i cards, one is among %i of %i", (copies, drawn, pile, chance) => {
  expect(chanceOfAny(copies, drawn, pile)).toBeCloseTo(chance, 4);
});

const HANDS = 200;

describe.each(games.map((game) => [game.id, game] as const))("the odds of %s", (_, game) => {
  test("are those of the hands that its setup deals", async () => {
    const { dealer, start } = await tableOf(game);
    const hands = new FirstHands(dealer.goldfish, start(""));
    const held = new Map<string, number>();
    let odds: ReturnType<typeof groupOdds> = [];
    for (let seed = 0; seed < HANDS; seed++) {
      const { cards } = start(String(seed));
      const hand = hands.dealt(start(String(seed)));
      if (typeof hand === "string") throw new Error(hand);
      odds = groupOdds(game, pileOf(dealer.goldfish, cards, hand), hand.cards.length);
      const own = hand.cards.flatMap(({ id }) => cards[id] ?? []);
      for (const { label } of groupOdds(game, own, 0)) held.set(label, (held.get(label) ?? 0) + 1);
    }
    expect(odds.length).toBeGreaterThan(0);
    for (const { label, chance } of odds) {
      // Four times the deviation that chance explains.
      const most = 4 * Math.sqrt((chance * (1 - chance)) / HANDS) + 1 / HANDS;
      expect(Math.abs((held.get(label) ?? 0) / HANDS - chance), label).toBeLessThan(most);
    }
  });
});
