// What two decks are compared by: a goal, or how much of a measure there is at the end of a turn or of the game.
import type { Measure } from "../core/table/measure.ts";
import { type Asked, goalText, goalWords, readGoal } from "./goal.ts";
import { reachedIn } from "./outcome.ts";
import { measured, type Played } from "./trial.ts";

export type Yardstick = { readonly goal: Asked } | { readonly measure: string; readonly turn?: number };

export type ReadYardstick =
  | { readonly ok: true; readonly yardstick: Yardstick }
  | { readonly ok: false; readonly why: string };

/** What decks are compared by unless something else is asked for. */
export function usualYardstick(measures: readonly Measure[]): Yardstick {
  const usual = measures.find(({ isYardstick }) => isYardstick);
  return usual ? { measure: usual.id } : { goal: { won: true } };
}

const MEASURE = /^([a-z-]+)(?:@(\d{1,2}))?$/;

/** Reads "income", "income@4", or a goal. */
export function readYardstick(measures: readonly Measure[], text: string): ReadYardstick {
  const [, id, turn] = MEASURE.exec(text.trim()) ?? [];
  if (id !== undefined && measures.some((one) => one.id === id) && turn !== "0")
    return { ok: true, yardstick: { measure: id, ...(turn !== undefined && { turn: Number(turn) }) } };
  const goal = readGoal(measures, text);
  if (goal.ok) return { ok: true, yardstick: { goal: goal.asked } };
  const own = measures[0]?.id;
  return {
    ok: false,
    why: `${goal.why} Or a measure alone: ${own} is its value at the end, ${own}@4 at the end of turn 4.`,
  };
}

export function yardstickText(yardstick: Yardstick): string {
  if ("goal" in yardstick) return goalText(yardstick.goal);
  return yardstick.turn === undefined ? yardstick.measure : `${yardstick.measure}@${yardstick.turn}`;
}

/** The turn that a yardstick asks about, if it names one. */
export function turnOf(yardstick: Yardstick): number | undefined {
  return "goal" in yardstick ? yardstick.goal.turn : yardstick.turn;
}

/** A yardstick in words: "Income at the end of turn 4". */
export function yardstickWords(measures: readonly Measure[], yardstick: Yardstick): string {
  if ("goal" in yardstick) return goalWords(measures, yardstick.goal);
  const name = measures.find(({ id }) => id === yardstick.measure)?.name ?? yardstick.measure;
  return yardstick.turn === undefined ? `${name} at the end` : `${name} at the end of turn ${yardstick.turn}`;
}

/** How good a game was by a yardstick. More is better: what a player wants less of counts below zero. */
export function worthOf(measures: readonly Measure[], yardstick: Yardstick): (game: Played) => number {
  if ("goal" in yardstick) {
    const { goal } = yardstick;
    return (game) => {
      const turn = reachedIn({ measures }, game, goal);
      return Number.isFinite(turn) && turn <= (goal.turn ?? turn) ? 1 : 0;
    };
  }
  const at = measures.findIndex(({ id }) => id === yardstick.measure);
  const sign = measures[at]?.better === "less" ? -1 : 1;
  return (game) => sign * measured(game, measures.length, at, yardstick.turn ?? game.turn);
}
