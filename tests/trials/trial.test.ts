import fc from "fast-check";
import { expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import { games } from "../../lib/games/index.ts";
import { type Asked, goalText, goalWords, readGoal } from "../../lib/trials/goal.ts";
import { heldUp } from "../../lib/trials/held-up.ts";
import type { Missed } from "../../lib/trials/missed.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import { answerOf, curveOf, reachedIn, resultsOf } from "../../lib/trials/outcome.ts";
import { numbersOf } from "../../lib/trials/policy.ts";
import { runTrial } from "../../lib/trials/run.ts";
import { measured, type Played, playGame, type Trial } from "../../lib/trials/trial.ts";
import { readTrial, trialParams, USUAL } from "../../lib/trials/trial-text.ts";
import { missedWords, shareWords } from "../../lib/trials/words.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";

const FEW: Trial = { ...USUAL, games: 60, turns: 8 };

test.each(games)("$name: a trial is the same games, whoever plays them and in whatever order", async (game) => {
  const { dealer, start } = await tableOf(game);
  const begun = start("any");
  const play = (at: number) => playGame(dealer, begun, FEW, at);
  const threads = (count: number) =>
    Array.from({ length: count }, (_, which) => ({
      async play(numbers: readonly number[]): Promise<readonly Played[]> {
        // The first thread is the slowest, so chunks come back in another order.
        await new Promise((done) => setTimeout(done, (count - which) * 3));
        return numbers.map(play);
      },
    }));
  const heard: number[] = [];
  const alone = await runTrial(FEW, threads(1));
  const many = await runTrial(FEW, threads(4), { tells: ({ length }) => heard.push(length) });
  expect(many).toEqual(alone);
  expect(alone).toHaveLength(FEW.games);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(heard.at(-1)).toBe(FEW.games);
});

test.each(games)("$name: every opponent that can be named is faced, and results add up", async (game) => {
  const { dealer, start } = await tableOf(game);
  const opposites = oppositesOf(start("any"));
  expect(opposites.filter(({ isUsual }) => isUsual)).toHaveLength(1);
  const usual = playGame(dealer, start("any"), FEW, 0);
  for (const { id, name, isUsual } of opposites) {
    // Whether a game is even depends on the deck, so the words say which one.
    // Whether a game is even depends on the deck too.
    expect(name).not.toMatch(/\b(gentle|gentlest|even|hard)\b/);
    const played = Array.from({ length: 10 }, (_, at) => playGame(dealer, start("any"), { ...FEW, opposite: id }, at));
    if (isUsual) expect(played[0]).toEqual(usual);
    expect(Object.values(resultsOf(played)).reduce((a, b) => a + b)).toBe(10);
    for (const { turn, values } of played) expect(values).toHaveLength(turn * dealer.goldfish.measures.length);
  }
});

test.each(games)("$name: why games missed a goal adds up to all that did, for any goal", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  const played = Array.from({ length: 40 }, (_, at) => playGame(dealer, start("any", at), FEW, at));
  const goals: fc.Arbitrary<Asked> = fc.oneof(
    fc.record({
      measure: fc.constantFrom(...goldfish.measures.map(({ id }) => id)),
      least: fc.integer({ min: -5, max: 60 }),
      turn: fc.integer({ min: 1, max: 10 }),
    }),
    fc.integer({ min: 1, max: 10 }).map((turn) => ({ won: true as const, turn })),
    fc.constant({ won: true as const }),
  );
  fc.assert(
    fc.property(goals, (asked) => {
      const { hits, of, missed, byTurn, interval } = answerOf(goldfish, played, asked);
      expect(hits + missed.reduce((sum, { count }) => sum + count, 0)).toBe(of);
      for (const { why, games: shown } of missed)
        for (const at of shown) {
          const { turn, how } = played[at] as Played;
          // What was over before was over before, and nobody falls behind in the turn in which it is over.
          if (why.is === "over") expect([how, turn < (asked.turn ?? turn + 1)]).toEqual([why.how, true]);
          if (why.is === "behind") expect(why.turn < Math.min(turn, asked.turn ?? turn)).toBe(true);
          const reached = reachedIn(goldfish, played[at] as Played, asked);
          expect(Number.isFinite(reached) && reached <= (asked.turn ?? reached)).toBe(false);
        }
      expect(byTurn).toEqual(byTurn.toSorted((a, b) => a - b));
      if (asked.turn !== undefined) expect(byTurn[asked.turn - 1]).toBe(hits);
      expect(interval.from <= hits / of && hits / of <= interval.to).toBe(true);
      expect(readGoal(goldfish.measures, goalText(asked))).toEqual({ ok: true, asked });
    }),
    runs(200, 2_000),
  );
});

