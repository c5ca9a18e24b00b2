// What a trial found, in words that page, command line and interface share.
import { counted } from "../core/words.ts";
import type { Along } from "./doctor.ts";
import type { Answer, Missed } from "./outcome.ts";
import { hundred } from "./telling.ts";
import type { Trial } from "./trial.ts";

const percent = (share: number) => (100 * share).toFixed(1);
const number = (value: number) => value.toLocaleString("en");

/** "613 of 1,000 games, 61.3 % (58.2 to 64.3)". What never happened may yet happen, so nothing is 0 or 100 %. */
export function shareWords({ hits, of, interval: { from, to } }: Pick<Answer, "hits" | "of" | "interval">): string {
  if (hits === 0) return `none of ${number(of)} games, which means under ${percent(to)} %`;
  if (hits === of) return `all of ${number(of)} games, which means over ${percent(from)} %`;
  return `${number(hits)} of ${number(of)} games, ${percent(hits / of)} % (${percent(from)} to ${percent(to)})`;
}

/** Why some games missed a goal: "fell behind in turn 2". */
export function missedWords(why: Missed["why"]): string {
  if (why.is === "behind") return `fell behind in turn ${why.turn}: no game with so little made it`;
  if (why.is === "late") return "had not come so far in time";
  if (why.how === "lost") return "lost before";
  return why.how === "won" ? "won before" : "ended before";
}

/** What a swap changes beside what it was chosen by: "A win: 92 of 100 games instead of 75." */
export function alongWords({ says, before, after }: Along, of: number): string {
  return `${says}: ${hundred(after, of)} of 100 games instead of ${hundred(before, of)}.`;
}

/** Who plays, by name. */
export function pilotWords({ rolls }: Pick<Trial, "rolls">): string {
  return rolls === undefined ? "the autopilot" : `the thinking pilot, ${counted(rolls, "try", "tries")} a choice`;
}
