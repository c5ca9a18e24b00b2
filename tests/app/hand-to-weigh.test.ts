import { expect, test } from "vitest";
import { handToWeigh, redrawMoves } from "../../app/_table/state/hand-to-weigh.ts";
import { Session } from "../../app/_table/state/session.ts";
import { redrawOf } from "../../lib/core/table/opening.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

test.each(games)("$name: a hand is weighed at its redraw alone, before a card of it goes", async (game) => {
  const { dealer, start } = await tableOf(game);
  const dealt = start("weigh");
  const house = Object.fromEntries(game.house.filter(({ upTo }) => upTo === undefined).map(({ id }) => [id, true]));
  const redraw = redrawOf(dealer.goldfish.opening, house);
  const session = new Session(dealer, { ...dealt, house });
  const weighed: number[] = [];
  for (let steps = 0; session.view.table.turn === 0 && steps < 30; steps++) {
    const hand = handToWeigh(session);
    weighed.push(hand?.length ?? 0);
    const move = session.view.moves().find((one) => one.do === redraw?.move);
    if (hand && move) {
      session.play(move);
      expect(handToWeigh(session)).toBeUndefined();
      session.goTo(session.view.history.at - 1);
      expect(handToWeigh(session)).toHaveLength(hand.length);
    }
    session.auto("step");
  }
  expect(weighed.filter((cards) => cards > 0).length > 0).toBe(redraw !== undefined);
  expect(handToWeigh(session)).toBeUndefined();
});

test.each(games)("$name: a redraw is carried out whole", async (game) => {
  const { dealer, start } = await tableOf(game);
  const house = Object.fromEntries(game.house.filter(({ upTo }) => upTo === undefined).map(({ id }) => [id, true]));
  const redraw = redrawOf(dealer.goldfish.opening, house);
  if (!redraw) return;
  for (let deal = 0; deal < 40; deal++) {
    const session = new Session(dealer, { ...start(`redraw ${deal}`, deal), house });
    while (!handToWeigh(session)) session.auto("step");
    const hand = handToWeigh(session) ?? [];
    const phase = dealer.phase(session.view.table).id;
    session.playAll(redrawMoves(redraw, hand.slice(0, 2)));
    expect(session.view.table.turn === 0 && dealer.phase(session.view.table).id === phase).toBe(false);
  }
});

test("cards are marked until a move is made, or the mark is taken away", async () => {
  const [game] = games;
  if (!game) throw new Error("there is no game");
  const { dealer, start } = await tableOf(game);
  const session = new Session(dealer, start("marks"));
  const before = session.view.about;
  const cards = handToWeigh(session)?.slice(0, 2) ?? [];
  const unmark = session.point(cards);
  expect(session.view.about).toEqual(cards);
  unmark();
  expect(session.view.about).toBe(before);
  const late = session.point(cards);
  session.play({ do: "pass" });
  const { about } = session.view;
  late();
  expect(session.view.about).toBe(about);
});
