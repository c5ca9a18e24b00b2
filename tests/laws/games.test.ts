// Laws about the list of games. Laws about a single game are in laws.ts.

import { expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { fold } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";

test("no two sample decks have one name", () => {
  const ids = games.flatMap((game) => samplesOf(game).flatMap(({ id, name }) => [fold(id), fold(name)]));
  expect(new Set(ids).size).toBe(ids.length);
});
