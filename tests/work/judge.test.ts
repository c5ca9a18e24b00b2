import { describe, expect, test } from "vitest";
import { place } from "../../lib/deck/place.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../every-game.ts";
import { again, runs } from "../runs.ts";
import { dearest } from "./climb.ts";
import { type Genes, grown, mutated, someGenes } from "./hostile-sets.ts";
import { MOST_STEPS, stepsOf } from "./steps.ts";

// A thousand lines of any imported cards, whatever facts are missing.
describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  test("no deck of any card set costs more steps than one request may", () => {
    const { numRuns: tries, seed } = runs(6, 3000);
    const { input, steps } = dearest({
      seed,
      tries,
      begin: (chance) => someGenes(game, chance),
      change: (genes, chance) => mutated(game, genes, chance),
      prepare: (genes) => {
        const { pool, deck, lines } = grown(game, genes);
        return () => JSON.stringify(report(games, pool, place(pool, deck, lines).deck));
      },
    });
    expect(steps, `${again(seed)}\n${steps} steps for ${JSON.stringify(input)}`).toBeLessThan(MOST_STEPS);
  });
});

/** Decks that once cost too much. */
const ONCE_TOO_DEAR: readonly (readonly [what: string, game: string, genes: Genes])[] = [
  // Each of 588 heroes asked all of them again.
  [
    "heroes alone, whose types are missing",
    "shoulder-of-orion",
    {
      seed: 1982024518,
      cards: 5000,
      families: 3,
      longNames: 0.1,
      facts: {
        type: { missing: 0.9, none: 0.9, values: 1 },
        factions: { missing: 0, none: 0.9, values: 1000 },
        subfaction: { missing: 0.02, none: 0, values: 2 },
        supertype: { missing: 0, none: 0.5, values: 1 },
        subtype: { missing: 0.5, none: 0, values: 3 },
        tier: { missing: 0.1, none: 0, values: 3 },
        cost: { missing: 0.5, none: 0.9, values: 2 },
        attack: { missing: 0.02, none: 0, values: 3 },
        health: { missing: 0, none: 0.9, values: 2 },
        transform: { missing: 0.5, none: 0.9, values: 1 },
        frontline: { missing: 0, none: 0.9, values: 10 },
      },
      lines: 600,
      sections: { heroes: 0.1, main: 0, sideboard: 0 },
      copies: 1,
      strange: 0.02,
      format: 0,
      house: 8,
    },
  ],
];

test.each(ONCE_TOO_DEAR)("%s", (_, id, genes) => {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  const { pool, deck, lines } = grown(game, genes);
  const steps = stepsOf(() => JSON.stringify(report(games, pool, place(pool, deck, lines).deck)));
  expect(steps).toBeLessThan(MOST_STEPS);
});
