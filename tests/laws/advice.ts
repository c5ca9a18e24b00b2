import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { DeckSections } from "../../lib/core/judge/deck.ts";
import { checklist } from "../../lib/deck/verdict/checklist.ts";
import { deckOfPool } from "../decks.ts";
import { runs } from "../runs.ts";

export function adviceLaws(game: Game): void {
  test("what a rule finds is advice if and only if it is marked as advice", () => {
    const pool = builtInPool(game);
    fc.assert(
      fc.property(deckOfPool(pool, 12), (deck) => {
        for (const rule of game.rules) {
          const found = rule.check(new DeckSections(deck), { ...deck, pool });
          const strange = found.filter(({ severity }) => (severity === "advice") !== (rule.advice === true));
          expect(strange, rule.id).toEqual([]);
        }
      }),
      runs(100, 3000),
    );
  });

  test("its checklist says which of its lines are advice", () => {
    const marked = checklist(game).flatMap(({ id, advice }) => (advice ? [id] : []));
    expect(marked).toEqual(game.rules.flatMap(({ id, advice }) => (advice ? [id] : [])));
  });
}
