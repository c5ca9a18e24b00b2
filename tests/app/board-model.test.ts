import { describe, expect, test } from "vitest";
import { heightsNow } from "../../app/_table/state/room.ts";
import { type GameView, Session } from "../../app/_table/state/session.ts";
import { type BoardModel, boardOf, type CardModel } from "../../app/_table/state/view-model.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

const STEPS = 60;

/** A game of the autopilot that selects a card before each step and takes every fifth one back. */
async function played(game: (typeof games)[number], look: (session: Session) => void): Promise<void> {
  const { dealer, start } = await tableOf(game);
  const session = new Session(dealer, start("board"));
  look(session);
  for (let step = 1; step <= STEPS && !dealer.isOver(session.view.table); step++) {
    session.select(session.view.moves().find(({ card }) => card !== undefined)?.card);
    look(session);
    session.auto("step");
    look(session);
    if (step % 5 > 0) continue;
    const { at } = session.view.history;
    session.goTo(at - 1);
    look(session);
    session.goTo(at);
    look(session);
  }
}

function cardsOf(board: BoardModel): readonly CardModel[] {
  return [...board.values()].flatMap(({ cards }) => cards.flatMap(withBelow));
}

function withBelow(card: CardModel): CardModel[] {
  return [card, ...card.below.flatMap(withBelow)];
}

describe.each(games)("$name at the table", (game) => {
  test("what is drawn after a step is what would be drawn of the table at first sight", async () => {
    await played(game, (session) => {
      const { board, moves, ...view } = session.view;
      expect(board()).toEqual(boardOf({ zones: session.plan.all, ...view }, new Map(), moves()));
    });
  });

  test("before it is asked what can be done, cards lie where they lie and look as they did", async () => {
    let before: BoardModel = new Map();
    let moved = 0;
    await played(game, (session) => {
      const { laid, isStill, board } = session.view;
      expect(isStill).toBe(laid === before);
      if (!isStill) moved++;
      for (const state of ["isLit", "isGrey"] as const) {
        const hadIt = new Set(cardsOf(before).flatMap((card) => (card[state] ? card.id : [])));
        expect(cardsOf(laid).filter((card) => card[state] !== hadIt.has(card.id))).toEqual([]);
      }
      before = board();
      expect(cardsOf(before).filter(({ isGrey, isExhausted }) => isGrey !== isExhausted)).toEqual([]);
      const unlit = (model: BoardModel) =>
        cardsOf(model).map((card) => ({ ...card, isLit: false, isGrey: false, isArriving: false, below: [] }));
      expect(unlit(laid)).toEqual(unlit(before));
      expect([...laid.keys()]).toEqual([...before.keys()]);
    });
    expect(moved).toBeGreaterThan(STEPS / 3);
  });

  test("in the frame that shows a move no row gets lower, and one that gets its first card is as high as it will be", async () => {
    let shown: GameView | undefined;
    let changed = 0;
    await played(game, (session) => {
      const now = session.view;
      shown ??= now;
      const [before, first, last] = [
        heightsNow(session, shown, shown),
        heightsNow(session, now, shown),
        heightsNow(session, now, now),
      ];
      for (const [row, height = 0] of last.entries()) {
        const was = before[row] ?? 0;
        expect(first[row], `row ${row}, ${was} before and ${height} later`).toBe(was > height ? was : height);
        if (was !== height) changed++;
      }
      shown = now;
    });
    expect(changed).toBeGreaterThan(0);
  });

  test("a card arrives where it did not lie face up before, until it is asked what can be done", async () => {
    let before: BoardModel | undefined;
    let arrived = 0;
    await played(game, (session) => {
      const { laid, board } = session.view;
      for (const [zone, { cards }] of laid) {
        const lay = (before?.get(zone)?.cards ?? []).flatMap(withBelow);
        for (const { id, isUp, isArriving } of cards.flatMap(withBelow)) {
          expect(isArriving).toBe(isUp && !lay.some((card) => card.id === id && card.isUp));
          if (isArriving && before) arrived++;
        }
      }
      before = board();
      expect(cardsOf(before).filter(({ isArriving }) => isArriving)).toEqual([]);
    });
    expect(arrived).toBeGreaterThan(STEPS / 6);
  });

  test("a zone or a card that looks as it did is not drawn again", async () => {
    let before: BoardModel = new Map();
    let kept = 0;
    await played(game, (session) => {
      const board = session.view.board();
      for (const [zone, now] of board) {
        const was = before.get(zone);
        if (JSON.stringify(was) !== JSON.stringify(now)) continue;
        kept++;
        expect(now).toBe(was);
      }
      before = board;
    });
    expect(kept).toBeGreaterThan(STEPS);
  });
});
