import type { Game } from "../../core/game.ts";
import type { Cite, Terms, Verdict } from "../../core/judge/rule.ts";
import { isInForce } from "../../core/judge/what-if.ts";
import { listRules } from "./rules.ts";

export interface RuleLine {
  readonly id: string;
  readonly says: string;
  readonly cite: Cite;
  readonly formats?: readonly string[];
  readonly house?: string;
  /** The rule only advises and does not affect the verdict. */
  readonly advice?: true;
}

function line({ id, says, cite, formats, house, advice }: RuleLine): RuleLine {
  return {
    id,
    says,
    cite,
    ...(formats ? { formats } : {}),
    ...(house === undefined ? {} : { house }),
    ...(advice ? { advice } : {}),
  };
}

/** The rules of a game as a checklist: the rules about reading a list first, then the rulebook's. */
export function checklist(game: Game): readonly RuleLine[] {
  return [...listRules, ...game.rules].map(line);
}

/** The checklist split into the rules that apply under a format and house rules, and those that do not. */
export function checklistUnder(game: Game, terms: Omit<Terms, "options">) {
  const isAsked = (rule: Game["rules"][number]) => isInForce(rule, { ...terms, options: {} });
  return {
    asked: [...listRules, ...game.rules.filter(isAsked)].map(line),
    others: game.rules.filter((rule) => !isAsked(rule)).map(line),
  };
}

/** The rules that a verdict reports as held, each in one sentence. */
export function checklistOf(game: Game, { held }: Pick<Verdict, "held">): readonly RuleLine[] {
  const key = ({ cite }: { cite: Cite }) => `${cite.part} ${cite.page}`;
  const lines = checklist(game);
  return held.flatMap((rule) => lines.find((line) => line.id === rule.rule && key(line) === key(rule)) ?? []);
}
