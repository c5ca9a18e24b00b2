import { deepEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { keepingNothing } from "../../lib/core/table/kept.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { randomGame } from "./random-game.ts";

export async function keptLaws(game: Game): Promise<void> {
  const open = await tableOf(game);
  const { goldfish } = open.dealer;
  const stats = goldfish.tokens.flatMap(({ stat = [] }) => stat);
  const seen = (table: Table) => ({
    state: stateOf(goldfish, table),
    numbers: stats.map((stat) => table.start.cards.map((_, card) => [table.sum(stat, card), table.said(stat, card)])),
    moves: open.dealer.moves(table),
    advice: open.dealer.advise(table)?.move,
    log: table.log?.length,
  });
  const gameOf = (seed: string) => {
    const told: string[] = [];
    let last: Table | undefined;
    randomGame(open, seed, (table) => {
      last = table;
      told.push(JSON.stringify(seen(table)));
    });
    return { told, log: last?.log };
  };

  test("what is kept is what would be made anew, and a game in which nothing is kept goes the same way", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (seed) => {
        const usual = gameOf(seed);
        const slow = keepingNothing(deepEqual, () => gameOf(seed));
        deepEqual(slow, usual);
      }),
      runs(10, 500),
    );
  });
}
