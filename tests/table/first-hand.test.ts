import { describe, expect, test } from "vitest";
import { FirstHands } from "../../lib/deck/first-hand.ts";
import { games } from "../every-game.ts";
import { tableOf } from "./games.ts";

const opened = async (game: (typeof games)[number], house: Readonly<Record<string, boolean>> = {}) => {
  const { dealer, start } = await tableOf(game);
  const of = (seed: string) => ({ ...start(seed), house });
  const hands = new FirstHands(dealer.goldfish, of(""));
  return {
    deal: (seed: string, moves = [] as { do: string; card?: number }[]) => {
      const hand = hands.dealt(of(seed), moves);
      if (typeof hand === "string") throw new Error(hand);
      return hand;
    },
    refused: (seed: string, moves: { do: string; card?: number }[]) => hands.dealt(of(seed), moves),
  };
};
const labels = ({ cards }: { readonly cards: readonly { readonly label: string }[] }) =>
  cards.map(({ label }) => label).join();

describe.each(games.map((game) => [game.id, game] as const))("the first hand of %s", (_, game) => {
  test("is the same for the same seed, and another one for another seed", async () => {
    const { deal } = await opened(game);
    const seeds = ["a", "b", "c", "d", "e", "f"];
    expect(deal("a")).toEqual(deal("a"));
    expect(deal("a").cards.length).toBeGreaterThan(2);
    expect(new Set(seeds.map((seed) => deal(seed).cards.length)).size).toBe(1);
    expect(new Set(seeds.map((seed) => labels(deal(seed)))).size).toBeGreaterThan(1);
  });

  test("is dealt by a phase of the setup, which the rulebook is cited for", async () => {
    const { setup } = await game.goldfish();
    const { rule } = (await opened(game)).deal("a");
    expect(setup.map(({ says, cite }) => ({ says, cite }))).toContainEqual(rule);
  });

  test("is as large after every choice that the rules allow, with other cards", async () => {
    const { deal, refused } = await opened(game);
    const hand = deal("a");
    const [first, second] = hand.cards;
    for (const { do: what, byCard } of hand.choices) {
      const moves = byCard
        ? [{ do: what, card: first?.id ?? -1 }, { do: what, card: second?.id ?? -1 }, { do: "pass" }]
        : [{ do: what }];
      const after = deal("a", moves);
      expect(after.cards).toHaveLength(hand.cards.length);
      expect(after.cards).not.toEqual(hand.cards);
      expect(after.choices).toEqual([]);
      expect(refused("a", [...moves, ...moves])).toMatch(/only in .*, and this is Dealt/);
    }
  });
});

test("games with a mulligan offer it, a house rule adds one, and games without offer nothing", async () => {
  const choices = async (id: string, house: Readonly<Record<string, boolean>> = {}) => {
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(id);
    return (await opened(game, house)).deal("a").choices.map((choice) => [choice.do, choice.byCard]);
  };
  expect(await choices("open-worlds")).toEqual([["adjust", true]]);
  expect(await choices("conquest-of-orion")).toEqual([["exchange", true]]);
  expect(await choices("conquest-of-fates")).toEqual([["mulligan", false]]);
  expect(await choices("shoulder-of-orion")).toEqual([]);
  expect(await choices("shoulder-of-orion", { redraw: true })).toEqual([["redraw", false]]);
  expect(await choices("orions-spur")).toEqual([]);
});
