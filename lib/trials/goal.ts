// A goal as text: "income>=20@3" is an income of 20 or more by turn 3, "won@8" a win by turn 8, "won" a win at all.
import type { Goal, Measure } from "../core/table/measure.ts";
import { listed } from "../core/words.ts";

/** A goal of a trial: a measure that is reached, or a win. A win has no turn if it may come at any time. */
export type Asked = Goal | { readonly won: true; readonly turn?: number };

export type ReadGoal = { readonly ok: true; readonly asked: Asked } | { readonly ok: false; readonly why: string };

const GOAL = /^([a-z-]+)>=(-?\d{1,4})@(\d{1,2})$/;
const WON = /^won(?:@(\d{1,2}))?$/;

export function readGoal(measures: readonly Measure[], text: string): ReadGoal {
  const typed = text.replaceAll(" ", "");
  const won = WON.exec(typed);
  const [, measure = "", least, turn = won?.[1]] = GOAL.exec(typed) ?? [];
  if (turn !== undefined && Number(turn) === 0) return { ok: false, why: "The first turn is turn 1." };
  if (won) return { ok: true, asked: { won: true, ...(turn !== undefined && { turn: Number(turn) }) } };
  const ids = measures.map(({ id }) => id);
  if (least === undefined || turn === undefined)
    return { ok: false, why: `A goal is written as ${ids[0]}>=20@3, or as won@8: what, how much, and by which turn.` };
  if (!ids.includes(measure)) return { ok: false, why: `Nothing is counted as “${measure}”. There is ${listed(ids)}.` };
  return { ok: true, asked: { measure, least: Number(least), turn: Number(turn) } };
}

export function goalText(asked: Asked): string {
  if ("won" in asked) return asked.turn === undefined ? "won" : `won@${asked.turn}`;
  return `${asked.measure}>=${asked.least}@${asked.turn}`;
}

/** A goal in words: "Income 20 or more by turn 3". */
export function goalWords(measures: readonly Measure[], asked: Asked): string {
  if ("won" in asked) return asked.turn === undefined ? "Won" : `Won by turn ${asked.turn}`;
  const name = measures.find(({ id }) => id === asked.measure)?.name ?? asked.measure;
  return `${name}: ${asked.least} or more by turn ${asked.turn}`;
}
