import { describe, expect, test } from "vitest";
import { Session } from "../../app/_table/state/session.ts";
import { type BoardModel, boardOf, type CardModel, isSameCard, isSameZone } from "../../app/_table/state/view-model.ts";
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

test("a card or a zone that differs in any way does not look the same", async () => {
  const { dealer, start } = await tableOf(games[0]);
  const [zone] = new Session(dealer, start("board")).view.board().values();
  const [card] = zone?.cards ?? [];
  if (!zone || !card) throw new Error("no card lies in the first zone");
  for (const key of Object.keys(card)) expect([key, isSameCard(card, { ...card, [key]: {} })]).toEqual([key, false]);
  for (const key of Object.keys(zone)) expect([key, isSameZone(zone, { ...zone, [key]: {} })]).toEqual([key, false]);
  expect([isSameCard(card, { ...card }), isSameZone(zone, { ...zone })]).toEqual([true, true]);
});

describe.each(games)("$name at the table", (game) => {
  test("what is drawn after a step is what would be drawn of the table at first sight", async () => {
    await played(game, (session) => {
      const { board, moves, ...view } = session.view;
      expect(board()).toEqual(boardOf({ zones: session.plan.all, ...view }, new Map(), moves()));
    });
  });

  test("before it is asked what can be done, cards lie where they lie, and those that stay look as they did", async () => {
    let before: BoardModel = new Map();
    let moved = 0;
    await played(game, (session) => {
      const { laid, leads, board, drawn } = session.view;
      expect(leads === "cards").toBe(laid !== before);
      expect(drawn()).toBe(laid);
      if (leads === "cards") moved++;
      for (const [zone, { cards }] of laid) {
        const lay = new Map((before.get(zone)?.cards ?? []).flatMap(withBelow).map((card) => [card.id, card]));
        for (const { id, isLit, isGrey, isExhausted } of cards.flatMap(withBelow)) {
          const { isLit: wasLit = false, isGrey: wasGrey = isExhausted } = lay.get(id) ?? {};
          expect([id, isLit, isGrey]).toEqual([id, wasLit, wasGrey]);
        }
      }
      before = board();
      expect(drawn()).toBe(before);
      expect(cardsOf(before).filter(({ isGrey, isExhausted }) => isGrey !== isExhausted)).toEqual([]);
      const settled = { isLit: false, isGrey: false, isArriving: false, isPlain: false, below: [] };
      const alike = (model: BoardModel) => cardsOf(model).map((card) => ({ ...card, ...settled }));
      expect(alike(laid)).toEqual(alike(before));
      expect([...laid.keys()]).toEqual([...before.keys()]);
    });
    expect(moved).toBeGreaterThan(STEPS / 3);
  });

  test("until it is asked what can be done, a known card that has come or was turned is plain, and what is more than before finds no room", async () => {
    let before: BoardModel | undefined;
    let [plain, arrived] = [0, 0];
    await played(game, (session) => {
      const { laid, board } = session.view;
      for (const [zone, { cards }] of laid) {
        const lay = (before?.get(zone)?.cards ?? []).flatMap(withBelow);
        const lie = cards.flatMap(withBelow);
        const arriving = lie.filter(({ isArriving }) => isArriving);
        expect(arriving).toHaveLength(Math.max(0, lie.length - Math.max(1, lay.length)));
        expect(arriving.filter(({ id }) => lay.some((card) => card.id === id))).toEqual([]);
        arrived += arriving.length;
        for (const { id, isUp, isHidden, isPlain } of lie) {
          expect(isPlain).toBe(!isHidden && !lay.some((card) => card.id === id && card.isUp === isUp));
          if (isPlain && before) plain++;
        }
      }
      before = board();
      expect(cardsOf(before).filter(({ isArriving, isPlain }) => isArriving || isPlain)).toEqual([]);
    });
    expect(Math.min(plain, arrived)).toBeGreaterThan(STEPS / 6);
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
