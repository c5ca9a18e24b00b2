import { expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { headingsOf } from "../decks.ts";

/** Two hundred words take a minute to read. */
const A_MINUTE = 200;

export function introLaws(game: Game): void {
  test("says in a minute how the game plays, each step with its place in the rulebook", async () => {
    const { rulebook, parts } = headingsOf(game);
    const steps = await game.intro();
    for (const { title, says, cite } of steps) {
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(says).toMatch(/^[A-Z].*\.$/);
      expect(cite.rulebook).toBe(rulebook);
      expect(Object.keys(parts)).toContain(cite.part);
      expect(cite.page ?? null).toBe(parts[cite.part]);
    }
    const words = steps.flatMap(({ title, says }) => `${title} ${says}`.split(" "));
    expect(words.length).toBeLessThanOrEqual(A_MINUTE);
  });
}
