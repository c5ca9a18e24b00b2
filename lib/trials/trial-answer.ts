// What a trial says to programs: the command line's JSON, and the answer of the API.
import type { Goldfish } from "../core/table/goldfish.ts";
import { goalText, goalWords } from "./goal.ts";
import type { Opposite } from "./opposites.ts";
import { answerOf, curveOf, resultsOf } from "./outcome.ts";
import type { Played } from "./trial.ts";
import { type AskedTrial, trialParams } from "./trial-text.ts";
import { pilotWords } from "./words.ts";

export function trialAnswer(
  goldfish: Pick<Goldfish, "measures" | "version">,
  opposites: readonly Opposite[],
  asked: AskedTrial,
  played: readonly Played[],
) {
  const { trial, goals } = asked;
  const { measures, version } = goldfish;
  const opposite = faced(opposites, trial.opposite);
  return {
    trial: { ...trial, opposite: opposite?.id ?? null, pilot: pilotWords(trial), table: version },
    asked: trialParams(asked).toString(),
    results: { ...resultsOf(played), stuck: played.filter(({ isStuck }) => isStuck).length },
    goals: goals.map((goal) => {
      const { interval, ...answer } = answerOf(goldfish, played, goal);
      return { goal: goalText(goal), says: goalWords(measures, goal), ...answer, ...interval };
    }),
    measures: measures.map(({ id, name, better }) => ({ id, name, better, byTurn: curveOf(goldfish, played, id) })),
  };
}

/** Who is opposite in a trial that names one, or does not. */
export function faced(opposites: readonly Opposite[], id: string | undefined): Opposite | undefined {
  return opposites.find((one) => (id === undefined ? one.isUsual : one.id === id));
}
