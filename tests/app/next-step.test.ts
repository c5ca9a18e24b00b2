import { expect, test } from "vitest";
import { NEXT } from "../../app/_table/input/commands.ts";
import { nextStepOf } from "../../app/_table/state/next-step.ts";
import { Session } from "../../app/_table/state/session.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

/** Goes on by the button, and looks where that led. */
function expectWayOn(session: Session): void {
  const { dealer, view } = session;
  const { turn, stack } = view.table;
  const isOwn = stack.length === 1;
  const step = nextStepOf(dealer, view.table);
  NEXT.run({ session }, "");
  const after = session.view.table;
  // The strip of phases is what a player compares the button with.
  if (step.where !== undefined) expect(dealer.phases(after).now.name).toBe(step.where);
  if (step.what === "Next phase" && isOwn && after.turn === turn && after.stack.length === 1)
    expect(session.view.moves()).not.toEqual([{ do: "pass" }]);
  expect(after.turn).toBeLessThanOrEqual(turn + 1);
}

test.each(games)("$name: the way on leads to where it says, and to a choice", async (game) => {
  const { dealer, start } = await tableOf(game);
  let passed = 0;
  for (let deal = 0; deal < 4; deal++) {
    const session = new Session(dealer, start(`way on ${deal}`, deal));
    for (let steps = 0; steps < 120 && !dealer.isOver(session.view.table); steps++) {
      const isPass = dealer.advise(session.view.table)?.move.do === "pass";
      if (isPass && NEXT.when?.({ session }, "") === undefined) {
        expectWayOn(session);
        passed++;
      } else session.auto("step");
    }
  }
  expect(passed).toBeGreaterThan(3);
});
