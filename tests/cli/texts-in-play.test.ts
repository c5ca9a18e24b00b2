// Which texts come to nothing when the autopilot plays with them.
import { expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { run } from "./run.ts";

interface Summary {
  readonly id: string;
  readonly texts: number;
  readonly left: { readonly why: string; readonly cards: readonly string[] };
  readonly never: readonly string[];
}

/** The autopilot leaves less than half of the texts of each set, and a player who tries them leaves none. */
test.each(games.map(({ id }) => id))("--play finds no text of %s that never comes to anything", async (game) => {
  const { out } = await run("cards", "--game", game, "--texts", "--summary", "--play");
  const sets: Summary[] = JSON.parse(out).sets;
  for (const { id, texts, left, never } of sets) {
    expect([id, never]).toEqual([id, []]);
    if (texts > 12) expect(left.cards.length, id).toBeLessThan(texts / 2);
    expect(left.why).toContain("when a player tries them");
  }
});

test("--play without a summary is refused", async () => {
  expect(await run("cards", "--game", "conquest-of-fates", "--texts", "--play")).toMatchObject({
    status: 2,
    err: expect.stringContaining("write --summary too"),
  });
});
