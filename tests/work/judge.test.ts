import { describe, expect, test } from "vitest";
import { place } from "../../lib/deck/place.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../every-game.ts";
import { again, runs } from "../runs.ts";
import { dearest } from "./climb.ts";
import { grown, mutated, someGenes } from "./hostile-sets.ts";
import { MOST_STEPS } from "./steps.ts";

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