test.each(games)("$name: goals that players have a name for are of a measure, and not always reached", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { measures, plans } = dealer.goldfish;
  expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
  expect(plans.length).toBeGreaterThanOrEqual(10);
  expect(new Set(plans.map(({ says }) => says)).size).toBe(plans.length);
  const played = Array.from({ length: 80 }, (_, at) =>
    playGame(dealer, start("plans", at), { ...USUAL, turns: 10 }, at),
  );
  for (const plan of plans) {
    expect(measures.map(({ id }) => id)).toContain(plan.measure);
    const { hits, of } = answerOf(dealer.goldfish, played, plan);
    expect([plan.says, hits < of]).toEqual([plan.says, true]);
    expect(curveOf(dealer.goldfish, played, plan.measure)[0]?.turn).toBe(1);
    expect(goalWords(measures, plan)).toContain(String(plan.least));
  }
});

/** A game that goes on for some turns, whose measure grows by its own pace. It is won if it comes far enough. */
function walk(seed: string): Played {
  const dice = Dice.of(seed);
  const pace = 1 + dice.below(5);
  const turn = 6 + dice.below(7);
  const values = new Float64Array(turn);
  for (let at = 0; at < turn; at++) values[at] = (values[at - 1] ?? 0) + dice.below(2 * pace);
  return { how: (values[turn - 1] ?? 0) > 25 ? "won" : "lost", turn, values, touched: new Uint16Array() };
}

test("why games missed a goal does not depend on how many were played", () => {
  const measures = [{ id: "far", name: "Far", better: "more" as const, at: () => 0 }];
  const behind = (asked: Asked, n: number, seed: string) => {
    const played = Array.from({ length: n }, (_, at) => walk(`${seed} ${at}`));
    const { missed, hits, of } = answerOf({ measures }, played, asked);
    return missed.reduce((sum, { why, count }) => sum + (why.is === "behind" ? count : 0), 0) / (of - hits);
  };
  for (const asked of [
    { won: true as const },
    { won: true as const, turn: 9 },
    { measure: "far", least: 30, turn: 6 },
  ]) {
    const [few, many] = [100, 3000].map((n) => {
      const shares = Array.from({ length: 2000 / n + 6 }, (_, at) => behind(asked, n, `${n} ${at}`));
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    });
    expect([asked, Math.abs((few ?? 0) - (many ?? 1)) < 0.08]).toEqual([asked, true]);
    expect(many).toBeGreaterThan(0.05);
  }
});

test("Shoulder of Orion: a hundred games miss a win for the same reasons as six hundred", async () => {
  const game = games.find(({ id }) => id === "shoulder-of-orion") ?? games[0];
  const { dealer, start } = await tableOf(game);
  const played = Array.from({ length: 600 }, (_, at) => playGame(dealer, start("1"), USUAL, at));
  for (const asked of [{ won: true as const }, { won: true as const, turn: 8 }]) {
    const [few = 0, many = 0] = [100, 600].map((n) => {
      const { missed, hits, of } = answerOf(dealer.goldfish, played.slice(0, n), asked);
      return missed.reduce((sum, { why, count }) => sum + (why.is === "behind" ? count : 0), 0) / (of - hits);
    });
    expect([asked, Math.abs(few - many) < 0.12]).toEqual([asked, true]);
  }
});

test("why games missed is said in words that hold: by which measure, before which turn", () => {
  const measures = [{ id: "far", name: "Far", better: "more" as const, at: () => 0 }];
  const at8 = { won: true as const, turn: 8 };
  const far = { measure: "far", least: 3, turn: 3 };
  const said = (asked: Asked, why: Missed["why"]) => missedWords(measures, asked, why);
  expect(said(at8, { is: "behind", turn: 4, measure: "far" })).toBe("fell behind in turn 4 (Far)");
  expect(said(at8, { is: "over", how: "lost" })).toBe("lost before turn 8");
  expect(said({ won: true }, { is: "over", how: "lost" })).toBe("lost");
  expect(said(far, { is: "over", how: "ended" })).toBe("ended without a winner before turn 3");
  expect(said(far, { is: "late" })).toBe("had too little at the end of turn 3");
  expect(said(at8, { is: "late" })).toBe("had not won by turn 8");
  expect(said({ won: true }, { is: "late" })).toBe("were still open when they were stopped");
});

