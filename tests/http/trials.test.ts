import { describe, expect, inject, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { releaseOf } from "../../lib/cli/release.ts";
import { problemSchema } from "../../lib/contract/answers.ts";
import { trialAnswerSchema } from "../../lib/contract/trial.ts";
import { games } from "../../lib/games/index.ts";
import { basisOf } from "../../lib/trials/certificate.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import { playGame } from "../../lib/trials/trial.ts";
import { trialAnswer } from "../../lib/trials/trial-answer.ts";
import { readTrial } from "../../lib/trials/trial-text.ts";
import { tableOf } from "../table/games.ts";

const origin = inject("origin");

const post = (game: string, body: object) =>
  fetch(`${origin}/api/v1/games/${game}/trials`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

describe("POST /api/v1/games/{game}/trials", () => {
  test.each(games)("$name: it counts what everybody counts, to the digit", async (game) => {
    const [sample] = samplesOf(game);
    const { dealer, start } = await tableOf(game);
    const { goldfish } = dealer;
    const [plan] = goldfish.plans;
    const goal = `${plan?.measure}>=${plan?.least}@${plan?.turn}`;
    const answer = await post(game.id, { text: sample?.text, ask: [goal, "won"], games: 50, turns: 3, seed: "api" });
    expect(answer.status).toBe(200);
    const begun = start("1");
    const opposites = oppositesOf(begun);
    const read = readTrial(goldfish, opposites, new URLSearchParams(`ask=${goal}&ask=won&games=50&turns=3&seed=api`));
    if (!read.ok) throw new Error(read.why);
    const played = Array.from({ length: 50 }, (_, at) => playGame(dealer, begun, read.trial, at));
    const said = trialAnswerSchema.parse(await answer.json());
    const deck = sample?.name ?? "";
    const counted = { deck, opposites, basis: basisOf(goldfish, begun, releaseOf(process.cwd())) };
    expect(said).toEqual(JSON.parse(JSON.stringify(trialAnswer(goldfish, read, played, counted))));
  });

  test("what cannot be played gets one clear problem", async () => {
    const text = samplesOf(games[0])[0]?.text;
    for (const [body, detail] of [
      [{ text, games: 5000 }, /“games”/],
      [{ text, ask: ["luck>=3@1"] }, /Nothing is counted as “luck”/],
      [{ text, ask: ["won@20"], turns: 5 }, /“won@20” asks about turn 20, but games are stopped after turn 5/],
      [{ text, opposite: "nobody at all" }, /Nobody is called/],
      [{ text, order: "99" }, /99/],
      [{ text: "" }, /no card to play with/],
      [{}, /Send a list as “text”/],
    ] as const) {
      const answer = await post(games[0].id, body);
      expect(answer.status).toBe(400);
      expect(problemSchema.parse(await answer.json()).detail).toMatch(detail);
    }
  });
});
