// Why games missed a goal. What is said of a game depends on how the others went, and not on how many of them there are.
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Asked } from "./goal.ts";
import { measured, type Played } from "./trial.ts";

/** A first cause for missing a goal, and a few games that show it, by their numbers. */
export interface Missed {
  readonly why:
    | { readonly is: "behind"; readonly turn: number; readonly measure: string }
    | { readonly is: "over"; readonly how: Played["how"] }
    | { readonly is: "late" };
  readonly count: number;
  readonly games: readonly number[];
}

/** A game is as good as lost while fewer than so many of 100 with as much as it has still make it. */
export const AS_GOOD_AS_LOST = 5;

const SHOWN = 3;
/** Fewer games that are still played tell nothing. */
const LEAST = 20;

/**
 * Sorts the games that missed a goal by what failed first: from this turn on they were as good as lost, or they were over
 * before the goal's turn, or neither. `reached` has the turn at whose end each game had what was asked for.
 */
export function missedIn(
  { measures }: Pick<Goldfish, "measures">,
  played: readonly Played[],
  asked: Asked,
  reached: readonly number[],
): readonly Missed[] {
  const by = asked.turn ?? Number.POSITIVE_INFINITY;
  const measure = leadingMeasure(measures, asked);
  const at = measures.findIndex(({ id }) => id === measure);
  const valueAt = (game: Played, turn: number) => measured(game, measures.length, at, turn);
  const isInTime = (when: number) => Number.isFinite(when) && when <= by;
  const chances: ((value: number) => number)[] = [];
  for (let turn = 1; turn < by; turn++) {
    const open = played.flatMap((game, number) => {
      const when = reached[number] ?? by;
      return game.turn > turn && when > turn ? [{ value: valueAt(game, turn), isMade: isInTime(when) }] : [];
    });
    if (open.length < LEAST) break;
    chances.push(chanceBy(open));
  }
  const isLost = (game: Played, turn: number) =>
    (chances[turn - 1]?.(valueAt(game, turn)) ?? 1) < AS_GOOD_AS_LOST / 100;
  const whyOf = (game: Played): Missed["why"] => {
    const end = Math.min(chances.length, game.turn - 1);
    let turn = end;
    while (turn > 0 && isLost(game, turn)) turn--;
    if (turn < end) return { is: "behind", turn: turn + 1, measure };
    return game.how !== "open" && game.turn < by ? { is: "over", how: game.how } : { is: "late" };
  };
  const causes = new Map<string, { why: Missed["why"]; count: number; games: number[] }>();
  for (const [number, game] of played.entries()) {
    if (isInTime(reached[number] ?? by)) continue;
    const why = whyOf(game);
    const key = JSON.stringify(why);
    const cause = causes.get(key) ?? { why, count: 0, games: [] };
    causes.set(key, cause);
    cause.count++;
    if (cause.games.length < SHOWN) cause.games.push(number);
  }
  return [...causes.values()].sort((a, b) => b.count - a.count);
}

/** What tells on the way how near a goal is: its measure, and for a win that by which decks are compared. */
function leadingMeasure(measures: Goldfish["measures"], asked: Asked): string {
  if ("measure" in asked) return asked.measure;
  return (measures.find(({ isYardstick }) => isYardstick) ?? measures[0])?.id ?? "";
}

interface Open {
  readonly value: number;
  readonly isMade: boolean;
}

/** So many steps come to the curve, and none is longer than this. */
const STEPS = 25;
const LONGEST = 2;
/** Keeps the curve finite where a value parts the games that made it from all others. */
const RIDGE = 0.1;

/**
 * The chance that is still left to a game with a value: the logistic curve through all games. It is nearly as steady with
 * a hundred games as with thousands, other than the least value of those that made it.
 */
function chanceBy(open: readonly Open[]): (value: number) => number {
  const mean = open.reduce((sum, { value }) => sum + value, 0) / open.length;
  const spread = Math.sqrt(open.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / open.length) || 1;
  const points = [...Map.groupBy(open, ({ value }) => value)].map(([value, games]) => ({
    x: (value - mean) / spread,
    games: games.length,
    made: games.filter(({ isMade }) => isMade).length,
  }));
  let [base, slope] = [0, 0];
  const chance = (x: number) => 1 / (1 + Math.exp(-base - slope * x));
  for (let step = 0; step < STEPS; step++) {
    let [up, along, bend, cross, turn] = [0, -RIDGE * slope, RIDGE / 100, 0, RIDGE];
    for (const { x, games, made } of points) {
      const p = chance(x);
      up += made - games * p;
      along += (made - games * p) * x;
      const weight = games * p * (1 - p);
      bend += weight;
      cross += weight * x;
      turn += weight * x * x;
    }
    const all = bend * turn - cross * cross;
    base += bounded((up * turn - along * cross) / all);
    slope += bounded((along * bend - up * cross) / all);
  }
  return (value) => chance((value - mean) / spread);
}

const bounded = (step: number) => Math.max(-LONGEST, Math.min(LONGEST, step));
