// What a trial says to programs: the command line's JSON, and the answer of the API.
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Basis } from "./certificate.ts";
import { goalText, goalWords } from "./goal.ts";
import type { Opposite } from "./opposites.ts";
import { answerOf, curveOf, resultsOf } from "./outcome.ts";
import type { Played, Trial } from "./trial.ts";
import { type AskedTrial, trialParams } from "./trial-text.ts";
import { missedWords, pilotWords } from "./words.ts";

/** What a trial is played with. */
export interface Counted {
  readonly deck: string;
  readonly opposites: readonly Opposite[];
  readonly basis: Basis;
}

/** The release as the number that rules had before releases named them, which only grows: 0.3.0 is 300. */
function numberOf(release: string): number {
  const [major = 0, minor = 0, patch = 0] = release.split(".").map(Number.parseFloat);
  return (major * 100 + minor) * 100 + patch;
}

/** All that the numbers of a trial are of. */
export function trialJson(trial: Trial, { deck, opposites, basis }: Counted) {
  const opposite = faced(opposites, trial.opposite)?.id ?? null;
  return { ...trial, deck, opposite, pilot: pilotWords(trial), ...basis, table: numberOf(basis.release) };
}

export function trialAnswer(
  goldfish: Pick<Goldfish, "measures">,
  asked: AskedTrial,
  played: readonly Played[],
  counted: Counted,
) {
  const { trial, goals } = asked;
  const { measures } = goldfish;
  return {
    trial: trialJson(trial, counted),
    asked: trialParams(asked).toString(),
    results: { ...resultsOf(played), stuck: played.filter(({ isStuck }) => isStuck).length },
    goals: goals.map((goal) => {
      const { interval, missed, ...answer } = answerOf(goldfish, played, goal);
      const told = missed.map((one) => ({ ...one, says: missedWords(measures, goal, one.why) }));
      return { goal: goalText(goal), says: goalWords(measures, goal), ...answer, missed: told, ...interval };
    }),
    measures: measures.map(({ id, name, better }) => ({ id, name, better, byTurn: curveOf(goldfish, played, id) })),
  };
}

/** Who is opposite in a trial that names one, or does not. */
export function faced(opposites: readonly Opposite[], id: string | undefined): Opposite | undefined {
  return opposites.find((one) => (id === undefined ? one.isUsual : one.id === id));
}
