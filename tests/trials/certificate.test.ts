import { expect, test } from "vitest";
import { readMoment } from "../../lib/core/table/moment.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { games } from "../../lib/games/index.ts";
import { certificateParams, certificateText, saidIn, saidWords } from "../../lib/trials/certificate.ts";
import { dealOf } from "../../lib/trials/deal-link.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import { answerOf } from "../../lib/trials/outcome.ts";
import { glanceOf, summaryOf } from "../../lib/trials/summary.ts";
import { playGame, type Trial } from "../../lib/trials/trial.ts";
import { readTrial, USUAL } from "../../lib/trials/trial-text.ts";
import { tableOf } from "../table/games.ts";

const FEW: Trial = { ...USUAL, games: 50, turns: 8 };

test.each(games)("$name: a certificate names its trial and its question, and a link reads them back", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  const [plan] = goldfish.plans;
  if (!plan) throw new Error("a game has no plan");
  const goal = { measure: plan.measure, least: plan.least, turn: plan.turn };
  const played = Array.from({ length: FEW.games }, (_, at) => playGame(dealer, start("any"), FEW, at));
  const answer = answerOf(goldfish, played, goal);
  const certified = { measures: goldfish.measures, trial: FEW, goal, answer, version: goldfish.version };
  const params = certificateParams(certified);
  expect(readTrial(goldfish, oppositesOf(dealer, start("any")), params)).toEqual({
    ok: true,
    trial: FEW,
    goals: [goal],
  });
  expect(saidIn(params)).toEqual({ hits: answer.hits, version: goldfish.version });
  const text = certificateText(certified, { deck: "Mine", opposite: "Somebody", address: `https://a.test/?${params}` });
  expect(text).toContain(`${answer.hits} of 50 games`);
  expect(text).toContain(`seed 1, table ${goldfish.version}. https://`);
  const summary = summaryOf(goldfish, played, [goal]);
  expect(summary.answers).toEqual([answer]);
  const glance = glanceOf(goldfish, played, [goal]);
  expect(glance.results).toEqual(summary.results);
  // An interval that may be watched is wider.
  const [watched] = glance.goals;
  expect(watched?.hits).toBe(answer.hits);
  expect(watched?.to ?? 0).toBeGreaterThanOrEqual(answer.hits === 0 ? 0 : Math.min(1, answer.interval.to - 0.02));
});

test.each(games)("$name: a link deals a game of a trial against the same opponent", async (game) => {
  const { dealer, start } = await tableOf(game);
  for (const { id } of oppositesOf(dealer, start("any"))) {
    const moment = readMoment(dealOf(dealer, start("any"), { ...FEW, opposite: id }, 7, "0.0.0"));
    if (typeof moment === "string") throw new Error(moment);
    expect(moment.seed).toBe("1-7");
    const { refused } = replayed(dealer, { ...start("any"), seed: moment.seed }, moment);
    expect(refused).toBeUndefined();
    expect(moment.moves).toContainEqual({ do: "face", to: id });
  }
});

test("a link that carries what it said tells whether the digits are the same, and of which version it is", () => {
  expect(saidIn(new URLSearchParams("said=many"))).toBeUndefined();
  const now = { hits: 613, of: 1000 };
  expect(saidWords({ hits: 613, version: 6 }, now, 7)).toMatch(/counts the same\.$/);
  expect(saidWords({ hits: 600, version: 6 }, now, 7)).toContain("version 6 of the table, and this is version 7");
  expect(saidWords({ hits: 600, version: 7 }, now, 7)).toContain("A card of the deck may have changed");
});