test.each(games)("$name: what held a game up is true of the table in that turn", async (game) => {
  const { dealer, start } = await tableOf(game);
  let told = 0;
  for (let at = 0; at < 30; at++) {
    const missed: Missed = { why: { is: "late" }, count: 1, games: [at] };
    const goal = { measure: "", least: 1, turn: 2 };
    const held = heldUp(dealer, start("held"), USUAL, missed, goal);
    if (held === undefined) continue;
    told++;
    const [, few, many, label] =
      /^In turn 2, (\d+) of (\d+) cards? in hand could not be played\. (.*?) (?:costs|needs|not) /.exec(held) ?? [];
    if (held === "In turn 2 no card was in hand.") continue;
    expect([held, Number(few) <= Number(many), Number(few) > 0]).toEqual([held, true, true]);
    expect(start("held").cards.map((card) => card.label)).toContain(label);
    expect(heldUp(dealer, start("held"), { ...USUAL, rolls: 2 }, missed, goal)).toBeUndefined();
  }
  // In these games cards have a price.
  if (["shoulder-of-orion", "conquest-of-orion"].includes(game.id)) expect(told).toBeGreaterThan(5);
});

test.each(games)("$name: a mean by a turn is of the games that were still played then", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { measures } = dealer.goldfish;
  const played = Array.from({ length: 60 }, (_, at) => playGame(dealer, start("still"), USUAL, at));
  for (const { turn, of, mean } of curveOf(dealer.goldfish, played, measures[0]?.id ?? "")) {
    const still = played.filter((one) => one.turn >= turn);
    const sum = still.reduce((all, one) => all + measured(one, measures.length, 0, turn), 0);
    expect([turn, of, mean]).toEqual([turn, still.length, expect.closeTo(sum / still.length, 9)]);
  }
});

test("a measure is read at the end of each turn, and stays after the end", async () => {
  const { dealer, start } = await tableOf(games.find(({ id }) => id === "conquest-of-fates") ?? games[0]);
  const { measures } = dealer.goldfish;
  const game = playGame(dealer, start("ends"), USUAL, 3);
  const cq = measures.findIndex(({ id }) => id === "cq");
  const battles = [1, 2, 3].map((turn) => measured(game, measures.length, cq, turn));
  expect(battles).toEqual(battles.toSorted((a, b) => a - b));
  expect(battles[0]).toBeGreaterThan(0);
  expect(measured(game, measures.length, cq, 9)).toBe(battles[2]);
});

test("a trial is read back from its parameters, and a mistake gets a sentence with the way out", async () => {
  const { dealer, start } = await tableOf(games[0]);
  const { goldfish } = dealer;
  const opposites = oppositesOf(start("any"));
  const asked = {
    trial: { seed: "x-1", games: 400, turns: 12, opposite: "nobody", rolls: 3 },
    goals: [{ won: true as const }, { measure: "income", least: 20, turn: 3 }],
  };
  expect(readTrial(goldfish, opposites, new URLSearchParams(trialParams(asked).toString()))).toEqual({
    ok: true,
    ...asked,
  });
  expect(readTrial(goldfish, opposites, new URLSearchParams())).toEqual({
    ok: true,
    trial: USUAL,
    goals: [{ won: true }],
  });
  for (const [typed, why] of [
    ["games=20", "“games” is a whole number from 50 to 10,000."],
    ["turns=1e3", "“turns” is a whole number from 1 to 60."],
    ["seed=a b", "A seed has up to 64 letters, digits and -."],
    ["opposite=me", "Nobody is called “me”. There is charter, smith-boson, twin and nobody."],
    [
      "ask=incme>=3@2",
      "Nothing is counted as “incme”. There is income, lead, facilities, orbitals, ground, trash and hand.",
    ],
    ["ask=3", "A goal is written as income>=20@3, or as won@8: what, how much, and by which turn."],
    ["ask=income>=3@0", "The first turn is turn 1."],
    ["ask=won@0", "The first turn is turn 1."],
    [
      "ask=won@20&turns=5",
      "“won@20” asks about turn 20, but games are stopped after turn 5. Ask about an earlier turn, or set “turns” to 20.",
    ],
    ["ask=won@99", "“won@99” asks about turn 99, but games are stopped after turn 30. Ask about an earlier turn."],
    [
      "ask=won&ask=income>=3@31",
      "“income>=3@31” asks about turn 31, but games are stopped after turn 30. Ask about an earlier turn, or set “turns” to 31.",
    ],
    ["order=", `This order names no line. The autopilot has lines 1 to ${Math.max(...numbersOf(goldfish))}.`],
    [Array.from({ length: 7 }, () => "ask=won").join("&"), "Ask for up to 6 goals at once."],
  ])
    expect(readTrial(goldfish, opposites, new URLSearchParams(typed))).toEqual({ ok: false, why });
});

test("a share is never 0 or 100 percent", () => {
  const interval = { from: 0, to: 0.0038 };
  expect(shareWords({ hits: 0, of: 1000, interval })).toBe("none of 1,000 games, which means under 0.4 %");
  expect(shareWords({ hits: 613, of: 1000, interval: { from: 0.582, to: 0.643 } })).toBe(
    "613 of 1,000 games, 61.3 % (58.2 to 64.3)",
  );
});
