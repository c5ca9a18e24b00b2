// What a trial says, counted from its games.
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Asked } from "./goal.ts";
import { type Interval, meanOf, shareOf } from "./interval.ts";
import { measured, type Played } from "./trial.ts";

/** How a goal came out. */
export interface Answer {
  readonly hits: number;
  readonly of: number;
  readonly interval: Interval;
  /** In how many games it was reached by the end of each turn, from the first on. */
  readonly byTurn: readonly number[];
  /** Why the others missed it. The counts add up to all of them. */
  readonly missed: readonly Missed[];
}

/** A first cause for missing a goal, and a few games that show it, by their numbers. */
export interface Missed {
  readonly why:
    | { readonly is: "over"; readonly how: Played["how"] }
    | { readonly is: "behind"; readonly turn: number }
    | { readonly is: "late" };
  readonly count: number;
  readonly games: readonly number[];
}

/** A measure over all games by the end of a turn. */
export interface Point extends Interval {
  readonly turn: number;
  readonly mean: number;
  /** A tenth of the games lie below, and a tenth above. */
  readonly low: number;
  readonly high: number;
}

/** How often games were won, lost, ended without either, or still went on. */
export function resultsOf(played: readonly Played[]): Readonly<Record<Played["how"], number>> {
  const counts = { won: 0, lost: 0, ended: 0, open: 0 };
  for (const { how } of played) counts[how]++;
  return counts;
}

/** A measure at the end of each turn that at least a tenth of the games came to. */
export function curveOf(
  { measures }: Pick<Goldfish, "measures">,
  played: readonly Played[],
  id: string,
): readonly Point[] {
  const measure = measures.findIndex((one) => one.id === id);
  if (measure < 0 || played.length === 0) return [];
  const last = ninth(played.map(({ turn }) => turn));
  return Array.from({ length: last }, (_, at) => {
    const values = played.map((game) => measured(game, measures.length, measure, at + 1));
    const sorted = values.toSorted((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { turn: at + 1, ...meanOf(values), low: quantile(0.1), high: quantile(0.9) };
  });
}

/** The turn that a tenth of the games came to. */
function ninth(turns: readonly number[]): number {
  const sorted = turns.toSorted((a, b) => a - b);
  return sorted[Math.floor(0.9 * (sorted.length - 1))] ?? 1;
}

/** The turn at whose end a game first had what was asked for, or infinity. */
export function reachedIn({ measures }: Pick<Goldfish, "measures">, game: Played, asked: Asked): number {
  if ("won" in asked) return game.how === "won" ? game.turn : Number.POSITIVE_INFINITY;
  const measure = measures.findIndex(({ id }) => id === asked.measure);
  for (let turn = 1; turn <= game.turn; turn++)
    if (measured(game, measures.length, measure, turn) >= asked.least) return turn;
  return Number.POSITIVE_INFINITY;
}

function isInTime(turn: number | undefined, asked: Asked): boolean {
  return turn !== undefined && Number.isFinite(turn) && turn <= (asked.turn ?? turn);
}

export function answerOf(goldfish: Pick<Goldfish, "measures">, played: readonly Played[], asked: Asked): Answer {
  const reached = played.map((game) => reachedIn(goldfish, game, asked));
  const hits = reached.filter((turn) => isInTime(turn, asked)).length;
  const last = Math.max(1, asked.turn ?? 1, ...reached.filter(Number.isFinite));
  return {
    hits,
    of: played.length,
    interval: shareOf(hits, played.length),
    byTurn: Array.from({ length: last }, (_, at) => reached.filter((turn) => turn <= at + 1).length),
    missed: missedIn(goldfish, played, asked, reached),
  };
}

const SHOWN = 3;

/**
 * Sorts the games that missed a goal by what failed first: they fell behind every game that reached it, in this turn; they
 * were over before; or they only came too late.
 */
function missedIn(
  goldfish: Pick<Goldfish, "measures">,
  played: readonly Played[],
  asked: Asked,
  reached: readonly number[],
): readonly Missed[] {
  const pace = paceOf(goldfish, played, asked, reached);
  const causes = new Map<string, { why: Missed["why"]; count: number; games: number[] }>();
  for (const [at, game] of played.entries()) {
    if (isInTime(reached[at], asked)) continue;
    const why = whyMissed(game, pace, asked.turn ?? game.turn);
    const key = JSON.stringify(why);
    const cause = causes.get(key) ?? { why, count: 0, games: [] };
    causes.set(key, cause);
    cause.count++;
    if (cause.games.length < SHOWN) cause.games.push(at);
  }
  return [...causes.values()].sort((a, b) => b.count - a.count);
}

/** For each turn up to the goal's: the value of a game at its end, and the least of those that reached the goal. */
interface Pace {
  readonly least: readonly number[];
  of(game: Played, turn: number): number;
}

function paceOf(
  { measures }: Pick<Goldfish, "measures">,
  played: readonly Played[],
  asked: Asked,
  reached: readonly number[],
): Pace {
  const by = asked.turn ?? Number.POSITIVE_INFINITY;
  // A win is on its way by the first measure of its game.
  const id = "won" in asked ? measures[0]?.id : asked.measure;
  const measure = measures.findIndex((one) => one.id === id);
  const of = (game: Played, turn: number) => measured(game, measures.length, measure, turn);
  const made = played.filter((_, at) => isInTime(reached[at], asked));
  const last = Math.max(1, ...made.map(({ turn }) => Math.min(turn, by)));
  const turns = made.length === 0 ? 0 : last;
  return {
    of,
    least: Array.from({ length: turns }, (_, at) => Math.min(...made.map((game) => of(game, at + 1)))),
  };
}

function whyMissed(game: Played, { least, of }: Pace, by: number): Missed["why"] {
  for (const [at, value] of least.entries()) {
    // Who is behind when it counts is only late.
    if (at + 1 > game.turn || at + 1 === by) break;
    if (of(game, at + 1) < value) return { is: "behind", turn: at + 1 };
  }
  if (game.how !== "open" && game.turn <= by) return { is: "over", how: game.how };
  return { is: "late" };
}
