import { expect, test } from "vitest";
import { Session } from "../../app/_table/state/session.ts";
import { summaryOf } from "../../app/_table/state/summary.ts";
import { leadOf } from "../../lib/core/table/result.ts";
import { games } from "../every-game.ts";
import { tableOf } from "../table/games.ts";

const MOST_MOVES = 3_000;

test.each(games)(
  "$name: the curve has the score of each turn at its end, and the end is said in words",
  async (game) => {
    const { dealer, start } = await tableOf(game);
    for (const seed of ["curve", "curve 2", "curve 3", "curve 4"]) {
      const session = new Session(dealer, start(seed));
      const table = dealer.open(start(seed), false);
      const { moves } = session.view.history;
      // The last score that is seen in a turn before a move into the next one is not yet that of its end, so the counters
      // are looked at where the turn ends.
      const ends: number[] = [];
      table.turnEnds = () => ends.push(dealer.goldfish.score(table).own);
      for (const move of moves) dealer.play(table, move);
      const all = [...moves];
      for (let n = 0; n < MOST_MOVES && !dealer.isOver(table); n++) {
        const { move } = dealer.advise(table) ?? { move: { do: "pass" } };
        dealer.play(table, move);
        all.push(move);
      }
      const { curve, says, how, turning, last } = summaryOf(session, { moves: all, at: all.length });
      expect(curve.map(({ own }) => own)).toEqual([...ends, dealer.goldfish.score(table).own]);
      expect(curve).toHaveLength(table.turn);
      if (dealer.isOver(table)) expect(says).toMatch(/^[A-Z].*\.$/);
      expect(how).toBe(dealer.result(table)?.how ?? "ended");
      // The sentence about the turns agrees with the numbers.
      const lead = Math.sign(leadOf(dealer.goldfish.score(table)));
      if (/ahead/.test(turning)) expect(lead).toBe(1);
      if (/behind/.test(turning)) expect(lead).toBe(-1);
      const wasSo = curve.slice(0, -1).some((score) => Math.sign(leadOf(score)) === lead);
      if (/in the last turn/.test(turning)) expect(/ (back|again) /.test(turning)).toBe(wasSo);
      expect(turning).toMatch(
        /^(You (were (ahead|behind)|took the lead|fell behind) |Level |Turn \d+ brought the most: \d+).*\.$/,
      );
      expect(session.cardCalled(last?.label ?? "")).toBeDefined();
    }
  },
);
