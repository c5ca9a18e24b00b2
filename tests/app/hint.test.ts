// A hint lights one move and says why. The first decision has its odds instead.
import { expect, test } from "vitest";
import { HINT } from "../../app/_table/input/commands.ts";
import { handToWeigh } from "../../app/_table/state/hand-to-weigh.ts";
import { Session } from "../../app/_table/state/session.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

test.each(games)("$name: a hint lights the move that is played next, until the next press", async (game) => {
  const { dealer, start } = await tableOf(game);
  const session = new Session(dealer, start("hint"));
  let lit = 0;
  for (let steps = 0; steps < 60 && !dealer.isOver(session.view.table); steps++) {
    if (handToWeigh(session)) expect(HINT.when?.({ session }, "h")).toBe("The brighter button is the better one.");
    else {
      const { at } = session.view.history;
      HINT.run({ session }, "h");
      const { hinted, said, board, selected, history } = session.view;
      expect(history.at).toBe(at);
      expect(hinted).toEqual(dealer.advise(session.view.table)?.move);
      expect(selected).toBe(hinted?.card);
      expect(said).toMatch(/^\S.*: [A-Z].*\.$/s);
      const models = [...board.values()];
      if (hinted?.card !== undefined && models.some(({ cards }) => cards.some(({ id }) => id === hinted.card))) lit++;
      session.select(undefined);
      expect(session.view.hinted).toBeUndefined();
      expect([...session.view.board.values()].some(({ isHinted }) => isHinted)).toBe(false);
    }
    session.auto("step");
  }
  expect(lit).toBeGreaterThan(3);
  session.auto("end");
  if (dealer.isOver(session.view.table)) expect(HINT.when?.({ session }, "h")).toBe("The game is over.");
});
