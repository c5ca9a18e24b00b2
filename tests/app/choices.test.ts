import { expect, test } from "vitest";
import { choicesOf } from "../../app/_table/state/choices.ts";
import { Session } from "../../app/_table/state/session.ts";
import { games } from "../every-game.ts";
import { tableOf } from "../table/games.ts";

const STEPS = 60;

test("no two things that can be done are called the same, and each has a number of its own", async () => {
  let told = 0;
  for (const game of games) {
    const { dealer, start } = await tableOf(game);
    const session = new Session(dealer, start("choices"));
    for (let step = 0; step < STEPS && !dealer.isOver(session.view.table); step++) {
      const moves = session.view.moves();
      for (const card of new Set(moves.map((move) => move.card))) {
        session.select(card);
        const all = choicesOf(session, session.view).flatMap(({ group }) => group);
        const names = all.map(({ whole }) => whole);
        expect([...new Set(names)], game.id).toEqual(names);
        expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1));
        expect(all.filter(({ move }) => move.card === card || move.card === undefined)).toHaveLength(all.length);
        told += names.filter((name) => name.includes("(2nd, ")).length;
      }
      session.auto("step");
    }
  }
  expect(told).toBeGreaterThan(0);
});
