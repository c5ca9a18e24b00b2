import { expect, test } from "vitest";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../every-game.ts";

test("a game is found by its id or its name, whatever the case", () => {
  for (const game of games) {
    expect(gameNamed(games, game.id.toUpperCase())).toBe(game);
    expect(gameNamed(games, ` ${game.name.toLowerCase()}`)).toBe(game);
  }
  expect(gameNamed(games, "no such game")).toBeUndefined();
});
