import { expect, test } from "vitest";
import { movedCards } from "../../app/_table/state/moved-cards.ts";
import { Session } from "../../app/_table/state/session.ts";
import type { BoardModel, CardModel } from "../../app/_table/state/view-model.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

function withBelow(cards: readonly CardModel[]): readonly CardModel[] {
  return cards.flatMap((card) => [card, ...withBelow(card.below)]);
}

/** The zone of every card that the board shows. */
function zonesIn(board: BoardModel): ReadonlyMap<number, number> {
  return new Map([...board].flatMap(([zone, { cards }]) => withBelow(cards).map(({ id }) => [id, zone] as const)));
}

test.each(games)("cards of $name that moved are those whose zone is another one, forwards and back", async (game) => {
  const { dealer, start } = await tableOf(game);
  const session = new Session(dealer, start("flights"));
  const look = (change: () => void) => {
    const before = session.view.board;
    change();
    const { board } = session.view;
    const moved = movedCards(before, board);
    const [was, is] = [zonesIn(before), zonesIn(board)];
    for (const { id, from, to } of moved) {
      expect(from).not.toBe(to);
      if (was.has(id)) expect(from).toBe(was.get(id));
      // Cards that nobody had seen came from where cards are missing now.
      else if (is.has(id)) expect(before.get(from)?.count).toBeGreaterThan(board.get(from)?.count ?? 0);
    }
    const ids = new Set(moved.map(({ id }) => id));
    for (const [id, zone] of is) if (was.has(id) && was.get(id) !== zone) expect(ids).toContain(id);
    return moved.length;
  };
  let flights = 0;
  for (let step = 0; step < 40 && !dealer.isOver(session.view.table); step++) {
    flights += look(() => session.auto("step"));
    if (step % 5 === 4) flights += look(() => session.goTo(session.view.history.at - 1));
    expect(look(() => session.tell("nothing"))).toBe(0);
  }
  expect(flights).toBeGreaterThan(3);
});
