import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pile } from "../../lib/core/judge/deck.ts";
import { checklist } from "../../lib/deck/checklist.ts";
import { games } from "../../lib/games/index.ts";
import { deckOfPool } from "../decks.ts";
import { runs } from "../runs.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "%s: what a rule finds is advice if and only if it is marked as advice",
  (_, game) => {
    const pool = builtInPool(game);
    fc.assert(
      fc.property(deckOfPool(pool, 12), (deck) => {
        for (const rule of game.rules) {
          const found = rule.check(new Pile(deck), { ...deck, pool });
          const strange = found.filter(({ severity }) => (severity === "advice") !== (rule.advice === true));
          expect([rule.id, strange]).toEqual([rule.id, []]);
        }
      }),
      runs(100, 3000),
    );
  },
);

test("checklists say of each game which of its lines are advice", () => {
  for (const game of games) {
    const marked = checklist(game).flatMap(({ id, advice }) => (advice ? [id] : []));
    expect(marked).toEqual(game.rules.flatMap(({ id, advice }) => (advice ? [id] : [])));
    expect(marked.length).toBeGreaterThan(0);
  }
});
