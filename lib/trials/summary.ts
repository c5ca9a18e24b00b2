// All that is shown of a trial, counted in one go: while it is played, and at its end.
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Measure } from "../core/table/measure.ts";
import type { Asked } from "./goal.ts";
import { type Interval, watched } from "./interval.ts";
import { type Answer, answerOf, curveOf, type Point, reachedIn, resultsOf } from "./outcome.ts";
import type { Played } from "./trial.ts";

type Measured = Pick<Goldfish, "measures">;

/** A trial that is still played. Its intervals may be looked at as often as one likes. */
export interface Glance {
  readonly of: number;
  readonly results: ReturnType<typeof resultsOf>;
  readonly goals: readonly (Interval & { readonly hits: number })[];
}

export interface Curve extends Pick<Measure, "id" | "name" | "better"> {
  readonly points: readonly Point[];
}

export interface Summary {
  readonly of: number;
  readonly results: ReturnType<typeof resultsOf>;
  readonly answers: readonly Answer[];
  readonly curves: readonly Curve[];
}

export function glanceOf(goldfish: Measured, played: readonly Played[], goals: readonly Asked[]): Glance {
  const ofGoals = goals.map((goal) => {
    const values = played.map((game) => (reachedIn(goldfish, game, goal) <= (goal.turn ?? game.turn) ? 1 : 0));
    const { from, to } = watched(values);
    const hits = values.filter((value) => value === 1).length;
    return { hits, from: Math.max(0, from), to: Math.min(1, to) };
  });
  return { of: played.length, results: resultsOf(played), goals: ofGoals };
}

export function summaryOf(goldfish: Measured, played: readonly Played[], goals: readonly Asked[]): Summary {
  return {
    of: played.length,
    results: resultsOf(played),
    answers: goals.map((goal) => answerOf(goldfish, played, goal)),
    curves: goldfish.measures.map(({ id, name, better }) => ({
      id,
      name,
      better,
      points: curveOf(goldfish, played, id),
    })),
  };
}
