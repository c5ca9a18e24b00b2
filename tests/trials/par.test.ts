import { expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { parOf } from "../../lib/trials/par.ts";
import { tableOf } from "../table/games.ts";

test.each(games)(
  "$name: par is no worse than either pilot, and each line plays again to what it says",
  async (game) => {
    const { dealer, start } = await tableOf(game);
    for (const at of [0, 1]) {
      const begun = start("par", at);
      const par = parOf(dealer, { start: begun, turns: 2, rolls: 2 });
      expect(par.open.worth).toBeGreaterThanOrEqual(Math.max(par.plain.worth, par.thinking.worth));
      for (const { moves, score, how } of Object.values(par)) {
        const table = dealer.open(begun, false);
        for (const move of moves) expect(dealer.play(table, move)).toBeUndefined();
        expect(dealer.goldfish.score(table)).toEqual(score);
        expect(dealer.result(table)?.how ?? "open").toBe(how);
      }
    }
  },
);
