// A text that can be used for ever ends no trial: its game is one that is left open, and is counted as such.
import { expect, test } from "vitest";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { basisOf } from "../../lib/trials/certificate.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import { playGame } from "../../lib/trials/trial.ts";
import { trialAnswer } from "../../lib/trials/trial-answer.ts";
import { tableOf } from "../table/games.ts";

test("a game that goes on and on within a turn is open, and how many are is said", async () => {
  const game = gameNamed(games, "shoulder-of-orion");
  if (!game) throw new Error("no game");
  const { dealer, start } = await tableOf(game);
  const plain = start("1");
  const text = "Action - Draw a card.";
  const cards = plain.cards.map((dealt) => ({ ...dealt, card: { ...dealt.card, text } }));
  const trial = { seed: "stuck", games: 2, turns: 30 };
  const played = [playGame(dealer, { ...plain, cards }, trial, 0), playGame(dealer, plain, trial, 1)];
  expect(played.map(({ how, isStuck }) => [how === "open", isStuck])).toEqual([
    [true, true],
    [false, undefined],
  ]);
  const { results } = trialAnswer(dealer.goldfish, { trial, goals: [] }, played, {
    deck: "Stuck",
    opposites: oppositesOf(plain),
    basis: basisOf(dealer.goldfish, plain, "0.0.0"),
  });
  expect(results).toMatchObject({ open: 1, stuck: 1 });
});
