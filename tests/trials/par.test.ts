import { expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import type { Dealer } from "../../lib/core/table/dealer.ts";
import type { Move } from "../../lib/core/table/move.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { playedToHand } from "../../lib/core/table/to-hand.ts";
import { games } from "../../lib/games/index.ts";
import { worthAt } from "../../lib/pilots/thinking.ts";
import { bestFrom, parOf } from "../../lib/trials/par.ts";
import { movesIn } from "../../lib/trials/trial.ts";
import { USUAL } from "../../lib/trials/trial-text.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";

test.each(games)(
  "$name: par is no worse than either pilot, and each line plays again to what it says",
  async (game) => {
    const { dealer, start } = await tableOf(game);
    for (const at of [0, 1]) {
      const begun = start("par", at);
      const par = parOf(dealer, { start: begun, turns: 2, rolls: 2 });
      expect(par.open.worth).toBeGreaterThanOrEqual(Math.max(par.plain.worth, par.thinking.worth));
      const { plain, thinking, open } = par;
      for (const { moves, score, how } of [plain, thinking, open]) {
        const table = dealer.open(begun, false);
        for (const move of moves) expect(dealer.play(table, move)).toBeUndefined();
        expect(dealer.goldfish.score(table)).toEqual(score);
        expect(dealer.result(table)?.how ?? "open").toBe(how);
      }
    }
  },
);

test.each(games)("$name: par is no worse than the game of a player, and begins with what was settled", async (game) => {
  const { dealer, start } = await tableOf(game);
  const begun = start("par by hand");
  const { moves: before } = playedToHand(dealer, begun);
  const table = dealer.open(begun, false);
  for (const move of before) dealer.play(table, move);
  const own: Move[] = [...before];
  while (!dealer.isOver(table) && table.turn <= 2) {
    const move = dealer.advise(table)?.move ?? { do: "pass" };
    dealer.play(table, move);
    own.push(move);
  }
  const par = parOf(dealer, { start: begun, before, own: { moves: own, at: own.length }, turns: 2, rolls: 1 });
  expect(par.own?.moves).toEqual(own);
  expect(par.open.worth).toBeGreaterThanOrEqual(par.own?.worth ?? 0);
  for (const { moves } of [par.plain, par.thinking, par.open]) expect(moves.slice(0, before.length)).toEqual(before);
});

/** The best that a table can come to, by trying everything in the plainest way. Undefined if that is too much. */
function brute(dealer: Dealer, table: Table, turns: number, budget: { left: number }): number | undefined {
  if (dealer.isOver(table) || table.turn > turns) return worthAt(dealer, table, turns + 1);
  let best = Number.NEGATIVE_INFINITY;
  const own = dealer.moves(table).filter((move) => !dealer.isForPerson(table, move));
  for (const move of own.length > 0 ? own : [dealer.advise(table)?.move ?? { do: "pass" }]) {
    if (--budget.left < 0) return undefined;
    const next = table.copy();
    expect(dealer.play(next, move)).toBeUndefined();
    const after = brute(dealer, next, turns, budget);
    if (after === undefined) return undefined;
    best = Math.max(best, after);
  }
  return best;
}

test.each(games)("$name: where every way to play on is tried, nobody can do better", async (game) => {
  const { dealer, start } = await tableOf(game);
  const dice = Dice.of(`small positions of ${game.id}`);
  const { numRuns } = runs(8, 20);
  let small = 0;
  for (let deal = 0; small < numRuns && deal < 1_000; deal++) {
    const begun = start(`small ${deal}`, deal);
    const turns = 1 + dice.below(5);
    const table = dealer.open(begun, false);
    const moves = movesIn(dealer, table, { ...USUAL, turns });
    const line = [];
    for (const move of moves) {
      line.push(table.copy());
      dealer.play(table, move);
    }
    // A moment shortly before the last turn ends.
    const at = line[line.length - 1 - dice.below(Math.min(12, line.length))];
    const best = at && brute(dealer, at, turns, { left: 600 });
    if (!at || best === undefined || at.turn === 0) continue;
    small++;
    expect(bestFrom(dealer, { turns }, at, 600)?.worth).toBe(best);
  }
  expect(small).toBe(numRuns);
});

// The thread of a browser holds fewer calls than Node: there the search of 4,000 moves in a row already failed.
test.each(games)("$name: a way to play that goes on and on is given up", async (game) => {
  const { dealer, start } = await tableOf(game);
  const table = dealer.open(start("on and on"), false);
  while (!dealer.isOver(table) && table.turn < 3) dealer.play(table, dealer.advise(table)?.move ?? { do: "pass" });
  expect(bestFrom(dealer, { turns: 60 }, table, 20_000)).toBeUndefined();
});
