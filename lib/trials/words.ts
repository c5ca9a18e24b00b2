// What a trial found, in words that page, command line and interface share.
import type { Measure } from "../core/table/measure.ts";
import { counted, listed } from "../core/words.ts";
import type { Along, Diagnosis } from "./doctor.ts";
import type { Asked } from "./goal.ts";
import { type Interval, shareOf } from "./interval.ts";
import { AS_GOOD_AS_LOST, type Missed } from "./missed.ts";
import type { Answer } from "./outcome.ts";
import { signTest, type Versus } from "./pairs.ts";
import { hundred } from "./telling.ts";
import type { Trial } from "./trial.ts";

const percent = (share: number) => (100 * share).toFixed(1);
const number = (value: number) => value.toLocaleString("en");

type Share = Pick<Answer, "hits" | "of">;

/** "613 of 1,000 games, 61.3 % (58.2 to 64.3)". What never happened may yet happen, so nothing is 0 or 100 %. */
export function shareWords({ hits, of, interval: { from, to } }: Share & { readonly interval: Interval }): string {
  if (hits === 0) return `none of ${number(of)} games, which means under ${percent(to)} %`;
  if (hits === of) return `all of ${number(of)} games, which means over ${percent(from)} %`;
  return `${number(hits)} of ${number(of)} games, ${percent(hits / of)} % (${percent(from)} to ${percent(to)})`;
}

/** "about 61 of 100 games". What is rarer than 1 of 100, or than its contrary, is counted as it is. */
export function aboutWords({ hits, of }: Share): string {
  if (hits === 0) return `none of ${number(of)} games`;
  if (hits === of) return `all ${number(of)} games`;
  const rounded = hundred(hits, of);
  return /^\d/.test(rounded) ? `about ${rounded} of 100 games` : `${number(hits)} of ${number(of)} games`;
}

/** "58.2 to 64.3": between which parts of a hundred the truth lies, in 95 of 100 trials. */
export function boundsWords({ hits, of }: Share): string {
  const { from, to } = shareOf(hits, of);
  if (hits === 0) return `at most ${percent(to)}`;
  return hits === of ? `at least ${percent(from)}` : `${percent(from)} to ${percent(to)}`;
}

export function rangeWords(share: Share): string {
  return `${boundsWords(share)} of 100`;
}

/** Why some games missed a goal: "lost before turn 8". */
export function missedWords(measures: readonly Measure[], asked: Asked, why: Missed["why"]): string {
  const name = (id: string) => measures.find((one) => one.id === id)?.name ?? id;
  if (why.is === "behind") return `fell behind in turn ${why.turn} (${name(why.measure)})`;
  if (why.is === "over") {
    const before = asked.turn === undefined ? "" : ` before turn ${asked.turn}`;
    return why.how === "ended" ? `ended without a winner${before}` : `${why.how}${before}`;
  }
  if ("measure" in asked) return `had too little at the end of turn ${asked.turn}`;
  return asked.turn === undefined ? "were still open when they were stopped" : `had not won by turn ${asked.turn}`;
}

/** What it means to have fallen behind, if any game has. */
export function behindWords(missed: readonly Missed[]): string | undefined {
  if (missed.every(({ why }) => why.is !== "behind")) return undefined;
  return `Behind: as good as lost from that turn on. Of games with as little at its end, fewer than ${AS_GOOD_AS_LOST} of 100 still make it.`;
}

/** What a swap changes beside what it was chosen by: "A win: 92 of 100 games (89 to 95) instead of 75 (71 to 79)." */
export function alongWords({ says, before, after }: Along, of: number): string {
  const range = (hits: number) => boundsWords({ hits, of });
  return `${says}: ${hundred(after, of)} of 100 games (${range(after)}) instead of ${hundred(before, of)} (${range(before)}).`;
}

/** What the rows of a diagnosis were measured on, and which of them nobody can tell apart. */
export function diagnosisWords({ helps }: Pick<Diagnosis, "helps">): readonly string[] {
  const [first] = helps;
  if (!first) return ["The rows were measured on games that had no part in choosing them."];
  const games = number(first.better + first.worse + first.same);
  const tied = helps.filter(({ isTied }) => isTied).map(({ swap: { add, cut } }) => `${add} for ${cut}`);
  return [
    `The first row was measured on ${games} games that chose nothing, the others on the ${games} that ranked them.`,
    ...(tied.length > 0 ? [`No game tells which of these is best: ${listed(tied)}.`] : []),
  ];
}

/** Whether what lies between two decks may be luck. */
export function luckWords({ better, worse, verdict }: Pick<Versus, "better" | "worse" | "verdict">): string {
  if (better + worse === 0) return "No game came out differently.";
  if (verdict !== "open") return `Too much ${verdict} to be luck.`;
  const chance = signTest(better, worse);
  if (chance === undefined) return "Luck alone could do that.";
  return `Luck alone could do that: ${better} to ${worse} or further apart comes in ${hundred(chance, 1)} of 100 tries.`;
}

/** Who plays, by name. */
export function pilotWords({ rolls }: Pick<Trial, "rolls">): string {
  return rolls === undefined ? "the autopilot" : `the thinking pilot, ${counted(rolls, "try", "tries")} a choice`;
}

/** All that numbers depend on. */
export interface Conditions {
  readonly deck: string;
  /** Who is opposite, by name. */
  readonly opposite: string | undefined;
  readonly trial: Trial;
  readonly release: string;
}

/** "Ares Venture Trust, played by the autopilot, opposite Smith Boson: 1,000 games of up to 30 turns, seed 1, release 0.3.0" */
export function conditionWords(
  { deck, opposite, trial, release }: Conditions,
  games = trial.games,
  pilot = `${pilotWords(trial)}${trial.order ? ", its lines in another order" : ""}`,
): string {
  const who = [deck, `played by ${pilot}`, ...(opposite === undefined ? [] : [`opposite ${opposite}`])].join(", ");
  return `${who}: ${number(games)} ${games === 1 ? "game" : "games"} of up to ${trial.turns} turns, seed ${trial.seed}, release ${release}`;
}
