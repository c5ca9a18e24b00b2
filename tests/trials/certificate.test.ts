import { expect, test } from "vitest";
import { readMoment } from "../../lib/core/table/moment.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { seatedAs } from "../../lib/core/table/seats.ts";
import { games } from "../../lib/games/index.ts";
import { basisOf, certificateParams, certificateText, countedAgain, saidIn } from "../../lib/trials/certificate.ts";
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
  const basis = basisOf(goldfish, start("any"), "0.3.0+");
  const conditions = { deck: "Mine", opposite: "Somebody", trial: FEW, release: basis.release };
  const certified = { measures: goldfish.measures, goal, answer, conditions, basis };
  const params = certificateParams(certified);
  expect(readTrial(goldfish, oppositesOf(start("any")), params)).toEqual({
    ok: true,
    trial: FEW,
    goals: [goal],
  });
  const said = saidIn(new URLSearchParams(params.toString()));
  expect(said).toEqual({ hits: answer.hits, ...basis });
  expect(countedAgain(said, answer, basis)).toBe(`Counted again: the same, ${answer.hits} of 50 games.`);
  expect([params.get("turns"), params.get("release")]).toEqual(["8", "0.3.0+"]);
  const text = certificateText(certified, `https://a.test/?${params}`);
  expect(text).toContain(`${answer.hits} of 50 games`);
  expect(text).toContain(
    "Mine, played by the autopilot, opposite Somebody: 50 games of up to 8 turns, seed 1, release 0.3.0+. https://",
  );
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
  for (const { id } of oppositesOf(start("any"))) {
    const moment = readMoment(dealOf(dealer, start("any"), { ...FEW, opposite: id }, 7, "0.0.0"));
    if (typeof moment === "string") throw new Error(moment);
    expect(moment.seed).toBe("1-7");
    const { refused } = replayed(dealer, seatedAs(start("any"), moment), moment);
    expect(refused).toBeUndefined();
    if (start("any").opponents) expect(moment.opposite).toBe(id);
    else expect(moment.moves).toContainEqual({ do: "face", to: id });
  }
});

test.each(games)(
  "$name: the basis of a trial tells other cards, other texts and another release apart",
  async (game) => {
    const { dealer, start } = await tableOf(game);
    const { goldfish } = dealer;
    const begun = start("any");
    const basis = basisOf(goldfish, begun, "0.3.0");
    expect(basisOf(goldfish, { ...start("other"), seed: "other" }, "0.3.0")).toEqual(basis);
    const said = { hits: 20, ...basis };
    const now = { hits: 21, of: 50 };
    const [first, ...others] = begun.cards;
    if (!first) throw new Error("there are no cards");
    const renamed = {
      ...begun,
      cards: [{ ...first, label: "Another", card: { ...first.card, name: "Another" } }, ...others],
    };
    expect(countedAgain(said, now, basisOf(goldfish, renamed, "0.3.0"))).toContain("Other cards or options:");
    expect(countedAgain(said, now, basisOf(goldfish, renamed, "0.4.0"))).toMatch(
      /^The link said 20 of 50 games\. Counted again: 21\. Other cards .* Other rules: the link was made by release 0\.3\.0, and this is 0\.4\.0\.$/,
    );
    expect(countedAgain(said, now, { ...basis, release: "0.4.0" })).toMatch(/21\. Other rules: /);
    expect(countedAgain(said, now, basis)).toContain("the number in the link was changed");
    expect(countedAgain({ ...said, release: "0.3.0+" }, now, { ...basis, release: "0.3.0+" })).toContain(
      "builds after release 0.3.0, which may differ",
    );
    const [cards] = basis.fingerprint.split(".");
    const retold = { ...basis, fingerprint: `${cards}.00000000` };
    expect(countedAgain(said, now, retold)).toContain("Other texts: ");
    // What is asked without an answer says what differs, or nothing.
    expect(countedAgain(basis, undefined, retold)).toMatch(/^This is not what the link was made of\. Other texts: /);
    expect(countedAgain(basis, undefined, basis)).toBeUndefined();
  },
);

test("links of before releases were named are still read, and say by what they were made", () => {
  const said = saidIn(new URLSearchParams("ask=lead>=3@3&seed=same&games=150&said=116&table=7"));
  expect(said).toEqual({ hits: 116, version: 7 });
  const basis = { fingerprint: "00000000.00000000", release: "0.3.0" };
  expect(countedAgain(said, { hits: 116, of: 150 }, basis)).toBe("Counted again: the same, 116 of 150 games.");
  expect(countedAgain(said, { hits: 100, of: 150 }, basis)).toBe(
    "The link said 116 of 150 games. Counted again: 100. The link was made before Drydock named its releases, by version 7 of the rules of this game. Rules, pilots or cards may have changed since.",
  );
  expect(saidIn(new URLSearchParams("said=many&release=a b&fingerprint=x"))).toEqual({});
});
