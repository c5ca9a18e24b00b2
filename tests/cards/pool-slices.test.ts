import { expect, test } from "vitest";
import { builtInPool, builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { games } from "../every-game.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "%s: a pool that is filled in slices is the same, and others are heard in between",
  async (_, game) => {
    let pauses = 0;
    const pause = async () => void pauses++;
    const [sets, codes] = [builtInSets(game), codesOf(game)];
    const pool = await Pool.inSlices(game, [...sets, many(game.id)], codes, pause);
    const atOnce = new Pool(game, [...sets, many(game.id)], codes);
    expect(pool.cards.map(({ label, code, set }) => [label, code, set])).toEqual(
      atOnce.cards.map(({ label, code, set }) => [label, code, set]),
    );
    expect(pool.find("Card 999")).toMatchObject({ label: "Card 999" });
    expect(pool.known.length).toBe(builtInPool(game).known.length + 1000);
    expect(pauses).toBeGreaterThan(7);
  },
);

function many(game: string) {
  const cards = Array.from({ length: 1000 }, (_, i) => ({ name: `Card ${i}` }));
  return { game, id: "many", name: "Many", official: false, source: "the test", cards };
}
