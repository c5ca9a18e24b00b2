import { expect, test } from "vitest";
import { redrawOf } from "../../../lib/core/table/opening.ts";
import { facingCalled, NOBODY } from "../../../lib/core/table/seats.ts";
import { FirstHands } from "../../../lib/deck/first-hand.ts";
import { games } from "../../../lib/games/index.ts";
import { decimalOf } from "../../../lib/odds/fraction.ts";
import { pileCards, tellingQuestions, weighHand } from "../../../lib/odds/weigh.ts";
import { tableOf } from "../../table/games.ts";

const game = games.find(({ id }) => id === "open-worlds") ?? games[0];
/** It lets a ship of another card stay, so that two cards together do what none does alone. */
const HELPS = "Fleet Support";
const IN_PLAY = ["facilities", "orbitals", "ground"];

test("four deploy on turn 1 if the table says so, which the autopilot then shows", async () => {
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  let [good, bad] = [0, 0];
  for (let deal = 0; deal < 60; deal++) {
    const begun = facingCalled(start(`deploy ${deal}`, deal), NOBODY);
    const table = dealer.open(begun, false);
    const places = (zone: string) => [1, 2, 3, 4, 5].flatMap((place) => table.in(table.zone(`${zone}:${place}`)));
    const open = places("worlds").map((id) => table.label(id));
    const labels = table.in(table.zone("hand")).map((id) => table.label(id));
    const weighed = weighHand(
      {
        game,
        opening: { ...goldfish.opening, questions: goldfish.opening.questions.slice(0, 1) },
        house: {},
        pile: pileCards(begun.cards.filter(({ from }) => from === "player")),
        size: labels.length,
        served: (asks) => asks(dealer, begun, open),
      },
      labels,
      0,
    );
    if (typeof weighed === "string") throw new Error(weighed);
    const keep = decimalOf(weighed.keep);
    expect(weighed.questions).toEqual(["Four deploy on turn 1 in 10 cards"]);
    expect([0, 1]).toContain(keep);
    expect(decimalOf(weighed.redraw)).toBeGreaterThan(0);
    dealer.play(table, { do: "pass" });
    while (table.turn < 2) dealer.play(table, dealer.advise(table)?.move ?? { do: "pass" });
    const deployed = IN_PLAY.flatMap(places).length;
    if (labels.includes(HELPS)) expect(deployed >= 4 || keep === 0).toBe(true);
    else expect([deal, deployed >= 4]).toEqual([deal, keep === 1]);
    if (keep === 1) good++;
    else bad++;
  }
  expect(Math.min(good, bad)).toBeGreaterThan(5);
});

test("what is asked of the table is one of the questions of a hand", async () => {
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  const begun = start("deploy");
  const hand = new FirstHands(goldfish, begun).dealt(begun);
  if (typeof hand === "string") throw new Error(hand);
  expect(redrawOf(goldfish.opening, begun.house)?.move).toBe("adjust");
  const asked = tellingQuestions({
    game,
    opening: goldfish.opening,
    house: begun.house,
    pile: pileCards(begun.cards.filter(({ from }) => from === "player")),
    size: hand.cards.length,
    served: (asks) => asks(dealer, begun, hand.open),
  });
  expect(hand.open).toHaveLength(5);
  expect(typeof asked === "string" ? asked : asked.map(({ says }) => says)).toContain(
    "Four deploy on turn 1 in 10 cards",
  );
});
