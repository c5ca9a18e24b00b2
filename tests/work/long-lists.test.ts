// Apart from the lists that are looked for at random: in a process that works for long, the engine now and then loses its
// counts of a piece of code, and a cost that is compared with another must not.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { recognise } from "../../lib/deck/list/recognise.ts";
import { games } from "../../lib/games/index.ts";
import { stepsOf } from "./steps.ts";

const pools = new Map(games.map((game) => [game.id, builtInPool(game)]));

describe("reading a list costs as much as it is long", () => {
  test.each([
    ["numbers of items", "1) "],
    ["numbers of items before letters that fold to eighteen", "1) \ufdfa"],
    ["category marks that never close", " [a"],
    ["braces", " {a"],
    ["counts", "1,111 "],
    ["headings", "= "],
    ["brackets behind a name", "a (1) "],
    ["house rules", "House: a,b,c "],
    ["letters that fold", "각é"],
  ])("%s", (_, piece) => {
    const list = (times: number) => Array.from({ length: 100 }, (_, i) => `${piece.repeat(times)}${i}`).join("\n");
    const cost = (times: number) =>
      stepsOf(() => recognise(games, (game) => pools.get(game.id) ?? builtInPool(game), list(times)));
    cost(10);
    const [short, long] = [cost(10), cost(40)];
    expect(long).toBeLessThan(short * 4 * 1.5);
  });
});
