// A certificate: what a trial found, and an address that finds the same digits again.
import type { Start } from "../core/table/board.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Measure } from "../core/table/measure.ts";
import { fingerprintOf } from "../core/table/replay.ts";
import { ownCards } from "../core/table/seats.ts";
import { type Asked, goalWords } from "./goal.ts";
import type { Answer } from "./outcome.ts";
import { type AskedTrial, trialParams } from "./trial-text.ts";
import { type Conditions, conditionWords } from "./words.ts";

/** What the digits of a trial follow from, beside the trial itself. */
export interface Basis {
  /** Of the cards with their format and options, and of the same with the cards' texts. */
  readonly fingerprint: string;
  readonly release: string;
}

export function basisOf(goldfish: Goldfish, start: Start, release: string): Basis {
  const cards = [...ownCards(start), ...(start.opponents ?? []).flatMap((one) => one.cards)];
  const silent = cards.map((one) => ({ ...one, card: { ...one.card, text: null } }));
  return {
    fingerprint: [silent, cards]
      .map((all) => ({ ...start, cards: all }))
      .map((one) => fingerprintOf(goldfish, one))
      .join("."),
    release,
  };
}

/** The parameters of a link to a trial: all that it takes to count it again, and to say why it comes out otherwise. */
export function linkParams(asked: AskedTrial, { fingerprint, release }: Basis): URLSearchParams {
  const params = trialParams(asked);
  params.set("turns", String(asked.trial.turns));
  params.set("fingerprint", fingerprint);
  params.set("release", release);
  return params;
}

export interface Certified {
  readonly measures: readonly Measure[];
  readonly goal: Asked;
  readonly answer: Pick<Answer, "hits" | "of">;
  readonly conditions: Conditions;
  readonly basis: Basis;
}

export function certificateParams({ conditions: { trial }, goal, answer, basis }: Omit<Certified, "measures">) {
  const params = linkParams({ trial, goals: [goal] }, basis);
  params.set("said", String(answer.hits));
  return params;
}

/** "613 of 1,000 games: Income: 20 or more by turn 3. Ares Venture Trust, played by the autopilot: … https://…" */
export function certificateText({ measures, goal, answer, conditions }: Certified, address: string): string {
  const count = `${answer.hits.toLocaleString("en")} of ${answer.of.toLocaleString("en")} games`;
  return `${count}: ${goalWords(measures, goal)}. ${conditionWords(conditions)}. ${address}`;
}

/** What an address says that its trial found, and by what. */
export interface Said extends Partial<Basis> {
  readonly hits?: number;
  /** The version of the game's rules, as links said it before they named a release. */
  readonly version?: number;
}

const FORMS = {
  said: /^\d{1,5}$/,
  table: /^\d{1,5}$/,
  fingerprint: /^[0-9a-f]{8}\.[0-9a-f]{8}$/,
  release: /^[\w.+-]{1,24}$/,
} as const;

export function saidIn(params: URLSearchParams): Said {
  const of = (name: keyof typeof FORMS) => FORMS[name].exec(params.get(name) ?? "")?.[0];
  const [said, table, fingerprint, release] = [of("said"), of("table"), of("fingerprint"), of("release")];
  return {
    ...(said !== undefined && { hits: Number(said) }),
    ...(table !== undefined && { version: Number(table) }),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(release !== undefined && { release }),
  };
}

/** Whether a trial finds what its address said, and if not, why. Undefined if the address said nothing that differs. */
export function countedAgain(
  said: Said,
  now: Pick<Answer, "hits" | "of"> | undefined,
  basis: Basis,
): string | undefined {
  const why = differences(said, basis).join(" ");
  if (said.hits === undefined || !now) return why === "" ? undefined : `This is not what the link was made of. ${why}`;
  const count = (n: number) => n.toLocaleString("en");
  if (said.hits === now.hits) return `Counted again: the same, ${count(now.hits)} of ${count(now.of)} games.`;
  const differs = `The link said ${count(said.hits)} of ${count(now.of)} games. Counted again: ${count(now.hits)}.`;
  return `${differs} ${why === "" ? nothingDiffers(basis) : why}`;
}

function nothingDiffers({ release }: Basis): string {
  if (release.endsWith("+"))
    return `Cards and texts are the same, and both were counted by builds after release ${release.slice(0, -1)}, which may differ.`;
  return "Cards, texts and release are the same, so the number in the link was changed.";
}

function differences({ fingerprint, release, version }: Said, now: Basis): readonly string[] {
  if (release === undefined && version === undefined) return [];
  if (release === undefined)
    return [
      `The link was made before Drydock named its releases, by version ${version} of the rules of this game. Rules, pilots or cards may have changed since.`,
    ];
  const [before = [], after = []] = [fingerprint, now.fingerprint].map((one) => one?.split("."));
  const reasons: string[] = [];
  if (before[0] !== after[0])
    reasons.push("Other cards or options: a card has other values since, or one of your own card sets changes it.");
  else if (before[1] !== after[1])
    reasons.push("Other texts: the text of a card has changed since, or one of your own card sets changes it.");
  if (release !== now.release)
    reasons.push(`Other rules: the link was made by release ${release}, and this is ${now.release}.`);
  return reasons;
}
