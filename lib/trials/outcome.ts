// What a trial says, counted from its games.
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Asked } from "./goal.ts";
import { type Interval, meanOf, shareOf } from "./interval.ts";
import { type Missed, missedIn } from "./missed.ts";
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

/** A measure at the end of a turn, over the games that were still played then. */
export interface Point extends Interval {
  readonly turn: number;
  /** How many those are. */
  readonly of: number;
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
    const still = played.filter(({ turn }) => turn > at);
    const values = still.map((game) => measured(game, measures.length, measure, at + 1));
    const sorted = values.toSorted((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { turn: at + 1, of: values.length, ...meanOf(values), low: quantile(0.1), high: quantile(0.9) };
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
