// Laws about the list of games. Laws about a single game are in laws.ts.

import { expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { fold } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";

test("no two sample decks have one name", () => {
  const decks = games.flatMap((game) =>
    samplesOf(game).map(({ id, name }) => ({ deck: `${name} (${game.id}/${id})`, names: [fold(id), fold(name)] })),
  );
  const pairs = decks.flatMap(({ deck, names }, i) =>
    decks
      .slice(i + 1)
      .filter((other) => other.names.some((name) => names.includes(name)))
      .map((other) => [deck, other.deck]),
  );
  expect(pairs).toEqual([]);
});
