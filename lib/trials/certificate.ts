// A certificate: what a trial found, and an address that finds the same digits again.
import type { Measure } from "../core/table/measure.ts";
import { type Asked, goalWords } from "./goal.ts";
import type { Answer } from "./outcome.ts";
import type { Trial } from "./trial.ts";
import { trialParams } from "./trial-text.ts";
import { pilotWords } from "./words.ts";

export interface Certified {
  readonly measures: readonly Measure[];
  readonly trial: Trial;
  readonly goal: Asked;
  readonly answer: Pick<Answer, "hits" | "of">;
  /** The version of the game's table. */
  readonly version: number;
}

/** What an address says that its trial found, and by which version of the table. */
export interface Said {
  readonly hits: number;
  readonly version?: number;
}

export function certificateParams({ trial, goal, answer, version }: Certified): URLSearchParams {
  const params = trialParams({ trial, goals: [goal] });
  params.set("said", String(answer.hits));
  params.set("table", String(version));
  return params;
}

export function saidIn(params: URLSearchParams): Said | undefined {
  const [said, table] = ["said", "table"].map((name) => /^\d{1,5}$/.exec(params.get(name) ?? "")?.[0]);
  if (said === undefined) return undefined;
  return { hits: Number(said), ...(table !== undefined && { version: Number(table) }) };
}

/** "613 of 1,000 games: Income: 20 or more by turn 3. Ares Venture Trust, the autopilot, seed 1, table 7. https://…" */
export function certificateText(
  certified: Certified,
  { deck, opposite, address }: { deck: string; opposite: string | undefined; address: string },
): string {
  const { measures, trial, goal, answer, version } = certified;
  const who = [deck, pilotWords(trial), ...(trial.order ? ["its lines in another order"] : [])];
  const where = [...(opposite === undefined ? [] : [`opposite ${opposite}`]), `seed ${trial.seed}`, `table ${version}`];
  const count = `${answer.hits.toLocaleString("en")} of ${answer.of.toLocaleString("en")} games`;
  return `${count}: ${goalWords(measures, goal)}. ${[...who, ...where].join(", ")}. ${address}`;
}

/** Whether a trial found what its address said, in words. */
export function saidWords(said: Said, { hits, of }: Pick<Answer, "hits" | "of">, version: number): string {
  const count = (n: number) => n.toLocaleString("en");
  if (said.hits === hits) return `The link said ${count(hits)} of ${count(of)} games. Your browser counts the same.`;
  const differs = `The link said ${count(said.hits)} of ${count(of)} games. Your browser counts ${count(hits)}.`;
  if (said.version !== undefined && said.version !== version)
    return `${differs} The link is of version ${said.version} of the table, and this is version ${version}.`;
  return `${differs} A card of the deck may have changed since, or one of your own sets changes it.`;
}
