// What the player reads of an ability while it is carried out, in the words of the card.
import type { Card } from "../card/card.ts";
import type { Table } from "../table/table.ts";
import type { Ability, Run, Step } from "./ability.ts";
import { asPrinted } from "./pattern.ts";

/** Why a step is not done, if its conditions are to blame. */
export function failedIn<C extends Card>(table: Table<C>, { sentences }: Ability<C>, step: Step<C>, run: Run): string {
  const failed = step.ifs.find(({ holds }) => !holds(table, run));
  return notSo(sentences, failed?.words ?? []);
}

/** What there is none of, where a step finds nothing that it could be done with. */
export function nothingIn<C extends Card>(table: Table<C>, { sentences }: Ability<C>, step: Step<C>, run: Run): string {
  const { unless, naming, why } = step.with ?? {};
  const reason = why?.(table);
  if (reason !== undefined) return reason;
  if (unless && unless.all(table, run).length > 0) return notSo(sentences, unless.words);
  if (!naming) return `There is nothing to do that with: “${asPrinted(sentences, step.words)}”.`;
  const { before, words, after } = naming.none;
  return `There is nothing to do that with: ${before}${asPrinted(sentences, words)}${after}.`;
}

function notSo(sentences: readonly string[], words: readonly string[]): string {
  const printed = asPrinted(sentences, words);
  return `This does not hold: “${printed.charAt(0).toLowerCase()}${printed.slice(1)}”.`;
}

/** What the player is asked for, with how many more cards. */
export function questionIn<C extends Card>({ sentences }: Ability<C>, step: Step<C>, left: number): string {
  const { naming, choose } = step.with ?? {};
  if (!choose) return "Carry it out or go on.";
  const aim = step.aim === undefined ? "" : ` ${step.aim}`;
  const what = left === 1 ? `Choose a card${aim}` : `Choose up to ${left} cards${aim}`;
  if (!naming) return `${what}: “${asPrinted(sentences, step.words)}”.`;
  return `${what}: ${asPrinted(sentences, choose.most === 1 ? naming.words : naming.none.words)}.`;
}
